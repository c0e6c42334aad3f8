/* test-sizes.c: every page and table in the smallest window, in the largest, with larger type, and from right to left:
 * nothing is cut, nothing lies on top of another, nothing scrolls sideways, and no piece is coarser than the screen
 *
 * With GDK_SCALE=2, as on a screen of 3840 × 2160, the same at fewer sizes.
 * With the most seats, in the language of the environment; in xl every string is 40 % longer (po/pseudo.py).
 * test-narrow.c has more moments of a table, and more forms, at the usual type.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/history/history-page.h"
#include "app/widgets/rich-label.h"
#include "app/window/window.h"
#include "games/games.h"
#include "painted.h"
#include "records.h"

#define ENTRIES 24
#define SLACK   2     /* pixels, of rounding */
#define MOST_SIDE 1.02  /* of a picture's pixel, in those of the screen: as much as rounding makes */
#define FRAME   10    /* where nothing composes the windows GTK draws a frame of 5 within */

typedef struct {
  int      width, height;
  double   type;     /* times the usual */
  gboolean mirrored;
} Size;

static const Size once[] = {
  { 360, 294, 1, FALSE }, { 360, 640, 1, TRUE }, { 720, 900, 2, FALSE }, { 1280, 720, 1.5, FALSE },
  { 1280, 720, 2, FALSE }, { 1280, 720, 1, TRUE }, { 3840, 2160, 1, FALSE },
}, twice[] = { { 360, 294, 1, FALSE }, { 1920, 1080, 1, FALSE }, { 1920, 1080, 2, FALSE } };

static const Size *sizes = once;
static guint n_sizes = G_N_ELEMENTS (once);
static int scale = 1;

static const char *const names[GN_MAX_SEATS] = {
  "Wilhelmine Oberhuber", "Alexandra Montgomery", "Ben", "Friederike", "Bartholomäus Schmidt", "Zoë", "Annegret", "Theo",
  "Sebastian Hohenberg", "Marie-Antoinette", "Ferdinand", "Elisabeth",
};

/* With sanitizers every fourth will do: the code is the same. */
static guint
step (void)
{
  return g_getenv ("GNOMON_QUICK") ? 4 : 1;
}

typedef struct {
  GtkWidget  *root;      /* looked at */
  GtkWidget  *curtain;   /* not looked at, or NULL */
  const char *where;
  guint       size;
  GHashTable *wrong;     /* sentences */
  GArray     *words;     /* Word */
  GHashTable *painted;   /* those that widgets paint themselves */
  GArray     *pictures;  /* PaintedPicture */
} Look;

typedef struct {
  GtkWidget      *widget;
  const char     *text;
  graphene_rect_t at;    /* in the root */
} Word;

static void
blame (Look       *look,
       GtkWidget  *widget,
       const char *what)
{
  g_autoptr (GString) path = g_string_new (NULL);
  guint depth = 0;

  for (GtkWidget *at = widget; at && at != look->root && depth++ < 6; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, " < %s%s%s", G_OBJECT_TYPE_NAME (at), *joined ? "." : "", joined);
    }
  g_hash_table_add (look->wrong,
                    g_strdup_printf ("%s at %d × %d, type × %g%s: %s:%s", look->where, sizes[look->size].width,
                                     sizes[look->size].height, sizes[look->size].type,
                                     sizes[look->size].mirrored ? ", mirrored" : "", what, path->str));
}

/* The part at the bottom of what asks for too much. */
static GtkWidget *
culprit (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             room)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_POPOVER (child) && gn_least_of (child, orientation) > room)
      return culprit (child, orientation, room);
  return widget;
}

/* What is cut can be read by pointing at it; below the title of a window the page says it again, and what to type in a
 * field is its name, too. */
static gboolean
is_told_otherwise (Look      *look,
                   GtkWidget *widget)
{
  for (GtkWidget *at = widget; at && at != look->root; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_has_tooltip (at) || ADW_IS_WINDOW_TITLE (at) || GTK_IS_TEXT (at))
      return TRUE;
  return FALSE;
}

/* Where its letters are: the line around them may be higher than its place. */
static gboolean
letters_of (Look            *look,
            GtkLabel        *label,
            graphene_rect_t *letters)
{
  graphene_matrix_t matrix;
  graphene_rect_t at;
  PangoRectangle ink;
  int x, y;

  pango_layout_get_pixel_extents (gtk_label_get_layout (label), &ink, NULL);
  gtk_label_get_layout_offsets (label, &x, &y);
  graphene_rect_init (&at, (float) (x + ink.x), (float) (y + ink.y), (float) ink.width, (float) ink.height);
  if (!gtk_widget_compute_transform (GTK_WIDGET (label), look->root, &matrix))
    return FALSE;
  graphene_matrix_transform_bounds (&matrix, &at, letters);
  return TRUE;
}

/* From right to left, too, a sign is before its number, and “or more” behind it. */
static void
look_at_sign (Look        *look,
              GtkWidget   *widget,
              PangoLayout *layout)
{
  static GRegex *regex;
  g_autoptr (GMatchInfo) found = NULL;
  PangoRectangle begin, end;
  int from, to;

  if (!regex)
    regex = g_regex_new ("[+−]?[0-9]+\\+?", 0, 0, NULL);
  g_regex_match (regex, pango_layout_get_text (layout), 0, &found);
  for (; g_match_info_fetch_pos (found, 0, &from, &to); g_match_info_next (found, NULL))
    {
      pango_layout_index_to_pos (layout, from, &begin);
      pango_layout_index_to_pos (layout, to - 1, &end);
      if (MIN (begin.x, begin.x + begin.width) > MIN (end.x, end.x + end.width) && begin.y == end.y)
        {
          g_autofree char *what = g_strdup_printf ("“%s” has its sign at the wrong end", pango_layout_get_text (layout));

          blame (look, widget, what);
        }
    }
}

static void
look_at_label (Look            *look,
               GtkLabel        *label,
               graphene_rect_t *room)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  GtkWidget *widget = GTK_WIDGET (label);
  graphene_rect_t at;
  int high;
  Word word = { widget, gtk_label_get_text (label) };

  if (!*gtk_label_get_text (label) || !gtk_widget_compute_bounds (widget, look->root, &at) || at.size.width < 1)
    return;
  look_at_sign (look, widget, layout);
  pango_layout_get_pixel_size (layout, NULL, &high);
  if (high > gtk_widget_get_height (widget) + SLACK)
    {
      g_autofree char *what = g_strdup_printf ("%d of %d are seen of “%s”", gtk_widget_get_height (widget), high,
                                               gtk_label_get_text (label));

      blame (look, widget, what);
    }
  if (pango_layout_is_ellipsized (layout) && !is_told_otherwise (look, widget))
    {
      g_autofree char *what = g_strdup_printf ("“%s” is cut off", gtk_label_get_text (label));

      blame (look, widget, what);
    }
  /* a title that fades while another comes is not read */
  if (letters_of (look, label, &at) && graphene_rect_intersection (&at, room, &word.at))
    g_array_append_val (look->words, word);
}

/* Is all of these letters within what can be seen? */
static void
look_at_letters (Look                  *look,
                 GtkWidget             *widget,
                 const graphene_rect_t *whole,
                 const graphene_rect_t *at,
                 const char            *text)
{
  graphene_rect_t seen = GRAPHENE_RECT_INIT_ZERO;

  graphene_rect_intersection (whole, at, &seen);
  if (seen.size.width < at->size.width - SLACK || seen.size.height < at->size.height - SLACK)
    {
      g_autofree char *what = g_strdup_printf ("%.0f × %.0f are seen of %.0f × %.0f%s%s", seen.size.width, seen.size.height,
                                               at->size.width, at->size.height, *text ? " of " : "", text);

      blame (look, widget, what);
    }
}

/* The words that this widget paints itself, on a board and elsewhere: they have to be within it. */
static void
look_at_painted (Look                  *look,
                 GtkWidget             *widget,
                 const graphene_rect_t *room,
                 const graphene_rect_t *whole)
{
  GArray *words = g_hash_table_lookup (look->painted, gtk_widget_get_pango_context (widget));
  graphene_rect_t own;

  for (guint i = 0; words && i < words->len && gtk_widget_compute_bounds (widget, look->root, &own); i++)
    {
      const Painted *painted = &g_array_index (words, Painted, i);
      Word word = { widget, pango_layout_get_text (painted->layout) };

      look_at_sign (look, widget, painted->layout);
      if (painted->cut || (pango_layout_is_ellipsized (painted->layout) && !is_told_otherwise (look, widget)))
        {
          g_autofree char *what = g_strdup_printf ("“%s” is cut off", word.text);

          blame (look, widget, what);
        }
      look_at_letters (look, widget, &own, &painted->at, word.text);
      look_at_letters (look, widget, whole, &painted->at, word.text);
      if (graphene_rect_intersection (&painted->at, room, &word.at))
        g_array_append_val (look->words, word);
    }
}

/* Whether the title of a row has so little room that a word of it is parted. */
static gboolean
parts_a_word (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const int start = pango_layout_get_line_readonly (layout, i)->start_index;

      if (start > 0 && text[start - 1] != ' ' && text[start - 1] != '-')
        return TRUE;
    }
  return FALSE;
}

static void
look_at (Look           *look,
         GtkWidget      *widget,
         graphene_rect_t room,    /* what is seen of the parent */
         graphene_rect_t whole)   /* and what can be seen by scrolling */
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_SCROLLBAR (widget) || widget == look->curtain
      || GTK_IS_IMAGE (widget) || gtk_widget_get_opacity (widget) < 0.01)
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW)
      && gtk_widget_has_css_class (widget, "title") && parts_a_word (GTK_LABEL (widget)))
    {
      g_autofree char *what = g_strdup_printf ("a word of “%s” is parted", gtk_label_get_text (GTK_LABEL (widget)));

      blame (look, widget, what);
    }
  if (GTK_IS_LABEL (widget))
    look_at_label (look, GTK_LABEL (widget), &room);
  else
    look_at_painted (look, widget, &room, &whole);
  if (GTK_IS_LABEL (widget) ? *gtk_label_get_text (GTK_LABEL (widget)) && letters_of (look, GTK_LABEL (widget), &at)
                            : gtk_widget_get_focusable (widget) && gtk_widget_compute_bounds (widget, look->root, &at)
                              && at.size.width > 1)
    look_at_letters (look, widget, &whole, &at, "");
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
      const double wide = gtk_adjustment_get_page_size (across);

      if (gtk_adjustment_get_upper (across) > wide + 1)
        {
          g_autofree char *what = g_strdup_printf ("scrolls sideways, %.0f in %.0f", gtk_adjustment_get_upper (across),
                                                   wide);

          blame (look, culprit (widget, GTK_ORIENTATION_HORIZONTAL, (int) wide), what);
        }
      if (gtk_widget_compute_bounds (widget, look->root, &at) && !graphene_rect_intersection (&room, &at, &room))
        return;
      /* what is in it can be scrolled to; sideways it has to fit */
      graphene_rect_intersection (&whole, &room, &whole);
      graphene_rect_inset (&whole, 0, -G_MAXINT16);
    }
  /* a pane that lies over the table */
  if (ADW_IS_FLAP (widget) && adw_flap_get_folded (ADW_FLAP (widget)) && adw_flap_get_reveal_flap (ADW_FLAP (widget)))
    {
      look_at (look, adw_flap_get_flap (ADW_FLAP (widget)), room, whole);
      return;
    }
  if (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN && !GTK_IS_SCROLLABLE (widget)
      && gtk_widget_compute_bounds (widget, look->root, &at))
    graphene_rect_intersection (&whole, &at, &whole);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (look, child, room, whole);
}

static void
check_words (Look *look)
{
  for (guint i = 0; i < look->words->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const Word *one = &g_array_index (look->words, Word, i), *other = &g_array_index (look->words, Word, k);
        graphene_rect_t both;

        /* a letter on a picture among words is part of them */
        if (one->widget == other->widget && GN_IS_RICH_LABEL (one->widget))
          continue;
        if (graphene_rect_intersection (&one->at, &other->at, &both) && both.size.width > SLACK && both.size.height > SLACK)
          {
            g_autofree char *what = g_strdup_printf ("“%s” lies on “%s”", one->text, other->text);

            blame (look, one->widget, what);
          }
      }
  g_array_set_size (look->words, 0);
}

/* A pixel of a picture is no larger than one of the screen: enlarged pictures are blurred. */
static void
check_pictures (Look *look)
{
  g_assert_cmpint (gtk_widget_get_scale_factor (look->root), ==, scale);
  for (guint i = 0; i < look->pictures->len; i++)
    {
      const PaintedPicture *picture = &g_array_index (look->pictures, PaintedPicture, i);
      const graphene_rect_t *at = &picture->at;
      g_autofree char *what = g_strdup_printf ("a picture of %.0f × %.0f at %.0f, %.0f has pixels of %.2f",
                                               at->size.width, at->size.height, at->origin.x, at->origin.y,
                                               picture->side * scale);

      if (picture->side * scale > MOST_SIDE)
        blame (look, look->root, what);
    }
  g_array_set_size (look->pictures, 0);
}

/* A window that cannot be as small as was asked for is larger. */
static void
check_least (Look *look)
{
  const int wide = sizes[look->size].width, high = sizes[look->size].height;
  const int least = gn_least_of (look->root, GTK_ORIENTATION_HORIZONTAL);
  int least_high;

  gn_measure (look->root, GTK_ORIENTATION_VERTICAL, wide, &least_high, NULL);
  if (least > wide || least_high > high)
    {
      g_autofree char *what = g_strdup_printf ("asks for %d × %d", least, least_high);

      blame (look, least > wide ? culprit (look->root, GTK_ORIENTATION_HORIZONTAL, wide) : look->root, what);
    }
}

static void
look_round (Look       *look,
            const char *where)
{
  graphene_rect_t all;

  fixture_settle ();
  /* the cards of Tonight and the rows of leagues are filled one by one */
  if (g_str_equal (where, "tonight") || g_str_equal (where, "leagues"))
    for (guint i = 0; i < 3; i++)
      fixture_settle ();
  look->where = where;
  if (!gtk_widget_compute_bounds (look->root, look->root, &all))
    return;
  look->painted = painted_words (look->root, look->pictures);
  look_at (look, look->root, all, all);
  check_words (look);
  check_pictures (look);
  g_clear_pointer (&look->painted, g_hash_table_unref);
  check_least (look);
  if (g_getenv ("GNOMON_SHOTS"))
    {
      g_autofree char *path = g_strdup_printf ("%s/%s-%d-%.1f%s.png", g_getenv ("GNOMON_SHOTS"), where,
                                               sizes[look->size].width, sizes[look->size].type,
                                               sizes[look->size].mirrored ? "-mirrored" : "");

      fixture_shot (look->root, path);
    }
}

static void
tell (Look *look)
{
  GHashTableIter iter;
  const char *sentence;

  g_hash_table_iter_init (&iter, look->wrong);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    {
      g_test_message ("%s", sentence);
      g_test_fail ();
    }
  g_hash_table_unref (look->wrong);
  g_array_unref (look->words);
  g_array_unref (look->pictures);
}

static void
resize (GtkWidget *window,
        guint      size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * sizes[size].type), NULL);
  gtk_widget_set_default_direction (sizes[size].mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[size].width + FRAME, sizes[size].height + FRAME);
}

static Look
look_new (void)
{
  return (Look) { .wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                  .words = g_array_new (FALSE, FALSE, sizeof (Word)),
                  .pictures = g_array_new (FALSE, FALSE, sizeof (PaintedPicture)) };
}

/* ---- Pages -------------------------------------------------------------------------------------------------------- */

static void
look_at_pages (Look      *look,
               GtkWidget *window)
{
  static const char *const pages[] = { "tonight", "history", "players", "games", "leagues", "help" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gn_window_show (GN_WINDOW (window), pages[i]);
      look_round (look, pages[i]);
    }
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_HISTORY_PAGE), "history.select-all", NULL);
  gn_window_show (GN_WINDOW (window), "history");
  look_round (look, "history, chosen");
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_HISTORY_PAGE), "history.select", NULL);
  gtk_widget_activate_action (window, "win.person", "s", "Ann");
  look_round (look, "person");
  gtk_widget_activate_action (window, "win.rivalry", "(ss)", "Ann", "Ben");
  look_round (look, "rivalry");
  gtk_widget_activate_action (window, "win.game", "(ss)", "zavandor", "");
  look_round (look, "game");
  gtk_widget_activate_action (window, "win.evening", "u", years_evening ());
  look_round (look, "evening");
  gtk_widget_activate_action (window, "win.league", "s", "open");
  look_round (look, "league");
  gtk_widget_activate_action (window, "win.new-table-of", "s", "zavandor");
  look_round (look, "new table");
}

static void
test_pages (void)
{
  Look look = look_new ();

  years_make (40, 7);
  fixture_league ("open", "open");
  for (look.size = 0; look.size < n_sizes; look.size += step ())
    {
      GtkWidget *window = gn_window_new (fixture_app ());

      resize (window, look.size);
      gtk_window_present (GTK_WINDOW (window));
      look.root = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
      look_at_pages (&look, window);
      look.root = fixture_preferences (GN_WINDOW (window));
      look_round (&look, "preferences");
      fixture_leave (look.root);
      fixture_close (GN_WINDOW (window));
    }
  fixture_empty_library ();
  tell (&look);
}

/* ---- Tables ------------------------------------------------------------------------------------------------------- */

static void
test_game (gconstpointer data)
{
  static const char *const panes[] = { "moves", "log", "odds", "rules" };
  const GnGame *game = data;
  g_autofree char *result = g_strconcat ("result of ", game->id, NULL);
  Look look = look_new ();

  for (look.size = 0; look.size < n_sizes; look.size += step ())
    {
      g_autoptr (GnMatchTable) table = fixture_table_named (game->id, names, game->max_seats);
      GtkWidget *window = gn_window_new (fixture_app ());
      GnTableTab *tab;
      GnTablePage *page;

      fixture_play (table, ENTRIES, 3);
      resize (window, look.size);
      gtk_window_present (GTK_WINDOW (window));
      tab = gn_window_begin (GN_WINDOW (window), table);
      page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
      fixture_settle ();
      look.root = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
      look.curtain = GTK_WIDGET (page->curtain);
      if (gn_curtain_is_up (page->curtain))
        gn_curtain_lower (page->curtain);
      look_round (&look, game->id);
      g_assert_cmpint (gtk_widget_get_width (look.root), >=, sizes[look.size].width);
      g_assert_cmpint (gtk_widget_get_height (look.root), >=, sizes[look.size].height);
      for (guint i = 0; i < G_N_ELEMENTS (panes) && game == gn_games ()[0]; i++)
        {
          gn_table_page_show_pane (page, panes[i]);
          look_round (&look, panes[i]);
        }
      gn_table_tab_set_result (tab, TRUE);
      look_round (&look, result);
      fixture_close (GN_WINDOW (window));
    }
  tell (&look);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  painted_by_cairo ();
  if (gtk_check_version (4, 14, 0) == NULL)
    {
      g_printerr ("measured as GTK lays it out before 4.14\n");
      return 77;
    }
  if (g_strcmp0 (g_getenv ("GDK_SCALE"), "2") == 0)
    {
      sizes = twice;
      n_sizes = G_N_ELEMENTS (twice);
      scale = 2;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", NULL);
  g_test_add_func ("/sizes/pages", test_pages);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/sizes/table/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
    }
  return g_test_run ();
}
