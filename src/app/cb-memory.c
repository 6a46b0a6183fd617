/* cb-memory.c - how much memory is kept in reserve
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Smaller blocks are not asked of the system each time: what a window is drawn to would
 * then be cleared for every frame. It is the most that malloc () accepts. */
#define LARGE      (32 * 1024 * 1024)

/* What may stay free at the end of an arena: enough to draw a large window. */
#define KEPT       (16 * 1024 * 1024)

/* One for the main loop, and one for all threads beside it. */
#define N_ARENAS   2

/**
 * cb_memory_init:
 *
 * Bounds what malloc () keeps of the memory that computer players needed to think. To be
 * called before there are threads.
 *
 * Each thought has a thread, and malloc () of the GNU C library up to eight arenas for
 * each processor, of which a new thread takes any that is free. It also learns from the
 * largest block that was ever freed how much room to keep in each of them. So memory
 * would grow from game to game until every arena had seen the largest thought. Other C
 * libraries need none of this.
 */
void
cb_memory_init (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE);
  mallopt (M_TRIM_THRESHOLD, KEPT);
  mallopt (M_ARENA_MAX, N_ARENAS);
#endif
}

/**
 * cb_memory_trim:
 *
 * Gives back what the start needed and nothing else will soon.
 */
void
cb_memory_trim (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
