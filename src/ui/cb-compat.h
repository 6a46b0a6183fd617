/* cb-compat.h - what newer versions of GTK and libadwaita do in another way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CbFileFunc:
 * @parent: the window that asked
 * @file: the file that was chosen
 */
typedef void (*CbFileFunc) (GtkWindow *parent,
                            GFile     *file);

/**
 * CbAnswerLook:
 * @CB_ANSWER_PLAIN: nothing comes of it
 * @CB_ANSWER_SUGGESTED: what one would do
 * @CB_ANSWER_DESTRUCTIVE: something is lost
 */
typedef enum
{
  CB_ANSWER_PLAIN,
  CB_ANSWER_SUGGESTED,
  CB_ANSWER_DESTRUCTIVE,
} CbAnswerLook;

/**
 * CbAnswer:
 * @id: what the program calls it
 * @label: what is on the button
 * @look: how the button looks
 */
typedef struct
{
  const char   *id;
  const char   *label;
  CbAnswerLook  look;
} CbAnswer;

/**
 * CbAnswerFunc:
 * @parent: the window that asked
 * @id: the answer that was chosen
 */
typedef void (*CbAnswerFunc) (GtkWindow  *parent,
                              const char *id);

GtkWidget *cb_compat_about_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void       cb_compat_about_add_credits (GtkWidget   *about,
                                        const char  *title,
                                        const char **people);
void       cb_compat_about_present     (GtkWidget   *about,
                                        GtkWindow   *parent);

gboolean   cb_compat_can_announce      (void);
gboolean   cb_compat_announce          (GtkWidget   *widget,
                                        const char  *text);
void       cb_compat_introduce         (GtkWidget   *widget);
void       cb_compat_introduce_mapped  (GtkWidget   *widget);
void       cb_compat_hide_parts        (GType        type);

void       cb_compat_close             (GtkWindow   *window);

void       cb_compat_ask               (GtkWindow      *parent,
                                        const char     *heading,
                                        const char     *body,
                                        const CbAnswer *answers,
                                        guint           n_answers,
                                        CbAnswerFunc    func);
gboolean   cb_compat_is_in_browser     (GtkWidget   *widget);

void       cb_compat_open_file         (GtkWindow   *parent,
                                        CbFileFunc   func);
void       cb_compat_save_file         (GtkWindow   *parent,
                                        const char  *name,
                                        CbFileFunc   func);

G_END_DECLS
