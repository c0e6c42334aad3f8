/* test-secrets.c: what is secret or covered shows nowhere
 *
 * In each game, deep in matches, each figure and card that not everybody may know is changed alone: another card in a
 * hand, more gold. Both tables are shown in windows. Everybody else has to see the same: widgets, names, style
 * classes, pictures, tooltips, sentences and what a click says, in the main window, behind another player's curtain, in
 * the public window, in the panes, in Correct, and while a line is typed. What is painted is the same, too.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/correct/correct-dialog-private.h"
#include "app/window/public-window.h"
#include "core/state/position.h"
#include "games/games.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"

#define TABLES    2     /* matches looked into */
#define STEPS     24    /* entries from one look to the next */
#define LOOKS     4     /* in each match */
#define TRIES     60    /* for another value that fits the rest of the table */
#define MOST      2     /* pairs of tables for each field */
#define SQUARE    6     /* pixels: what is painted is compared by the means of such squares */
#define SPECK     120   /* of 1785, black to white: cairo draws the edge of a letter in one of several ways */
#define PAINTED   ", as it is painted"
#define FOLLOWING 2     /* entries made at both tables of a pair, so that the log tells something */

/* An element that the table at large does not know. */
typedef struct {
  const GnField *field;
  int            i, j;
  guint          layer;
} Secret;

typedef struct {
  const GnGame *game;
  GHashTable   *varied;   /* by id of a field: pairs compared */
  GHashTable   *held;     /* ids of those that held a secret */
  guint         n;        /* pairs compared */
  GPtrArray    *wrong;    /* sentences */
} Look;

/* ---- What stands in a window ------------------------------------------------------- */

static void
add (GString    *text,
     const char *key,
     const char *value)
{
  if (value && *value)
    g_string_append_printf (text, " %s=“%s”", key, value);
}

static void
add_accessible (GString               *text,
                GtkWidget             *widget,
                const char            *key,
                GtkAccessibleProperty  property)
{
  g_autofree char *value = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "?");
  add (text, key, value);
}

static void
write_widget (GString   *text,
              GtkWidget *widget,
              guint      depth)
{
  const GtkStateFlags shown = GTK_STATE_FLAG_CHECKED | GTK_STATE_FLAG_INCONSISTENT | GTK_STATE_FLAG_SELECTED
                              | GTK_STATE_FLAG_INSENSITIVE;
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  /* (a tooltip is where the pointer happens to rest) */
  if (!gtk_widget_get_visible (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow")
      || (GTK_IS_NATIVE (widget) && depth && !gtk_widget_get_mapped (widget)))
    return;
  g_string_append_printf (text, "%*s%s", (int) depth, "", G_OBJECT_TYPE_NAME (widget));
  /* without GtkOverlay's own, which come with the next frame */
  for (guint i = 0; classes[i]; i++)
    if (!g_strv_contains ((const char *const[]) { "left", "right", "top", "bottom", NULL }, classes[i]))
      g_string_append_printf (text, ".%s", classes[i]);
  if (gtk_widget_get_state_flags (widget) & shown)
    g_string_append_printf (text, " state=%x", gtk_widget_get_state_flags (widget) & shown);
  if (gtk_widget_get_opacity (widget) < 1)
    g_string_append_printf (text, " opacity=%.3f", gtk_widget_get_opacity (widget));
  if (GN_IS_PIECE (widget))
    add (text, gn_piece_get_dim (GN_PIECE (widget)) ? "dim piece" : "piece", gn_piece_get_name (GN_PIECE (widget)));
  else if (GTK_IS_IMAGE (widget))
    add (text, "icon", gtk_image_get_icon_name (GTK_IMAGE (widget)));
  if (GTK_IS_LABEL (widget))
    add (text, "label", gtk_label_get_label (GTK_LABEL (widget)));
  else if (GN_IS_RICH_LABEL (widget))
    add (text, "rich", gn_rich_label_get_text (GN_RICH_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    add (text, "text", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_TEXT_VIEW (widget))
    {
      GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget));
      g_autofree char *all = NULL;

      g_object_get (buffer, "text", &all, NULL);
      add (text, "text", all);
    }
  add (text, "tip", gn_get_tooltip (widget) ? gn_get_tooltip (widget) : gtk_widget_get_tooltip_text (widget));
  add (text, "name", gn_get_name (widget));
  add_accessible (text, widget, "label", GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_accessible (text, widget, "description", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  add_accessible (text, widget, "value", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)))
    {
      g_autofree char *target = g_variant_print (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), TRUE);

      add (text, gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), target);
    }
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    write_widget (text, child, depth + 1);
}

static char *
written (GtkWidget *window)
{
  GString *text = g_string_new (NULL);

  write_widget (text, window, 0);
  return g_string_free (text, FALSE);
}

/* What is painted: a line for each row of squares, with the mean of each in three digits. */
static char *
painted (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  const int width = gdk_paintable_get_intrinsic_width (paintable);
  const int height = gdk_paintable_get_intrinsic_height (paintable);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GString *text = g_string_new (NULL);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node)
    gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);

  const guint8 *data = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y + SQUARE <= height; y += SQUARE)
    {
      for (int x = 0; x + SQUARE <= width; x += SQUARE)
        {
          guint sum = 0;

          for (int k = 0; k < SQUARE * SQUARE; k++)
            {
              const guint8 *pixel = data + (y + k / SQUARE) * stride + 4 * (x + k % SQUARE);

              sum += pixel[0] + 2 * pixel[1] + 4 * pixel[2];
            }
          g_string_append_printf (text, "%03x", sum / (SQUARE * SQUARE));
        }
      g_string_append_c (text, '\n');
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_string_free (text, FALSE);
}

static GtkWidget *
toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

/* ---- Everything that can be seen of a table ------------------------------------------- */

static void
keep (GPtrArray  *seen,
      GtkWidget  *window,
      const char *what)
{
  g_ptr_array_add (seen, g_strdup (what));
  g_ptr_array_add (seen, written (window));
}

static void
keep_painted (GPtrArray  *seen,
              GtkWidget  *window,
              const char *what)
{
  keep (seen, window, what);
  fixture_frame (window);
  g_ptr_array_add (seen, g_strconcat (what, PAINTED, NULL));
  g_ptr_array_add (seen, painted (window));
}

static void
see_panes (Sitting    *s,
           GPtrArray  *seen,
           const char *who)
{
  static const char *const panes[] = { "moves", "log", "odds" };

  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    {
      g_autofree char *what = g_strdup_printf ("%s, %s", who, panes[i]);

      act (s, "page", panes[i]);
      fixture_settle ();
      keep_painted (seen, s->window, what);
    }
}

static void
see_typed (Sitting   *s,
           GPtrArray *seen)
{
  const GnGame *game = gn_match_table_get_match (s->table)->game;
  const guint64 verbs = gn_table_model_shown_verbs (s->page->model);

  act (s, "type", NULL);
  for (guint v = 0; v < gn_game_n_verbs (game) && v < 64; v++)
    if (verbs >> v & 1)
      {
        GnMove open;
        g_autofree char *words = NULL;
        g_autofree char *line = NULL;
        g_autofree char *what = NULL;

        gn_move_open (game, &open, gn_table_model_speaker (s->page->model, v), v);
        words = gn_move_text (gn_match_table_get_match (s->table), &open);
        line = g_strndup (words, strcspn (words, "…{ "));
        what = g_strdup_printf ("the typed line “%s ”", line);
        type_text (s, line);
        type_text (s, " ");
        while (g_main_context_iteration (NULL, FALSE))
          ;
        keep (seen, s->window, what);
        press (s, GDK_KEY_Escape, 0);
        act (s, "type", NULL);
      }
  press (s, GDK_KEY_Escape, 0);
  fixture_settle ();
}

static void
see_correct (Sitting   *s,
             GPtrArray *seen)
{
  static const char *const views[] = { "table", "changes", "fields" };
  GnCorrectDialog *dialog;

  act (s, "correct", NULL);
  fixture_settle ();
  dialog = GN_CORRECT_DIALOG (toplevel (GN_TYPE_CORRECT_DIALOG));
  g_assert_nonnull (dialog);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *what = g_strdup_printf ("Correct, %s", views[i]);

      gtk_stack_set_visible_child_name (dialog->views, views[i]);
      for (guint k = 0; i == 2 && k < dialog->pages->len; k++)
        {
          gtk_stack_set_visible_child_name (dialog->stack, dialog->pages->pdata[k]);
          while (g_main_context_iteration (NULL, FALSE))
            ;
          keep (seen, GTK_WIDGET (dialog), what);
        }
      fixture_settle ();
      keep_painted (seen, GTK_WIDGET (dialog), what);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
}

static void
see_public (Sitting   *s,
            GPtrArray *seen)
{
  GtkWidget *public = gn_public_window_new (s->table);

  gtk_window_set_default_size (GTK_WINDOW (public), 1280, 720);
  gtk_window_present (GTK_WINDOW (public));
  fixture_settle ();
  keep_painted (seen, public, "the public window");
  gtk_window_destroy (GTK_WINDOW (public));
}

/* Pairs: what, all that stands there. @viewers: seats who may not know the difference either; @first: Correct, too. */
static GPtrArray *
see_all (GnMatchTable *table,
         guint         viewers,
         gboolean      first)
{
  GPtrArray *seen = g_ptr_array_new_with_free_func (g_free);
  Sitting s;

  sitting_new (&s, g_object_ref (table));
  while (gn_curtain_is_up (s.page->curtain))
    {
      keep_painted (seen, s.window, "the curtain");
      gn_curtain_lower (s.page->curtain);
      fixture_settle ();
    }
  see_panes (&s, seen, "the main window");
  see_typed (&s, seen);
  see_public (&s, seen);
  /* It takes a third of the time, and has no log. */
  if (first)
    see_correct (&s, seen);
  for (int seat = 0; seat < gn_match_table_get_match (table)->n_seats; seat++)
    if (viewers >> seat & 1)
      {
        gn_table_model_set_viewer (s.page->model, seat);
        fixture_settle ();
        see_panes (&s, seen, "another player");
        gn_table_model_set_viewer (s.page->model, GN_PUBLIC);
        break;
      }
  sitting_clear (&s);
  return seen;
}

/* ---- Two tables ---------------------------------------------------------------------- */

static char *
first_difference (const char *a,
                  const char *b)
{
  g_auto (GStrv) one = g_strsplit (a, "\n", -1), other = g_strsplit (b, "\n", -1);

  for (guint i = 0; one[i] || other[i]; i++)
    if (!one[i] || !other[i] || !g_str_equal (one[i], other[i]))
      return g_strdup_printf ("\n    %s\n    %s", one[i] ? one[i] : "-", other[i] ? other[i] : "-");
  return NULL;
}

static int
mean_at (const char *digits)
{
  return g_ascii_xdigit_value (digits[0]) << 8 | g_ascii_xdigit_value (digits[1]) << 4
         | g_ascii_xdigit_value (digits[2]);
}

/* The same of two that painted() has returned. */
static char *
first_painted_difference (const char *a,
                          const char *b)
{
  int x = 0, y = 0;

  if (strlen (a) != strlen (b))
    return g_strdup (" another size");
  for (; *a; a++, b++)
    if (*a == '\n')
      {
        x = 0;
        y += SQUARE;
      }
    else
      {
        if (ABS (mean_at (a) - mean_at (b)) > SPECK)
          return g_strdup_printf (" at %d,%d", x, y);
        a += 2;
        b += 2;
        x += SQUARE;
      }
  return NULL;
}

static gboolean
same_for (GnMatchTable *a,
          GnMatchTable *b,
          int           viewer)
{
  const gsize size = gn_match_table_get_match (a)->game->state_size;

  return memcmp (gn_match_table_state (a, viewer), gn_match_table_state (b, viewer), size) == 0;
}

static guint
strangers (GnMatchTable *a,
           GnMatchTable *b)
{
  guint seats = 0;

  for (int seat = 0; seat < gn_match_table_get_match (a)->n_seats; seat++)
    seats |= same_for (a, b, seat) ? 1u << seat : 0;
  return seats;
}

static void
require_same (Look         *look,
              const Secret *secret,
              GnMatchTable *a,
              GnMatchTable *b,
              gboolean      first)
{
  const guint viewers = strangers (a, b);
  g_autoptr (GPtrArray) one = see_all (a, viewers, first);
  g_autoptr (GPtrArray) other = see_all (b, viewers, first);

  look->n++;
  for (guint i = 0; i + 1 < MIN (one->len, other->len); i += 2)
    {
      g_autofree char *difference = g_str_has_suffix (one->pdata[i], PAINTED)
                                      ? first_painted_difference (one->pdata[i + 1], other->pdata[i + 1])
                                      : first_difference (one->pdata[i + 1], other->pdata[i + 1]);

      if (difference)
        g_ptr_array_add (look->wrong, g_strdup_printf ("%s: %s[%d,%d] shows in %s:%s", look->game->id,
                                                       secret->field->id, secret->i, secret->j,
                                                       (char *) one->pdata[i], difference));
    }
  if (one->len != other->len)
    g_ptr_array_add (look->wrong, g_strdup_printf ("%s: %s shows in what can be opened", look->game->id,
                                                   secret->field->id));
}

/* The table that begins at @state, or %NULL where that cannot be. */
static GnMatchTable *
table_at (GnMatchTable  *like,
          gconstpointer  state)
{
  const GnMatch *match = gn_match_table_get_match (like);
  g_autoptr (JsonNode) position = gn_position_to_json (match, state, GN_EVERYTHING);
  GnMatchTable *table = gn_match_table_new (gn_match_copy (match), position, NULL, NULL);

  if (table)
    gn_match_table_set_on_screen (table);
  return table;
}

/* One entry at both tables, which everybody can see at both: the log tells of it. */
static gboolean
enter_both (GnMatchTable *a,
            GnMatchTable *b,
            guint         nth)
{
  g_auto (GnMoveList) legal = { 0 };

  gn_match_table_legal (a, GN_PUBLIC, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const GnMove *move = &legal.move[(i + nth * 7) % legal.n];
      GnReply reply;

      if (!gn_match_table_check (a, GN_EVERYTHING, move, NULL) || !gn_match_table_check (b, GN_EVERYTHING, move, NULL))
        continue;
      if (gn_match_table_do (a, move, 1, &reply) && gn_match_table_do (b, move, 1, &reply))
        return !gn_match_table_is_over (a) && same_for (a, b, GN_PUBLIC);
    }
  return FALSE;
}

/* Returns: FALSE if the entries that follow differ in what everybody sees: another pair has to be found. */
static gboolean
compare (Look         *look,
         const Secret *secret,
         GnMatchTable *a,
         GnMatchTable *b)
{
  gpointer id = (gpointer) secret->field->id;
  const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (look->varied, id));

  /* the first as they are, the next with a log */
  for (guint i = 0; n && i < FOLLOWING && enter_both (a, b, i); i++)
    ;
  if (!same_for (a, b, GN_PUBLIC))
    return FALSE;
  g_hash_table_insert (look->varied, id, GUINT_TO_POINTER (n + 1));
  require_same (look, secret, a, b, n == 0);
  return TRUE;
}

/* ---- What is secret, and what it could be as well ---------------------------------------- */

/* All elements that differ from what everybody may know. */
static GArray *
secrets_of (GnMatchTable *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  gconstpointer all = gn_match_table_state (table, GN_EVERYTHING), known = gn_match_table_state (table, GN_PUBLIC);
  GArray *secrets = g_array_new (FALSE, FALSE, sizeof (Secret));

  for (const GnField *field = match->game->fields; field->type != GN_FIELD_END; field++)
    {
      const int n = (int) gn_field_length (match, field, 0), m = (int) gn_field_length (match, field, 1);

      if ((field->flags & GN_FIELD_DERIVED) || (field->dim[0] && !n) || (field->dim[1] && !m))
        continue;
      for (int i = n ? 0 : -1; i < n; i++)
        for (int j = m ? 0 : -1; j < m; j++)
          {
            Secret secret = { field, i, j, 0 };

            if (field->type != GN_FIELD_PILE)
              {
                if (gn_field_get (field, all, i, j) != gn_field_get (field, known, i, j))
                  g_array_append_val (secrets, secret);
                continue;
              }
            for (const GnPile *pile = gn_field_pile (field, all, i, j); secret.layer < pile->n; secret.layer++)
              if (pile->layer[secret.layer].card >= 0 && pile->layer[secret.layer].seen != GN_ALL_SEE)
                g_array_append_val (secrets, secret);
          }
    }
  return secrets;
}

static gint64
get (const Secret *secret,
     gconstpointer state)
{
  return secret->field->type == GN_FIELD_PILE
           ? gn_field_pile (secret->field, state, secret->i, secret->j)->layer[secret->layer].card
           : gn_field_get (secret->field, state, secret->i, secret->j);
}

static void
set (const Secret *secret,
     gpointer      state,
     gint64        value)
{
  if (secret->field->type == GN_FIELD_PILE)
    ((GnPile *) gn_field_pile (secret->field, state, secret->i, secret->j))->layer[secret->layer].card = (gint16) value;
  else
    gn_field_set (secret->field, state, secret->i, secret->j, value);
}

/* Another state that differs in @secret, and in where the other thing was that is there instead. */
static gboolean
change (GnMatchTable *table,
        const Secret *secret,
        GArray       *secrets,
        GnStream     *stream,
        gpointer      state)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnField *field = secret->field;
  const gint64 was = get (secret, state);
  const Secret *other = &g_array_index (secrets, Secret, gn_stream_below (stream, secrets->len));
  const guint size = gn_match_domain_size (match, field->domain);
  const guint last = field->dim[1] ? 1 : 0;
  const gboolean counts = field->domain == GN_DOMAIN_NUMBER && field->dim[last] && field->index[last] < GN_DOMAIN_SEAT;

  if (counts)
    {
      /* one card more of a kind, one less of another */
      Secret more = *secret;

      *(last ? &more.j : &more.i) = (int) gn_stream_below (stream, gn_field_length (match, field, last));
      if ((more.i == secret->i && more.j == secret->j) || was < 1 || get (&more, state) >= field->max)
        return FALSE;
      set (secret, state, was - 1);
      set (&more, state, get (&more, state) + 1);
      return TRUE;
    }
  if (gn_stream_below (stream, 2) && other->field->domain == field->domain && field->domain != GN_DOMAIN_NUMBER
      && get (other, state) != was)
    {
      set (secret, state, get (other, state));
      set (other, state, was);
      return TRUE;
    }
  if (field->domain != GN_DOMAIN_NUMBER)
    {
      const gint64 value = size ? gn_stream_below (stream, size) : was;

      set (secret, state, value);
      return value != was;
    }
  /* a figure: nothing, little, much */
  set (secret, state, CLAMP ((gint64) gn_stream_below (stream, 3) * 12, field->min, field->max));
  return get (secret, state) != was;
}

static void
look_at (Look         *look,
         GnMatchTable *table,
         GnStream     *stream)
{
  const gsize size = look->game->state_size;
  g_autoptr (GArray) secrets = secrets_of (table);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint k = 0; k < secrets->len; k++)
    {
      const guint nth = (k + gn_stream_below (stream, secrets->len)) % secrets->len;
      const Secret *secret = &g_array_index (secrets, Secret, nth);
      gboolean done = GPOINTER_TO_UINT (g_hash_table_lookup (look->varied, secret->field->id)) >= MOST;

      g_hash_table_add (look->held, (gpointer) secret->field->id);
      if (g_hash_table_contains (seen, secret->field->id))
        continue;
      for (guint i = 0; i < TRIES && !done; i++)
        {
          g_autofree gpointer state = g_memdup2 (gn_match_table_state (table, GN_EVERYTHING), size);
          g_autoptr (GnMatchTable) a = table_at (table, state);
          g_autoptr (GnMatchTable) b = NULL;

          if (!a || !change (table, secret, secrets, stream, state) || !(b = table_at (table, state)))
            continue;
          if (!same_for (a, b, GN_PUBLIC)
              || memcmp (gn_match_table_state (a, GN_EVERYTHING), gn_match_table_state (b, GN_EVERYTHING), size) == 0)
            continue;
          done = compare (look, secret, a, b);
          if (done)
            g_hash_table_add (seen, (gpointer) secret->field->id);
        }
    }
}

/* Secret by its declaration, but with nothing that could differ alone. */
static gboolean
is_excepted (const GnGame  *game,
             const GnField *field)
{
  static const struct {
    const char *game, *field;
  } excepted[] = {
    /* piles that lie face up: each card is seen by all */
    { "invasion", "play" },
    { "invasion", "spent" },
    /* only while the tiles are dealt, which is one entry: no table stands still in between */
    { "gnomes-wizards", "equal_deal" },
    /* each card of these is either unseen by all or seen by all */
    { "wizard", "deck" },
    { "rise", "gnome_deck" },
    { "invasion", "deck" },
    { "invasion", "gnomes" },
    { "invasion", "gnome_discard" },
    { "invasion", "attached" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (excepted); i++)
    if (g_str_equal (game->id, excepted[i].game) && g_str_equal (field->id, excepted[i].field))
      return TRUE;
  return FALSE;
}

static void
test_secrets (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) varied = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) held = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) wrong = g_ptr_array_new_with_free_func (g_free);
  Look look = { .game = game, .varied = varied, .held = held, .wrong = wrong };
  GHashTableIter iter;
  gpointer id;

  g_autoptr (GnMatchTable) first = fixture_table_hands (game->id, game->min_seats);
  /* the first window of a program has its size late */
  g_autoptr (GPtrArray) once = see_all (first, 0, TRUE);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE,
                "gtk-hint-font-metrics", TRUE, NULL);
  g_assert_cmpuint (once->len, >, 0);
  for (guint match = 0; match < TABLES; match++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_hands (game->id, CLAMP (2 + match, game->min_seats, game->max_seats));
      GnStream stream;

      gn_stream_init (&stream, match + 1);
      for (guint n = 0; n < LOOKS; n++)
        {
          for (guint i = 0; i < STEPS && !gn_match_table_is_over (table); i++)
            fixture_play (table, 1, match * 1000 + n * 100 + i);
          /* on to where somebody holds cards */
          fixture_play_to_hand (table, match + n, 1, FALSE);
          if (gn_match_table_is_over (table))
            break;
          gn_match_table_set_on_screen (table);
          look_at (&look, table, &stream);
        }
    }

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->known != GN_KNOWN_ALL && !(field->flags & GN_FIELD_DERIVED) && !is_excepted (game, field))
      g_hash_table_add (held, (gpointer) field->id);
  g_hash_table_iter_init (&iter, held);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_test_message ("%s: %s%s", game->id, (char *) id, g_hash_table_contains (varied, id) ? "" : " (never varied)");
  for (guint i = 0; i < wrong->len; i++)
    g_test_message ("%s", (char *) wrong->pdata[i]);
  g_test_message ("%s: %u pairs", game->id, look.n);
  g_assert_cmpuint (look.n, >, 0);
  g_assert_cmpuint (g_hash_table_size (varied), ==, g_hash_table_size (held));
  g_assert_cmpuint (wrong->len, ==, 0);
}

static void
test_none (void)
{
  g_test_skip ("nothing is secret in this game");
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strdup_printf ("/secrets/%s", (*game)->id);
      gboolean secrets = FALSE;

      for (const GnField *field = (*game)->fields; field->id; field++)
        secrets |= field->known != GN_KNOWN_ALL;
      if (!secrets)
        {
          g_test_add_func (path, test_none);
          continue;
        }

      g_test_add_data_func (path, *game, test_secrets);
    }
  return g_test_run ();
}
