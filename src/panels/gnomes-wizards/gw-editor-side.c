/* gw-editor-side.c: the tools of the board editor, and the findings about the board
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "panels/layout/board.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "gw-editor-private.h"

/* ---- Tools ---------------------------------------------------------------------------------------- */

static GtkWidget *
key_label (const char *text,
           const char *key)
{
  GtkWidget *row = gn_row (6, NULL);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), gn_label (text, NULL));
  if (key)
    gtk_box_append (GTK_BOX (row), gn_label (key, "key"));
  return row;
}

static GtkWidget *
label_button (GtkWidget  *button,
              const char *text,
              const char *key,
              const char *tip,
              const char *action,
              const char *target)
{
  gtk_button_set_child (GTK_BUTTON (button), key_label (text, key));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_widget_set_tooltip_text (button, tip);
  gn_say_name (button, text);
  return button;
}

static GtkWidget *
add_button (GtkWidget  *box,
            GtkWidget  *button,
            const char *text,
            const char *key,
            const char *tip,
            const char *action,
            const char *target)
{
  gtk_flow_box_append (GTK_FLOW_BOX (box), label_button (button, text, key, tip, action, target));
  /* the flow box's own child takes no focus, because the button in it does */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  return button;
}

static void
make_tools (GwEditor *self)
{
  static const struct { const char *id, *key, *text, *tip; } tools[GW_N_TOOLS] = {
    [GW_TOOL_A] = { "a", "1", N_("Side A"), N_("Place a tile for side A, remove one, or assign it to side A") },
    [GW_TOOL_B] = { "b", "2", N_("Side B"), N_("Place a tile for side B, remove one, or assign it to side B") },
    [GW_TOOL_MINE] = { "mine", "3", N_("Mine"), N_("Mark or unmark a mine") },
    [GW_TOOL_START] = { "start", "4", N_("Start"), N_("Mark or unmark a start tile") },
    [GW_TOOL_DEAD] = { "dead", "5", N_("Always flipped"),
      N_("Mark or unmark a tile that is flipped from the start") },
  };

  for (guint i = 0; i < GW_N_TOOLS; i++)
    self->tool_button[i] = add_button (self->tools, gtk_toggle_button_new (), _(tools[i].text), tools[i].key,
                                       _(tools[i].tip), "editor.tool", tools[i].id);
}

static void
make_changes (GwEditor *self)
{
  static const struct { GwChange change; const char *id, *key, *text, *tip; } changes[] = {
    { GW_CHANGE_COPY, "copy", "C", N_("Copy A to B"),
      N_("Make side B a copy of side A, turned or mirrored as chosen") },
    { GW_CHANGE_EXCHANGE, "exchange", "X", N_("Swap A and B"),
      N_("Side A becomes side B, and side B becomes side A") },
    { GW_CHANGE_STARTS, "starts", "S", N_("Find start tiles"),
      N_("Put the start tiles as far from the other side as possible") },
    { GW_CHANGE_TURN, "turn", "R", N_("Turn"), N_("Turn the whole board by a sixth") },
    { GW_CHANGE_LEFT_RIGHT, "left-right", "H", N_("Mirror ↔"), N_("Mirror the whole board left to right") },
    { GW_CHANGE_TOP_BOTTOM, "top-bottom", "V", N_("Mirror ↕"), N_("Mirror the whole board top to bottom") },
    { GW_CHANGE_CLEAR, "clear", NULL, N_("Clear"), N_("Remove all tiles") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    self->change_button[changes[i].change] = add_button (self->changes, gtk_button_new (), _(changes[i].text),
                                                         changes[i].key, _(changes[i].tip), "editor.change",
                                                         changes[i].id);
}

static void
make_pairs (GwEditor *self)
{
  static const struct { const char *id, *text, *tip; } pairs[GW_N_PAIRINGS] = {
    [GW_PAIR_NONE] = { "none", N_("Single tile"), N_("Change only the tile itself") },
    [GW_PAIR_TURNED] = { "turned", N_("Turned"),
      N_("Also change the partner tile of the other side, half a turn further on") },
    [GW_PAIR_LEFT_RIGHT] = { "left-right", N_("Mirrored ↔"),
      N_("Also change the partner tile of the other side, mirrored left to right") },
    [GW_PAIR_TOP_BOTTOM] = { "top-bottom", N_("Mirrored ↕"),
      N_("Also change the partner tile of the other side, mirrored top to bottom") },
    [GW_PAIR_THIRDS] = { "thirds", N_("In thirds"),
      N_("Also change the tiles one third and two thirds of a turn further on") },
  };

  for (guint i = 0; i < GW_N_PAIRINGS; i++)
    self->pair_button[i] = add_button (self->pairs, gtk_toggle_button_new (), _(pairs[i].text), NULL, _(pairs[i].tip),
                                       "editor.pair", pairs[i].id);
}

static void
make_tribes (GwEditor *self)
{
  static const char *const numbers[] = { "2", "3", "4" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *tip = gn_fill (_("A board for {n} tribes"), "n", numbers[i], NULL);
      GtkWidget *button = label_button (gtk_toggle_button_new (), numbers[i], NULL, tip, "editor.tribes", numbers[i]);

      gn_say_name (button, tip);
      gtk_box_append (GTK_BOX (self->tribes), button);
    }
}

void
gw_editor_make_buttons (GwEditor *self)
{
  make_tools (self);
  make_changes (self);
  make_tribes (self);
  make_pairs (self);
}

/* ---- Findings --------------------------------------------------------------------------------------------- */

static void
look_at (GwEditor  *self,
         GtkWidget *row)
{
  const guint8 *at = row ? g_object_get_data (G_OBJECT (row), "at") : NULL;

  for (int place = 0; place < GW_PLACES; place++)
    self->shown[place] = at ? at[place] : 0;
  gtk_widget_queue_draw (self->marks);
}

static void
on_enter (GtkEventControllerMotion *controller,
          double                    x,
          double                    y,
          GwEditor                 *self)
{
  look_at (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
}

static void
on_leave (GtkEventControllerMotion *controller,
          GwEditor                 *self)
{
  look_at (self, NULL);
}

static void
add_finding (GwEditor        *self,
             const GwFinding *finding)
{
  static const char *const icons[] = { "object-select-symbolic", "dialog-information-symbolic",
                                       "dialog-warning-symbolic" };
  static const char *const classes[] = { "gw-finding fine", "gw-finding advice", "gw-finding fault" };
  g_autofree char *text = gn_say_text (self->match, &finding->say, FALSE);
  const char *clause = self->match->game->texts[finding->say.text].clause;
  const char *kind = finding->verdict == GW_JUDGED_FAULT ? _("missing")
                     : finding->verdict == GW_JUDGED_ADVICE ? _("advice")
                                                            : _("all right");
  GtkWidget *row = gn_row (8, classes[finding->verdict]), *label = gn_paragraph (text, NULL),
            *icon = gtk_image_new_from_icon_name (icons[finding->verdict]);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  /* Translators: read aloud: {kind} is "missing", "advice" or "all right", {text} a sentence about the board,
   * {clause} the number of the rule */
  g_autofree char *aloud = gn_fill (_("{kind}: {text} ({clause})"), "kind", kind, "text", text, "clause", clause, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gn_append (row, icon, label, NULL);
  if (finding->verdict != GW_JUDGED_FINE)
    gtk_box_append (GTK_BOX (row), gn_label (clause, "note"));
  gn_say_name (row, aloud);
  g_object_set_data_full (G_OBJECT (row), "at", g_memdup2 (finding->at, sizeof finding->at), g_free);
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_enter), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, 0);
  gtk_widget_add_controller (row, motion);
  gtk_box_append (GTK_BOX (self->findings), row);
}

static void
name_button (GtkWidget  *button,
             const char *text,
             const char *tip)
{
  GtkWidget *row = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (row)), text);
  gtk_widget_set_tooltip_text (button, tip);
  gn_say_name (button, text);
}

/* A board for three tribes has no sides. */
void
gw_editor_name_tools (GwEditor *self)
{
  const gboolean sides = gw_layout_has_sides (gw_sketch_layout (self->sketch));

  name_button (self->tool_button[GW_TOOL_A], sides ? _("Side A") : _("Tile"),
               sides ? _("Place a tile for side A, remove one, or assign it to side A")
                     : _("Place a tile, or remove one"));
  name_button (self->change_button[GW_CHANGE_COPY], sides ? _("Copy A to B") : _("Copy the top third"),
               sides ? _("Make side B a copy of side A, turned or mirrored as chosen")
                     : _("Make all three parts copies of the top one"));
}

void
gw_editor_tell_findings (GwEditor *self)
{
  GwFinding findings[GW_FINDINGS];
  const GwLayout *layout = gw_sketch_layout (self->sketch);
  const guint n = gw_layout_judge (layout, findings);
  guint verdicts[3] = { 0 };

  memset (self->shown, 0, sizeof self->shown);
  gn_box_clear (self->findings);
  /* what is lacking comes first */
  for (int verdict = GW_JUDGED_FAULT; verdict >= GW_JUDGED_FINE; verdict--)
    for (guint i = 0; i < n; i++)
      if ((int) findings[i].verdict == verdict)
        {
          add_finding (self, &findings[i]);
          verdicts[verdict]++;
          /* a tile that is cut off or out of place is shown at once */
          if (verdict == GW_JUDGED_FAULT)
            for (int place = 0; place < GW_PLACES; place++)
              self->shown[place] |= findings[i].at[place];
        }
  gtk_label_set_text (GTK_LABEL (self->verdict),
                      !gw_layout_count (layout, 0, 0) ? _("No tiles yet")
                      : verdicts[GW_JUDGED_FAULT] ? _("Not playable yet")
                      : verdicts[GW_JUDGED_ADVICE] ? _("Playable, but see the advice")
                      : _("A fair board"));
  gn_set_class (self->verdict, "fault", verdicts[GW_JUDGED_FAULT] > 0);
  gn_set_class (self->verdict, "fine", !verdicts[GW_JUDGED_FAULT] && !verdicts[GW_JUDGED_ADVICE]);
}

char *
gw_editor_cell_text (GwEditor *self,
                     int       place)
{
  const GwLayout *layout = gw_sketch_layout (self->sketch);
  const guint8 at = layout->at[place];
  g_autofree char *name = gw_sketch_name_of (self->sketch, place);
  const char *what = !at ? _("{place}: empty")
                     : at & GW_SPOT_DEAD ? _("{place}: always flipped")
                     : !gw_layout_has_sides (layout) ? (at & GW_SPOT_MINE ? _("{place}: mine") : _("{place}: tile"))
                     : at & GW_SPOT_B ? (at & GW_SPOT_MINE ? _("{place}: side B, mine")
                                                        : at & GW_SPOT_START ? _("{place}: side B, start tile")
                                                                             : _("{place}: side B"))
                     : at & GW_SPOT_MINE ? _("{place}: side A, mine")
                     : at & GW_SPOT_START ? _("{place}: side A, start tile")
                                                     : _("{place}: side A");

  return gn_fill (what, "place", name, NULL);
}
