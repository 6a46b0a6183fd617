/* cb-rescue-flights.h - cards on their way, above the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-rescue.h"

G_BEGIN_DECLS

/**
 * CbRescueWay:
 * @CB_RESCUE_WAY_SLIDE: straight to its aim, where it comes to rest
 * @CB_RESCUE_WAY_REST: it is there already
 * @CB_RESCUE_WAY_LEAP: at its aim and back
 * @CB_RESCUE_WAY_FLEE: takes fright, and runs away in hops
 * @CB_RESCUE_WAY_EAT: to its aim, stays there for a while, and goes back
 * @CB_RESCUE_WAY_VANISH: stays where it is, and is eaten bite by bite
 * @CB_RESCUE_WAY_HOP: up and down again
 */
typedef enum
{
  CB_RESCUE_WAY_SLIDE,
  CB_RESCUE_WAY_REST,
  CB_RESCUE_WAY_LEAP,
  CB_RESCUE_WAY_FLEE,
  CB_RESCUE_WAY_EAT,
  CB_RESCUE_WAY_VANISH,
  CB_RESCUE_WAY_HOP,
} CbRescueWay;

/**
 * CbRescueFlight:
 * @card: a #CbRescueCard or %CB_RESCUE_FACE_BACK
 * @owner: whose cheese it is
 * @way: how it moves
 * @from: where it comes from
 * @to: where it goes
 * @target: (nullable): what it goes to, wherever that may move, instead of @to
 * @home: (nullable): what is not to be seen in the meantime: its own place
 */
typedef struct
{
  int              card;
  CbSeat           owner;
  CbRescueWay      way;
  graphene_rect_t  from;
  graphene_rect_t  to;
  GtkWidget       *target;
  GtkWidget       *home;
} CbRescueFlight;

#define CB_TYPE_RESCUE_FLIGHTS (cb_rescue_flights_get_type ())

G_DECLARE_FINAL_TYPE (CbRescueFlights, cb_rescue_flights, CB, RESCUE_FLIGHTS, GtkWidget)

guint      cb_rescue_flights_get_n        (CbRescueFlights      *self);
gboolean   cb_rescue_flights_locate       (CbRescueFlights      *self,
                                           GtkWidget            *widget,
                                           graphene_rect_t      *bounds);
void       cb_rescue_flights_add          (CbRescueFlights      *self,
                                           const CbRescueFlight *flight);
void       cb_rescue_flights_set_progress (CbRescueFlights      *self,
                                           double                progress);
void       cb_rescue_flights_run          (CbRescueFlights      *self,
                                           guint                 milliseconds);
void       cb_rescue_flights_clear        (CbRescueFlights      *self);

G_END_DECLS
