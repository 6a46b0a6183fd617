/* cb-ui.h - where the things of the interface are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#define CB_RESOURCE_PATH  "/io/github/cheeseboard/Cheeseboard/"
#define CB_UI_PATH        CB_RESOURCE_PATH "ui/"
#define CB_ART_PATH       CB_RESOURCE_PATH "art/"
#define CB_SOUND_PATH     CB_RESOURCE_PATH "sounds/"
#define CB_EXAMPLE_PATH   CB_RESOURCE_PATH "examples/"
