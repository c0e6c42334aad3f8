/* figure-cell.c: a place on the table into which a figure is typed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "figure-cell.h"

#include "core/base/figure.h"
#include "panels/drawing/parts.h"

#define BEGUN "gn-figure-begun"   /* of a panel: its cell with a figure that is not entered yet; weak */

typedef struct {
  GnPanel   *panel;      /* weak */
  GtkWidget *text;       /* made when the cell is opened first */
  char      *spec;
  char      *arg;
  char      *figure;
  char      *label;
  gboolean   can;
  gboolean   touched;
  gboolean   writing;    /* the text is not changed by the user */
} GnFigureCellPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (GnFigureCell, gn_figure_cell, GN_TYPE_CONTAINER)

enum { PASSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GnFigureCellPrivate *
private_of (GnFigureCell *self)
{
  return gn_figure_cell_get_instance_private (self);
}

/* ---- What is typed -------------------------------------------------------- */

static void
set_touched (GnFigureCell *self,
             gboolean      touched)
{
  GnFigureCellPrivate *priv = private_of (self);

  priv->touched = touched;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  if (!priv->panel)
    return;
  if (touched)
    g_object_set_data (G_OBJECT (priv->panel), BEGUN, self);
  else if (g_object_get_data (G_OBJECT (priv->panel), BEGUN) == self)
    g_object_set_data (G_OBJECT (priv->panel), BEGUN, NULL);
}

/* Writes what the cell holds, as if nothing had been typed. */
static void
restore (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);

  set_touched (self, FALSE);
  if (!priv->text)
    return;
  priv->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (priv->text), priv->figure);
  gtk_editable_select_region (GTK_EDITABLE (priv->text), 0, -1);
  priv->writing = FALSE;
}

static void
on_changed (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);

  if (!priv->writing)
    set_touched (self, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
refuse (GnFigureCell *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static gboolean
is_number (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);
  const GnMatch *match = gn_panel_get_match (priv->panel);
  GnMove move;

  if (!gn_move_from_spec (match, 0, priv->spec, &move, NULL))
    return FALSE;

  const GnArg *arg = gn_verb_find_arg (&match->game->verbs[move.verb], priv->arg);

  return arg && arg->kind == GN_ARG_NUMBER;
}

/* The whole move with what is typed; NULL: that is no figure. */
static char *
whole_spec (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (priv->text));
  gint16 slot[GN_FIGURE_SLOTS];
  const gsize read = gn_figure_parse (typed, slot);
  char text[GN_FIGURE_TEXT];

  if (read == 0 || typed[read + strspn (typed + read, " ")])
    return NULL;
  if (is_number (self))
    {
      const gint32 sum = gn_figure_sum (slot);

      return ABS (sum) < G_MAXINT16 ? g_strdup_printf ("%s %s=%d", priv->spec, priv->arg, sum) : NULL;
    }
  gn_figure_text (slot, text);
  return g_strdup_printf ("%s %s=%s", priv->spec, priv->arg, text);
}

/* Hands the figure to the frame. Returns: FALSE if nothing can come of it */
static gboolean
commit (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);
  g_autofree char *spec = priv->can ? whole_spec (self) : NULL;

  if (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (priv->text)), priv->figure))
    {
      restore (self);
      g_signal_emit (self, signals[PASSED], 0);
      return TRUE;
    }
  if (!spec)
    {
      refuse (self);
      return FALSE;
    }
  /* if it is accepted, the panel binds the cell again */
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec);
  if (priv->touched)
    {
      refuse (self);
      gtk_editable_select_region (GTK_EDITABLE (priv->text), 0, -1);
    }
  return !priv->touched;
}

GnFigureCell *
gn_figure_cell_begun (GnPanel *panel)
{
  return g_object_get_data (G_OBJECT (panel), BEGUN);
}

/* What was begun elsewhere on the panel is entered if it can be. */
static void
finish_other (GnFigureCell *self)
{
  GnPanel *panel = private_of (self)->panel;
  GnFigureCell *other = panel ? gn_figure_cell_begun (panel) : NULL;

  if (!other || other == self)
    return;

  g_autofree char *spec = whole_spec (other);
  g_autofree char *why = NULL;

  /* asked with the reason: most figures are in no list */
  if (spec && gn_panel_can (panel, spec, &why, NULL))
    gtk_widget_activate_action (GTK_WIDGET (other), "table.move", "s", spec);
  if (private_of (other)->touched)
    refuse (other);
}

/* ---- Keys ------------------------------------------------------------------ */

static gboolean
is_figure (guint keyval)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);

  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == 0x2212;
}

static gboolean
is_editing (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_Home:
    case GDK_KEY_End:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
gn_figure_cell_takes (GnFigureCell *self,
                      guint         keyval)
{
  return is_figure (keyval) || is_editing (keyval) || private_of (self)->touched;
}

static gboolean
move_focus (GnFigureCell    *self,
            GtkDirectionType direction)
{
  g_signal_emit_by_name (self, "move-focus", direction);
  return TRUE;
}

/* Enters what was typed, and goes on where the key says; the panel offers the next cell by itself. */
static gboolean
leave (GnFigureCell    *self,
       GtkDirectionType direction)
{
  GnFigureCellPrivate *priv = private_of (self);

  if (priv->touched)
    {
      if (commit (self) && (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN))
        {
          gtk_widget_grab_focus (GTK_WIDGET (self));
          move_focus (self, direction);
        }
      return TRUE;
    }
  return move_focus (self, direction);
}

static gboolean
on_key (GnFigureCell    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers)
{
  GnFigureCellPrivate *priv = private_of (self);

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (priv->touched)
        commit (self);
      else
        g_signal_emit (self, signals[PASSED], 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (!priv->touched)
        return GDK_EVENT_PROPAGATE;
      restore (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Tab:
      return leave (self, GTK_DIR_TAB_FORWARD);
    case GDK_KEY_ISO_Left_Tab:
      return leave (self, GTK_DIR_TAB_BACKWARD);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return leave (self, GTK_DIR_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return leave (self, GTK_DIR_DOWN);
    /* until something is typed they walk; then they move the caret */
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return priv->touched ? GDK_EVENT_PROPAGATE : move_focus (self, GTK_DIR_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return priv->touched ? GDK_EVENT_PROPAGATE : move_focus (self, GTK_DIR_RIGHT);
    default:
      break;
    }
  if (priv->touched && gdk_keyval_to_unicode (keyval) >= ' ' && !is_figure (keyval) && !is_editing (keyval))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* ---- The caret -------------------------------------------------------------- */

static void
on_focus (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);
  const gboolean open = priv->text && (gtk_widget_has_focus (priv->text) || priv->touched);

  gn_set_class (GTK_WIDGET (self), "open", open);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
make_text (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);

  if (priv->text)
    return;

  GtkEventController *keys = gtk_event_controller_key_new ();

  priv->text = gtk_text_new ();
  gn_be_text_box (GTK_TEXT (priv->text));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (priv->text, keys);
  gtk_text_set_input_purpose (GTK_TEXT (priv->text), GTK_INPUT_PURPOSE_NUMBER);
  gtk_text_set_max_length (GTK_TEXT (priv->text), GN_FIGURE_TEXT - 1);
  gtk_editable_set_alignment (GTK_EDITABLE (priv->text), 0.5);
  gtk_editable_set_width_chars (GTK_EDITABLE (priv->text), 1);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (priv->text), 1);
  gtk_widget_add_css_class (priv->text, "figure-text");
  gn_say_name (priv->text, priv->label);
  priv->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (priv->text), priv->figure ? priv->figure : "");
  priv->writing = FALSE;
  g_signal_connect_swapped (priv->text, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (priv->text, "notify::has-focus", G_CALLBACK (on_focus), self);
  gtk_widget_set_parent (priv->text, GTK_WIDGET (self));
}

static gboolean
gn_figure_cell_grab_focus (GtkWidget *widget)
{
  GnFigureCell *self = GN_FIGURE_CELL (widget);
  GnFigureCellPrivate *priv = private_of (self);

  finish_other (self);
  if (!priv->can)
    return GTK_WIDGET_CLASS (gn_figure_cell_parent_class)->grab_focus (widget);
  make_text (self);
  if (gtk_widget_is_focus (priv->text))
    return TRUE;
  if (!gtk_text_grab_focus_without_selecting (GTK_TEXT (priv->text)))
    return FALSE;
  if (!priv->touched)
    gtk_editable_select_region (GTK_EDITABLE (priv->text), 0, -1);
  return TRUE;
}

static gboolean
gn_figure_cell_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
on_pressed (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            GnFigureCell    *self)
{
  GnFigureCellPrivate *priv = private_of (self);

  if (priv->text && gtk_widget_has_focus (priv->text))
    return;   /* the click sets the caret */
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!priv->can && priv->spec)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.why", "s", priv->spec);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

gboolean
gn_figure_cell_key (GnFigureCell *self,
                    guint         keyval)
{
  GnFigureCellPrivate *priv = private_of (self);
  char letter[8] = { 0 };

  if (!is_figure (keyval) || !gtk_widget_grab_focus (GTK_WIDGET (self)) || !priv->can)
    return FALSE;
  g_unichar_to_utf8 (gdk_keyval_to_unicode (keyval), letter);
  gtk_editable_delete_selection (GTK_EDITABLE (priv->text));

  int at = gtk_editable_get_position (GTK_EDITABLE (priv->text));

  gtk_editable_insert_text (GTK_EDITABLE (priv->text), letter, -1, &at);
  gtk_editable_set_position (GTK_EDITABLE (priv->text), at);
  return TRUE;
}

/* ---- What is shown ----------------------------------------------------------- */

static gboolean
keep (char       **where,
      const char  *text)
{
  if (g_strcmp0 (*where, text) == 0)
    return FALSE;
  g_free (*where);
  *where = g_strdup (text);
  return TRUE;
}

void
gn_figure_cell_bind (GnFigureCell *self,
                     GnPanel      *panel,
                     const char   *name,
                     const char   *label,
                     const char   *spec,
                     gboolean      can,
                     const char   *arg,
                     const char   *figure,
                     const char   *tip)
{
  GnFigureCellPrivate *priv = private_of (self);
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean other = g_strcmp0 (priv->figure, figure) != 0 || g_strcmp0 (priv->spec, spec) != 0;

  g_set_weak_pointer (&priv->panel, panel);
  if (keep (&priv->spec, spec))
    g_object_set_data_full (G_OBJECT (self), "gn-move", g_strdup (spec), g_free);
  keep (&priv->arg, arg);
  keep (&priv->figure, figure);
  if (keep (&priv->label, label) && priv->text)
    gn_say_name (priv->text, label);
  gn_say_name (widget, name);
  gn_set_tooltip (widget, tip);
  priv->can = panel && spec && can;
  gtk_widget_set_focusable (widget, panel && !priv->can);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, panel && !priv->can, -1);
  if (other || !priv->can)
    restore (self);
  if (!priv->text)
    return;
  /* a text that disappears would not learn that it has lost the focus */
  if (!priv->can && gtk_widget_is_focus (priv->text))
    GTK_WIDGET_CLASS (gn_figure_cell_parent_class)->grab_focus (widget);
  gtk_widget_set_visible (priv->text, priv->can);
  on_focus (self);
}

gboolean
gn_figure_cell_is_open (GnFigureCell *self)
{
  GnFigureCellPrivate *priv = private_of (self);

  return priv->text && priv->can && (priv->touched || gtk_widget_has_focus (priv->text));
}

gboolean
gn_figure_cell_is_touched (GnFigureCell *self)
{
  return private_of (self)->touched;
}

gboolean
gn_figure_cell_get_sum (GnFigureCell *self,
                        int          *sum)
{
  GnFigureCellPrivate *priv = private_of (self);
  gint16 slot[GN_FIGURE_SLOTS];

  if (!priv->text || gn_figure_parse (gtk_editable_get_text (GTK_EDITABLE (priv->text)), slot) == 0 || slot[0] < 2)
    return FALSE;
  *sum = gn_figure_sum (slot);
  return TRUE;
}

GnFigureCell *
gn_figure_cell_of (GtkWidget *focus)
{
  GtkWidget *cell = focus && GTK_IS_TEXT (focus) ? gtk_widget_get_parent (focus) : NULL;

  return cell && GN_IS_FIGURE_CELL (cell) ? GN_FIGURE_CELL (cell) : NULL;
}

/* ---- The widget ---------------------------------------------------------------- */

static void
gn_figure_cell_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  GtkWidget *text = private_of (GN_FIGURE_CELL (widget))->text;

  *minimum = *natural = 0;
  if (text)
    gn_measure (text, orientation, -1, minimum, natural);
}

/* The line that is typed into is in the middle. */
static void
gn_figure_cell_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  GtkWidget *text = private_of (GN_FIGURE_CELL (widget))->text;

  if (!text)
    return;

  const int wide = MAX (width, gn_least_of (text, GTK_ORIENTATION_HORIZONTAL)), tall = gn_height_of (text);

  gtk_widget_size_allocate (text, &(GtkAllocation) { 0, (height - tall) / 2, wide, tall }, -1);
}

static void
gn_figure_cell_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GnFigureCell *self = GN_FIGURE_CELL (widget);

  if (gn_figure_cell_is_open (self))
    gtk_widget_snapshot_child (widget, private_of (self)->text, snapshot);
}

static void
gn_figure_cell_dispose (GObject *object)
{
  GnFigureCell *self = GN_FIGURE_CELL (object);
  GnFigureCellPrivate *priv = private_of (self);

  set_touched (self, FALSE);
  g_clear_weak_pointer (&priv->panel);
  if (priv->text)
    g_signal_handlers_disconnect_by_data (priv->text, self);
  priv->text = NULL;
  G_OBJECT_CLASS (gn_figure_cell_parent_class)->dispose (object);
}

static void
gn_figure_cell_finalize (GObject *object)
{
  GnFigureCellPrivate *priv = private_of (GN_FIGURE_CELL (object));

  g_free (priv->spec);
  g_free (priv->arg);
  g_free (priv->figure);
  g_free (priv->label);
  G_OBJECT_CLASS (gn_figure_cell_parent_class)->finalize (object);
}

static void
gn_figure_cell_class_init (GnFigureCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_figure_cell_dispose;
  G_OBJECT_CLASS (class)->finalize = gn_figure_cell_finalize;
  widget_class->measure = gn_figure_cell_measure;
  widget_class->size_allocate = gn_figure_cell_size_allocate;
  widget_class->snapshot = gn_figure_cell_snapshot;
  widget_class->grab_focus = gn_figure_cell_grab_focus;
  widget_class->focus = gn_figure_cell_focus;
  gtk_widget_class_set_css_name (widget_class, "figurecell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);

  signals[PASSED] = g_signal_new ("passed", GN_TYPE_FIGURE_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  0);
}

static void
gn_figure_cell_init (GnFigureCell *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  private_of (self)->figure = g_strdup ("");
  private_of (self)->label = g_strdup ("");
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
