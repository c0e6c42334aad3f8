/* panel.c: the base class of the panels: the viewer's copy, and what can be done with the things on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/flight.h"
#include "panels/drawing/parts.h"
#include "gn-ui.h"
#include "plain-panel.h"
#include "core/words/text.h"
#include "sheets/pieces.h"

typedef struct {
  GnMatchTable *table;
  int           viewer;
  gboolean      covered;
  gboolean      present;   /* shows the present, not an earlier moment */
  gboolean      corrected;
  int           acting;
  GnMoveList    legal;     /* of the viewer's copy, made once per update */
  gboolean      known;     /* something has been shown, so the next state is news */
  GnFlights    *flights;
  gpointer      scene;     /* read by the class from @shown, a copy of a state */
  gpointer      shown;
  GtkWidget    *player[GN_MAX_SEATS];     /* weak, as the next: they are in the frame's cards */
  GtkWidget    *standing[GN_MAX_SEATS];
} GnPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (GnPanel, gn_panel, GTK_TYPE_WIDGET)

enum { PROP_TABLE = 1, PROP_VIEWER, PROP_COVERED, N_PROPS };
static GParamSpec *props[N_PROPS];

/* Keyed by game id. */
static GHashTable *entries;

void
gn_panel_register (const GnPanelEntry *entry)
{
  if (!entries)
    entries = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (entries, (gpointer) entry->game_id, (gpointer) entry);
}

static const GnPanelEntry *
entry_of (const char *game_id)
{
  return entries ? g_hash_table_lookup (entries, game_id) : NULL;
}

GType
gn_panel_editor_for (const char *game_id,
                     const char *family_id)
{
  const GnPanelEntry *entry = entry_of (game_id);

  for (guint i = 0; entry && entry->editors[i].family_id; i++)
    if (g_str_equal (entry->editors[i].family_id, family_id))
      return entry->editors[i].type ();
  return G_TYPE_INVALID;
}

static GnPanelPrivate *
private_of (GnPanel *self)
{
  return gn_panel_get_instance_private (self);
}

/* ---- The shown state ---------------------------------------------------- */

static void
read_scene (GnPanel       *self,
            gconstpointer  state)
{
  GnPanelPrivate *priv = private_of (self);
  GnPanelClass *class = GN_PANEL_GET_CLASS (self);
  const GnMatch *match = gn_panel_get_match (self);

  if (!priv->scene)
    {
      priv->scene = g_malloc0 (class->scene_size);
      priv->shown = g_malloc (match->game->state_size);
    }
  memcpy (priv->shown, state, match->game->state_size);
  class->read (priv->scene, class->looks_only ? NULL : self, match, priv->shown);
}

gconstpointer
gn_panel_scene (GnPanel       *self,
                gconstpointer  state)
{
  GnPanelPrivate *priv = private_of (self);

  if (state && (!priv->scene || memcmp (state, priv->shown, gn_panel_get_match (self)->game->state_size) != 0))
    read_scene (self, state);
  return priv->scene;
}

static void
update (GnPanel       *self,
        gconstpointer  state,
        const GnStory *story)
{
  GnPanelPrivate *priv = private_of (self);
  GnPanelClass *class = GN_PANEL_GET_CLASS (self);

  priv->legal.n = 0;
  priv->acting = -1;
  if (priv->present)
    {
      gn_match_table_legal (priv->table, priv->viewer, &priv->legal);
      priv->acting = gn_match_table_turn_seat (priv->table);
    }

  if (!priv->known)
    story = NULL;
  priv->known = TRUE;

  gn_flights_stop (priv->flights);
  if (class->read)
    read_scene (self, state);
  if (class->update)
    class->update (self, state, story, priv->acting);
  for (guint i = 0; story && class->fly && i < story->n; i++)
    if (gn_fact_shown (&story->fact[i], priv->viewer))
      class->fly (self, &story->fact[i].say);
  gn_flights_start (priv->flights);
}

void
gn_panel_refresh (GnPanel       *self,
                  const GnStory *story)
{
  GnPanelPrivate *priv = private_of (self);

  g_return_if_fail (GN_IS_PANEL (self));

  if (!priv->table)
    return;
  priv->present = TRUE;
  update (self, gn_match_table_state (priv->table, priv->viewer), story);
}

static void
on_changed (GnMatchTable *table,
            const GnStep *step,
            GnPanel      *self)
{
  gn_panel_refresh (self, step ? step->story : NULL);
}

void
gn_panel_follow (GnPanel *self)
{
  GnPanelPrivate *priv = private_of (self);

  g_return_if_fail (GN_IS_PANEL (self) && priv->table);

  g_signal_connect_object (priv->table, "changed", G_CALLBACK (on_changed), self, 0);
  gn_panel_refresh (self, NULL);
}

void
gn_panel_show_state (GnPanel       *self,
                     gconstpointer  state)
{
  g_return_if_fail (GN_IS_PANEL (self));

  private_of (self)->present = FALSE;
  update (self, state, NULL);
}

GnMatchTable *
gn_panel_get_table (GnPanel *self)
{
  return private_of (self)->table;
}

const GnMatch *
gn_panel_get_match (GnPanel *self)
{
  return gn_match_table_get_match (private_of (self)->table);
}

int
gn_seat_paint (const GnMatch *match,
               int            seat)
{
  return seat >= 0 && seat < match->n_seats ? gn_pieces_seat_paint (match, seat) : -1;
}

int
gn_panel_get_viewer (GnPanel *self)
{
  return private_of (self)->viewer;
}

gboolean
gn_panel_get_covered (GnPanel *self)
{
  return private_of (self)->covered;
}

void
gn_panel_set_corrected (GnPanel *self)
{
  private_of (self)->corrected = TRUE;
}

gboolean
gn_panel_is_corrected (GnPanel *self)
{
  return private_of (self)->corrected;
}

gboolean
gn_panel_is_present (GnPanel *self)
{
  return private_of (self)->present;
}

int
gn_panel_acting (GnPanel *self)
{
  return private_of (self)->acting;
}

const GnMoveList *
gn_panel_get_legal (GnPanel *self)
{
  return &private_of (self)->legal;
}

void
gn_panel_banner_free (GnPanelBanner *banner)
{
  if (!banner)
    return;
  g_free (banner->text);
  g_free (banner);
}

GnPanelBanner *
gn_panel_banner_add (GPtrArray  **banners,
                     char        *text,
                     const char  *icon,
                     const char  *clause,
                     int          seat,
                     gboolean     strong)
{
  GnPanelBanner *banner = g_new0 (GnPanelBanner, 1);

  banner->text = text;
  banner->icon = icon;
  banner->clause = clause;
  banner->seat = seat;
  banner->strong = strong;
  if (!*banners)
    *banners = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_panel_banner_free);
  g_ptr_array_add (*banners, banner);
  return banner;
}

/* ---- The players' cards --------------------------------------------------- */

static GtkWidget *
keep (GtkWidget **where,
      GtkWidget  *made)
{
  g_set_weak_pointer (where, made);
  return made;
}

GtkWidget *
gn_panel_make_player (GnPanel *self,
                      int      seat)
{
  GnPanelClass *class = GN_PANEL_GET_CLASS (self);
  GtkWidget *player = class->make_player ? class->make_player (self, seat) : NULL;

  if (player)
    gtk_widget_set_vexpand (player, TRUE);
  return keep (&private_of (self)->player[seat], player);
}

GtkWidget *
gn_panel_make_standing (GnPanel *self,
                        int      seat)
{
  GnPanelClass *class = GN_PANEL_GET_CLASS (self);

  return keep (&private_of (self)->standing[seat], class->make_standing ? class->make_standing (self, seat) : NULL);
}

GtkWidget *
gn_panel_get_player (GnPanel *self,
                     int      seat)
{
  return seat >= 0 && seat < GN_MAX_SEATS ? private_of (self)->player[seat] : NULL;
}

GtkWidget *
gn_panel_get_standing (GnPanel *self,
                       int      seat)
{
  return seat >= 0 && seat < GN_MAX_SEATS ? private_of (self)->standing[seat] : NULL;
}

void
gn_panel_standing (GnPanel       *self,
                   gconstpointer  state,
                   int            seat,
                   GnStanding    *standing)
{
  GnPanelPrivate *priv = private_of (self);
  GnPanelClass *class = GN_PANEL_GET_CLASS (self);

  *standing = (GnStanding) { 0 };
  if (class->standing)
    {
      class->standing (self, state, seat, &standing->points, &standing->goal, &standing->left, &standing->all,
                       &standing->extra);
      return;
    }

  g_autoptr (GnScoresheet) sheet = gn_match_table_score (priv->table, GN_PUBLIC);

  for (guint i = 0; i < sheet->n_parties; i++)
    if (sheet->seat[i] == seat)
      standing->points = sheet->total[i];
}

void
gn_panel_fly (GnPanel    *self,
              const char *piece,
              int         size,
              GtkWidget  *from,
              GtkWidget  *to)
{
  gn_flights_add (private_of (self)->flights, piece, size, from, to);
}

static void
gn_panel_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (gn_panel_parent_class)->snapshot (widget, snapshot);
  gn_flights_snapshot (private_of (GN_PANEL (widget))->flights, snapshot);
}

GnPanel *
gn_panel_new_for (GnMatchTable *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnPanelEntry *entry = entry_of (match->game->id);

  return g_object_new (entry ? entry->type () : GN_TYPE_PLAIN_PANEL, "table", table, NULL);
}

GtkWidget *
gn_panel_preview (const GnMatch *match,
                  guint          family,
                  int            index)
{
  const GnPanelEntry *entry = entry_of (match->game->id);

  if (!entry)
    return NULL;

  GnPanelClass *class = g_type_class_ref (entry->type ());
  GtkWidget *preview = class->preview ? class->preview (match, family, index) : NULL;
  g_type_class_unref (class);
  return preview;
}

/* ---- Possible moves ------------------------------------------------------ */

static gboolean
read_spec (GnPanel    *self,
           const char *spec,
           GnMove     *move)
{
  GnPanelPrivate *priv = private_of (self);
  g_autoptr (GError) error = NULL;

  if (gn_move_from_spec (gn_panel_get_match (self), MAX (priv->acting, 0), spec, move, &error))
    {
      const guint flags = gn_panel_get_match (self)->game->verbs[move->verb].flags;

      /* an outcome is said in nobody's name */
      if (flags & (GN_VERB_CHANCE | GN_VERB_HOST))
        move->seat = flags & GN_VERB_CHANCE ? GN_CHANCE : GN_HOST;
      return TRUE;
    }
  g_warning ("A panel names a move that there is not, \"%s\": %s", spec, error->message);
  return FALSE;
}

/* Returns whether the move can be said. @why: (nullable): the game's reason against it. */
static gboolean
can_say (GnPanel    *self,
         const char *spec,
         GnSay      *why)
{
  GnPanelPrivate *priv = private_of (self);
  GnMove partial;

  if (!priv->table || !priv->present || !read_spec (self, spec, &partial))
    return FALSE;

  const GnMatch *match = gn_panel_get_match (self);
  for (guint i = 0; i < priv->legal.n; i++)
    if (priv->legal.move[i].seat == partial.seat && gn_move_fits (match->game, &partial, &priv->legal.move[i]))
      return TRUE;

  /* Wholes and coarse outcomes are legal although they are not listed. */
  const gboolean listed = !(match->game->verbs[partial.verb].flags & (GN_VERB_COARSE | GN_VERB_WHOLE | GN_VERB_ADJUST));
  if (why || !listed)
    {
      g_auto (GnWays) ways = { 0 };

      gn_match_table_ask (priv->table, priv->viewer, &partial, &ways);
      if (ways.ways)
        return TRUE;
      if (why)
        *why = ways.why;
    }
  return FALSE;
}

gboolean
gn_panel_can (GnPanel     *self,
              const char  *spec,
              char       **why,
              const char **clause)
{
  GnSay say = { 0 };

  g_return_val_if_fail (GN_IS_PANEL (self), FALSE);

  const gboolean can = can_say (self, spec, why || clause ? &say : NULL);

  if (why)
    *why = say.text ? gn_say_text (gn_panel_get_match (self), &say, private_of (self)->covered) : NULL;
  if (clause)
    *clause = say.text ? gn_say_clause (gn_panel_get_match (self), &say) : NULL;
  return can;
}

static void
activate_move (GtkWidget *widget)
{
  const char *spec = g_object_get_data (G_OBJECT (widget), "gn-move");

  if (!spec)
    return;
  /* The frame attaches its form to the focused widget. */
  gtk_widget_grab_focus (widget);
  gtk_widget_activate_action (widget, "table.move", "s", spec);
}

static void
on_released (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             GtkWidget       *widget)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  activate_move (widget);
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        GtkWidget             *widget)
{
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;
  activate_move (widget);
  return GDK_EVENT_STOP;
}

/* Once per widget: from then on a click, Enter and Space say its current move. */
static void
listen (GtkWidget *widget)
{
  if (g_object_get_data (G_OBJECT (widget), "gn-listens"))
    return;
  g_object_set_data (G_OBJECT (widget), "gn-listens", GINT_TO_POINTER (TRUE));

  if (GTK_IS_BUTTON (widget))
    {
      g_signal_connect (widget, "clicked", G_CALLBACK (activate_move), NULL);
      return;
    }

  GtkGesture *click = gtk_gesture_click_new ();
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), widget, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  GtkEventController *key = gtk_event_controller_key_new ();
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key), widget, 0);
  gtk_widget_add_controller (widget, key);
  gtk_widget_set_focusable (widget, TRUE);
}

#define CAN "gn-can"     /* unset: nothing is said of it */
enum { CAN_NOW = 1, CANNOT_NOW };
#define BARE "gn-bare"   /* the state classes it does not get, and the states it gets; unset means both */

void
gn_panel_set_state_classes (GtkWidget     *widget,
                            GnStateClasses wear)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), BARE, GUINT_TO_POINTER (GN_STATE_CLASSES_BOTH ^ (guint) wear));
}

void
gn_panel_bind_state (GnPanel    *self,
                     GtkWidget  *widget,
                     const char *spec)
{
  GnSay say = { 0 };

  g_return_if_fail (GN_IS_PANEL (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  const gboolean can = spec && can_say (self, spec, &say);
  /* A move that only needs the printed values of a component is not off: a click asks for them. */
  const gboolean asks = say.text && g_str_equal (gn_say_code (gn_panel_get_match (self), &say), "teach-first");
  const gboolean cannot = spec && !can && !asks && gn_panel_is_present (self);
  const char *clause = say.text ? gn_say_clause (gn_panel_get_match (self), &say) : NULL;
  g_autofree char *why = say.text ? gn_say_text (gn_panel_get_match (self), &say, private_of (self)->covered) : NULL;

  const guint bare = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), BARE));

  if (!(bare & GN_STATE_CLASSES_CAN))
    gn_set_class (widget, "can", can);
  if (!(bare & GN_STATE_CLASSES_CANNOT))
    {
      gn_set_class (widget, "cannot", cannot);
      gn_set_class (widget, "unknown", asks);
    }
  if (bare & GN_STATE_CLASSES_STATES)
    {
      gn_set_state (widget, GTK_STATE_FLAG_CHECKED, can);
      gn_set_state (widget, GTK_STATE_FLAG_INCONSISTENT, cannot);
    }

  g_object_set_data (G_OBJECT (widget), CAN, GUINT_TO_POINTER (can || asks ? CAN_NOW : cannot ? CANNOT_NOW : 0));

  /* A move that is off does not make the widget insensitive: it keeps the focus and answers a click with the
   * reason. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, cannot, -1);

  g_autofree char *tip = NULL;
  if (why)
    /* Translators: a tooltip: the reason why something cannot be done, then the number of the rule */
    tip = clause ? gn_fill (_("{reason} · {clause}"), "reason", why, "clause", clause, NULL) : g_strdup (why);
  if (tip)
    {
      gn_set_tooltip (widget, tip);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
    }
  else
    {
      gn_set_tooltip (widget, NULL);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

void
gn_panel_bind_move (GnPanel    *self,
                    GtkWidget  *widget,
                    const char *spec)
{
  gn_panel_bind_state (self, widget, spec);
  if (spec)
    listen (widget);
  g_object_set_data_full (G_OBJECT (widget), "gn-move", g_strdup (spec), g_free);
}

void
gn_panel_set_move (GtkWidget  *widget,
                   const char *format,
                   ...)
{
  va_list args;

  va_start (args, format);
  g_object_set_data_full (G_OBJECT (widget), "gn-move", g_strdup_vprintf (format, args), g_free);
  va_end (args);
}

/* The first thing below @widget to go on with: of those that are suggested, or of those that something can be done
 * with. */
static GtkWidget *
find_likely (GtkWidget *widget,
             gboolean   suggested)
{
  const guint can = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), CAN));
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_focus (widget)
      || GTK_IS_NATIVE (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget) && can != CANNOT_NOW
      && (suggested ? gtk_widget_has_css_class (widget, "suggested-action")
                      && !gtk_widget_has_css_class (widget, "cannot")
                    : can == CAN_NOW))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_likely (child, suggested);
  return found;
}

GtkWidget *
gn_panel_likely (GnPanel   *self,
                 GtkWidget *last)
{
  GtkWidget *suggested;

  g_return_val_if_fail (GN_IS_PANEL (self), NULL);

  if (GN_PANEL_GET_CLASS (self)->likely)
    {
      GtkWidget *likely = GN_PANEL_GET_CLASS (self)->likely (self);

      if (likely)
        return likely;
    }
  suggested = find_likely (GTK_WIDGET (self), TRUE);
  return suggested ? suggested : last ? last : find_likely (GTK_WIDGET (self), FALSE);
}

/* ---- GObject ------------------------------------------------------------ */

static void
gn_panel_get_property (GObject    *object,
                       guint       prop,
                       GValue     *value,
                       GParamSpec *pspec)
{
  GnPanelPrivate *priv = private_of (GN_PANEL (object));

  switch (prop)
    {
    case PROP_TABLE:
      g_value_set_object (value, priv->table);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, priv->covered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
gn_panel_set_property (GObject      *object,
                       guint         prop,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  GnPanelPrivate *priv = private_of (GN_PANEL (object));

  switch (prop)
    {
    case PROP_TABLE:
      if (g_set_object (&priv->table, g_value_get_object (value)) && priv->table)
        gn_match_table_set_on_screen (priv->table);
      break;
    case PROP_VIEWER:
      priv->viewer = g_value_get_int (value);
      break;
    case PROP_COVERED:
      priv->covered = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
gn_panel_dispose (GObject *object)
{
  GnPanelPrivate *priv = private_of (GN_PANEL (object));
  GtkWidget *child;

  gn_flights_stop (priv->flights);
  for (int seat = 0; seat < GN_MAX_SEATS; seat++)
    {
      g_clear_weak_pointer (&priv->player[seat]);
      g_clear_weak_pointer (&priv->standing[seat]);
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_clear_object (&priv->table);
  G_OBJECT_CLASS (gn_panel_parent_class)->dispose (object);
}

static void
gn_panel_finalize (GObject *object)
{
  gn_flights_free (private_of (GN_PANEL (object))->flights);
  gn_move_list_clear (&private_of (GN_PANEL (object))->legal);
  g_free (private_of (GN_PANEL (object))->scene);
  g_free (private_of (GN_PANEL (object))->shown);
  G_OBJECT_CLASS (gn_panel_parent_class)->finalize (object);
}

static void
gn_panel_class_init (GnPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  /* The linker keeps the templates only if something refers to them. */
  gn_ui_get_resource ();
  object_class->get_property = gn_panel_get_property;
  object_class->set_property = gn_panel_set_property;
  object_class->dispose = gn_panel_dispose;
  object_class->finalize = gn_panel_finalize;
  widget_class->snapshot = gn_panel_snapshot;
  class->most_actions = -1;

  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, GN_TYPE_MATCH_TABLE, flags | G_PARAM_CONSTRUCT_ONLY);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, GN_EVERYTHING, GN_MAX_SEATS - 1, GN_PUBLIC,
                                         flags | G_PARAM_CONSTRUCT);
  props[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "panel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_panel_init (GnPanel *self)
{
  GnPanelPrivate *priv = private_of (self);

  priv->acting = -1;
  priv->present = TRUE;
  priv->flights = gn_flights_new (GTK_WIDGET (self));
  gn_move_list_init (&priv->legal);
}
