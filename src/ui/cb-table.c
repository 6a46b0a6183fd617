/* cb-table.c - the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-table.h"

#include "cb-ui.h"

struct _CbTable
{
  GtkWidget parent_instance;
  CbSession *session;
};

G_DEFINE_FINAL_TYPE (CbTable, cb_table, GTK_TYPE_WIDGET)

static void
cb_table_class_init (CbTableClass *klass)
{
}

static void
cb_table_init (CbTable *self)
{
}

GtkWidget *
cb_table_new (void)
{
  return g_object_new (CB_TYPE_TABLE, NULL);
}

CbSession *
cb_table_get_session (CbTable *self)
{
  return self->session;
}

void
cb_table_set_session (CbTable *self, CbSession *session, const CbGameView *view)
{
  g_set_object (&self->session, session);
}

CbBoard *
cb_table_get_board (CbTable *self)
{
  return NULL;
}

void
cb_table_set_aid (CbTable *self, gboolean aid)
{
}

void
cb_table_refresh (CbTable *self)
{
}
