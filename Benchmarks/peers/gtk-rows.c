// gtk-rows relayout|invalidated|text ROWS REPETITIONS wrapped|unwrapped: lays out a list of rows as a GTK 4 program
// would have it, and prints what one layout costs. A row is a box with a background: a square, two labels under each
// other, which may wrap or not, and a label pushed to the end.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { margin = 8, widest = 1000, narrow = 350, changed_rows = 8, warm_ups = 2 };

static GtkWidget *list, *window;
static GtkLabel **times;
static int rows;
static gboolean wraps;

static PangoAttrList *font(int pixels, PangoWeight weight) {
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_family_new("DejaVu Sans"));
    pango_attr_list_insert(attributes, pango_attr_size_new_absolute(pixels * PANGO_SCALE));
    pango_attr_list_insert(attributes, pango_attr_weight_new(weight));
    return attributes;
}

static GtkWidget *label(const char *format, int number, PangoAttrList *font) {
    char text[80];
    snprintf(text, sizeof text, format, number);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_attributes(GTK_LABEL(label), font);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    return label;
}

static GtkWidget *wrapping(GtkWidget *label) {
    gtk_label_set_wrap(GTK_LABEL(label), wraps);
    return label;
}

static GtkWidget *row(int index, PangoAttrList *title, PangoAttrList *text, PangoAttrList *time) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, margin);
    gtk_widget_add_css_class(row, "row");
    GtkWidget *square = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(square, 32, 32);
    gtk_widget_set_valign(square, GTK_ALIGN_CENTER);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_box_append(GTK_BOX(texts), wrapping(label("Sender %d", index, title)));
    gtk_box_append(GTK_BOX(texts), wrapping(label("The quick brown fox jumps over the lazy dog %d", index, text)));
    GtkWidget *end = label("12:%d", 10 + index % 50, time);
    times[index] = GTK_LABEL(end);
    gtk_box_append(GTK_BOX(row), square);
    gtk_box_append(GTK_BOX(row), texts);
    gtk_box_append(GTK_BOX(row), end);
    return row;
}

static void make_list(void) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, ".row { padding: 8px; background: white; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    PangoAttrList *title = font(17, PANGO_WEIGHT_BOLD), *text = font(15, PANGO_WEIGHT_NORMAL),
                  *time = font(12, PANGO_WEIGHT_NORMAL);
    times = calloc(rows, sizeof *times);
    list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int index = 0; index < rows; index++) gtk_box_append(GTK_BOX(list), row(index, title, text, time));
    // In a window for its styles and settings, but not shown: nothing is painted, which is the best case.
    window = gtk_window_new();
    gtk_window_set_child(GTK_WINDOW(window), list);
}

/// As a parent does it: asks for the height, then says the size. Everyone inside is told before this returns.
static void lay_out(int width) {
    int height;
    gtk_widget_measure(list, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
    gtk_widget_allocate(list, width, height, -1, NULL);
}

/// Ends the run unless the label is where it has to be: the layout was not done, or not at this width.
static void check(GtkLabel *time, int width) {
    graphene_rect_t frame;
    int natural;
    gtk_widget_measure(GTK_WIDGET(time), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    if (gtk_widget_compute_bounds(GTK_WIDGET(time), list, &frame) &&
        frame.origin.x + frame.size.width == width - margin && frame.size.width == natural)
        return;
    fprintf(stderr, "gtk-rows: at %d points a label of %d has %g and ends at %g.\n", width, natural,
            frame.size.width, frame.origin.x + frame.size.width);
    exit(1);
}

// At a width wider than ever before, GTK breaks its texts anew, which takes ten times as long.
static int width_now = widest;
static int new_width(int index) { return 640 + index; }
static int seen_width(int index) { return 700 + index % 2 * 50; }

static void relayout(int index, void *width) {
    width_now = ((int (*)(int))width)(index);
    lay_out(width_now);
}

static void forget(GtkWidget *widget) {
    gtk_widget_queue_resize(widget);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        forget(child);
}

static void forget_and_relayout(int index, void *width) {
    forget(list);
    relayout(index, width);
}

static void check_last(int index, void *width) {
    (void)index, (void)width;
    check(times[rows - 1], width_now);
}

static GtkLabel *changed(int index, int *round) {
    int count = MIN(changed_rows, rows);
    *round = index / count;
    return times[index % count * (rows / count)];
}

static void change(int index, void *texts) {
    int round;
    GtkLabel *label = changed(index, &round);
    gtk_label_set_text(label, ((const char **)texts)[round % 2]);
    lay_out(width_now);
}

static void check_changed(int index, void *texts) {
    (void)texts;
    int round;
    check(changed(index, &round), width_now);
}

static int compare(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

/// Microseconds, the median of the repetitions after some to warm up.
static double median(int repetitions, void (*step)(int, void *), void (*check)(int, void *), void *data) {
    double taken[repetitions];
    for (int index = 0; index < warm_ups + repetitions; index++) {
        struct timespec before, after;
        clock_gettime(CLOCK_MONOTONIC, &before);
        step(index, data);
        clock_gettime(CLOCK_MONOTONIC, &after);
        if (index >= warm_ups)
            taken[index - warm_ups] = (after.tv_sec - before.tv_sec) * 1e6 + (after.tv_nsec - before.tv_nsec) / 1e3;
        check(index, data);
    }
    qsort(taken, repetitions, sizeof *taken, compare);
    return taken[repetitions / 2];
}

int main(int argc, char **argv) {
    if (argc != 5) {
        fprintf(stderr, "usage: gtk-rows relayout|invalidated|text ROWS REPETITIONS wrapped|unwrapped\n");
        return 2;
    }
    rows = atoi(argv[2]);
    wraps = !strcmp(argv[4], "wrapped");
    int repetitions = atoi(argv[3]);
    gtk_init();
    make_list();
    lay_out(width_now);
    if (!strcmp(argv[1], "relayout")) {
        double fresh = median(repetitions, relayout, check_last, new_width);
        double seen = median(repetitions, relayout, check_last, seen_width);
        printf("{\"new\": %f, \"seen\": %f, ", fresh / rows, seen / rows);
    } else if (!strcmp(argv[1], "invalidated")) {
        printf("{\"seen\": %f, ", median(repetitions, forget_and_relayout, check_last, seen_width) / rows);
    } else {
        double same = median(repetitions, change, check_changed, (const char *[]){"12:05", "12:06"});
        double other = median(repetitions, change, check_changed, (const char *[]){"9:05", "yesterday"});
        printf("{\"same\": %f, \"other\": %f, ", same, other);
    }
    GtkWidget *last = gtk_widget_get_last_child(list), *square = gtk_widget_get_first_child(last);
    GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_next_sibling(square));
    int least, height;
    gtk_widget_measure(last, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure(last, GTK_ORIENTATION_VERTICAL, MAX(narrow, least), &height, NULL, NULL, NULL);
    // A widget's height in GTK 4 is without its padding.
    printf("\"row\": %d, \"title\": %d, \"narrow\": %d}\n", gtk_widget_get_height(last) + 2 * margin,
           gtk_widget_get_height(title), height);
    fflush(stdout);
    _exit(0);  // Taking the widgets apart is not what is measured.
}
