// gtk-motion SCENE: the scenes of motion.h as a GTK 4 program would have them: widgets, moved by a tick callback.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <math.h>
#include "motion.h"

/// Shows a moment of the scene.
static void (*show)(double part);
/// The moment, from 0 to 1.
static double part;
static gint64 start;
/// True from a step of the motion to the end of its frame.
static gboolean is_moving;

static void add_style(const char *text) {
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, text, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/// A widget without content; the style has its color.
static GtkWidget *rectangle(const char *style) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_add_css_class(box, style);
    return box;
}

// boxes

static GtkWidget *fixed, *boxes[box_count];

static void show_boxes(double part) {
    for (int index = 0; index < box_count; index++)
        gtk_fixed_move(GTK_FIXED(fixed), boxes[index], box_left(index) + box_way * part, box_top(index));
}

static GtkWidget *make_boxes(void) {
    GString *style = g_string_new(NULL);
    show = show_boxes;
    fixed = gtk_fixed_new();
    for (int index = 0; index < box_count; index++) {
        char name[16];
        int color[3];
        g_snprintf(name, sizeof name, "box%d", index);
        box_color(index, color);
        g_string_append_printf(style, ".%s { background: rgb(%d, %d, %d); }", name, color[0], color[1], color[2]);
        boxes[index] = rectangle(name);
        gtk_widget_set_size_request(boxes[index], box_size, box_size);
        gtk_fixed_put(GTK_FIXED(fixed), boxes[index], box_left(index), box_top(index));
    }
    add_style(style->str);
    return fixed;
}

// rows

static GtkWidget *list, *labels[row_count];

static gboolean is_visible(double top) { return top > -row_height && top < window_height; }

static void measure_rows(GtkWidget *list, GtkOrientation orientation, int length, int *least, int *natural, int *least_baseline,
                         int *natural_baseline) {
    (void)list, (void)length;
    *least = *natural = orientation == GTK_ORIENTATION_VERTICAL ? row_count * row_height : 0;
    *least_baseline = *natural_baseline = -1;
}

/// GTK neither places nor draws a row that is not visible.
static void allocate_rows(GtkWidget *list, int width, int height, int baseline) {
    (void)list, (void)width, (void)height, (void)baseline;
    for (int index = 0; index < row_count; index++) {
        int least, natural;
        double top = row_top(index, part);
        gtk_widget_set_child_visible(labels[index], is_visible(top));
        if (!is_visible(top)) continue;
        gtk_widget_measure(labels[index], GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
        gtk_widget_allocate(labels[index], natural, row_height, -1,
                            gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(0, top)));
    }
}

/// Nothing is placed if no row is visible, before or now.
static void show_rows(double part) {
    for (int index = 0; index < row_count; index++)
        if (is_visible(row_top(index, part)) || gtk_widget_get_child_visible(labels[index])) {
            gtk_widget_queue_allocate(list);
            return;
        }
}

static GtkWidget *make_rows(void) {
    GtkWidget *scrolled = gtk_scrolled_window_new();
    show = show_rows;
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_layout_manager(list, gtk_custom_layout_new(NULL, measure_rows, allocate_rows));
    for (int index = 0; index < row_count; index++) {
        char text[16];
        g_snprintf(text, sizeof text, "Row %d", index);
        labels[index] = gtk_label_new(text);
        gtk_widget_set_parent(labels[index], list);
    }
    // No bars: they would be drawn over the rows, and fade.
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    add_style("label { font: 17px Inter; padding: 2px; color: black; }");
    return scrolled;
}

// one

static GtkWidget *lamp;

static void show_one(double part) { gtk_widget_set_opacity(lamp, 1 - part); }

static GtkWidget *stack(GtkOrientation orientation) {
    GtkWidget *box = gtk_box_new(orientation, 1);
    gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
    return box;
}

static GtkWidget *make_one(void) {
    GtkWidget *column = stack(GTK_ORIENTATION_VERTICAL);
    show = show_one;
    for (int row = 0; row < cell_side; row++) {
        GtkWidget *line = stack(GTK_ORIENTATION_HORIZONTAL);
        for (int index = 0; index < cell_side; index++) {
            gboolean is_lamp = row == lamp_index && index == lamp_index;
            GtkWidget *cell = rectangle(is_lamp ? "lamp" : "cell");
            gtk_box_append(GTK_BOX(line), cell);
            if (is_lamp) lamp = cell;
        }
        gtk_box_append(GTK_BOX(column), line);
    }
    add_style(".cell { background: #30b0c7; } .lamp { background: #ff9500; }");
    return column;
}

// card

static GtkWidget *card;

static void show_card(double part) {
    struct card place = card_at(part);
    GskTransform *moved = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(place.left, place.top));
    GskTransform *transform = gsk_transform_scale(moved, place.scale, place.scale);
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), card, transform);
    gsk_transform_unref(transform);
    gtk_widget_set_opacity(card, place.opacity);
}

static GtkWidget *label(const char *text, const char *style) {
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_add_css_class(label, style);
    return label;
}

/// The card, and its texts on top.
static GtkWidget *make_card(void) {
    GtkWidget *back = rectangle("card");
    show = show_card;
    fixed = gtk_fixed_new(), card = gtk_fixed_new();
    gtk_widget_set_size_request(card, picture_width, picture_height);
    gtk_widget_set_size_request(back, card_width, card_height);
    gtk_fixed_put(GTK_FIXED(card), back, card_aside, card_above);
    gtk_fixed_put(GTK_FIXED(card), label("★", "star"), card_aside + texts_left, 0);
    for (int line = 0; line < text_count; line++)
        gtk_fixed_put(GTK_FIXED(card), label(card_text(line), line ? "line" : "title"), card_aside + texts_left,
                      card_above + texts_top + text_pitch * line);
    gtk_fixed_put(GTK_FIXED(fixed), card, 0, 0);
    add_style(".card { border-radius: 16px; background-image: linear-gradient(#ffd633, #ffcc00);"
              "        box-shadow: 0 4px 16px rgba(0, 0, 0, 0.33); }"
              ".star { font: 44px 'DejaVu Sans'; color: #ff9500; }"
              ".line { font: 17px Inter; color: black; } .title { font: bold 17px Inter; color: black; }");
    return fixed;
}

static gboolean tick(GtkWidget *window, GdkFrameClock *clock, gpointer data) {
    gint64 time = gdk_frame_clock_get_frame_time(clock);
    (void)window, (void)data;
    if (!start) start = time;
    part = fmin(1, (time - start) / (motion_milliseconds * 1000.0));
    show(part);
    is_moving = TRUE;
    return G_SOURCE_CONTINUE;
}

static gboolean begin(gpointer window) {
    motion_begin();
    gtk_widget_add_tick_callback(window, tick, NULL, NULL);
    return G_SOURCE_REMOVE;
}

static void frame_ends(GdkFrameClock *clock, gpointer window) {
    static gboolean was_shown;
    (void)clock;
    if (!was_shown) g_timeout_add(motion_delay, begin, window);
    was_shown = TRUE;
    if (!is_moving) return;
    is_moving = FALSE;
    motion_frames++;
    if (part < 1) return;
    XSync(gdk_x11_display_get_xdisplay(gdk_display_get_default()), False);
    motion_end();
}

int main(int argc, char **argv) {
    motion_choose(argc, argv);
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), window_width, window_height);
    add_style("window { background: white; }");
    gtk_window_set_child(GTK_WINDOW(window), motion_shows("rows")   ? make_rows()
                                             : motion_shows("one")  ? make_one()
                                             : motion_shows("card") ? make_card()
                                                                    : make_boxes());
    show(0);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frame_ends), window);
    for (;;) g_main_context_iteration(NULL, TRUE);
}
