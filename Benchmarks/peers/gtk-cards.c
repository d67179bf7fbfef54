// gtk-cards resize FRAMES: a window with 48 cards as a GTK 4 program would have it. The window gets another width again
// and again; printed is what a frame takes then, from its beginning in the frame clock, so without the wait for it, to the
// server having shown it. Shapes are styles where they can be; the bars are drawn with cairo.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { columns = 4, cards = 48, first_width = 900, height = 980, warm_ups = 2 };

static GtkWidget *window;
static double began, taken_now;
static int shown_width;

static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void capsule(cairo_t *cairo, double width, double height) {
    double radius = height / 2;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, width - radius, radius, radius, -G_PI / 2, G_PI / 2);
    cairo_arc(cairo, radius, radius, radius, G_PI / 2, 3 * G_PI / 2);
    cairo_close_path(cairo);
    cairo_fill(cairo);
}

static void draw_bar(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer index) {
    (void)area;
    cairo_set_source_rgb(cairo, 0.9, 0.9, 0.9);
    capsule(cairo, width, height);
    cairo_set_source_rgb(cairo, 0.2, 0.7, 0.3);
    capsule(cairo, width * (GPOINTER_TO_INT(index) % 10 + 1) / 10.0, height);
}

static GtkWidget *label(const char *format, int number, const char *style) {
    char text[80];
    snprintf(text, sizeof text, format, number);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, style);
    return label;
}

static GtkWidget *card(int index) {
    char name[16];
    snprintf(name, sizeof name, "avatar%d", index);
    GtkWidget *card = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_widget_add_css_class(card, "card");
    GtkWidget *avatar = label("%02d", index, "avatar");
    gtk_label_set_xalign(GTK_LABEL(avatar), 0.5);
    gtk_widget_set_name(avatar, name);
    gtk_widget_set_valign(avatar, GTK_ALIGN_CENTER);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_box_append(GTK_BOX(texts), label("Combatant %d", index, "title"));
    gtk_box_append(GTK_BOX(texts), label("Armour class %d", 10 + index % 9, "subtitle"));
    GtkWidget *bar = gtk_drawing_area_new();
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(bar), 6);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(bar), draw_bar, GINT_TO_POINTER(index), NULL);
    gtk_box_append(GTK_BOX(texts), bar);
    gtk_box_append(GTK_BOX(card), avatar);
    gtk_box_append(GTK_BOX(card), texts);
    return card;
}

static void add_style(void) {
    GString *style = g_string_new(
        "window { background: #f2f2f2; } label { font-family: 'DejaVu Sans'; }"
        ".card { border-radius: 10px; border: 1px solid #cccccc; background: white; padding: 7px; }"
        ".avatar { border-radius: 16px; min-width: 32px; min-height: 32px; color: white; font-size: 12px; font-weight: bold; }"
        ".title { font-size: 14px; font-weight: bold; color: black; } .subtitle { font-size: 12px; color: #8e8e93; }");
    for (int index = 0; index < cards; index++) {
        float red, green, blue;
        gtk_hsv_to_rgb(index / 48.0f, 0.8f, 0.8f, &red, &green, &blue);
        g_string_append_printf(style, "#avatar%d { background-image: linear-gradient(#4d80ff, rgb(%d,%d,%d)); }", index,
                               (int)(red * 255), (int)(green * 255), (int)(blue * 255));
    }
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, style->str, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void frame_begins(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    began = microseconds(CLOCK_MONOTONIC);
}

static void frame_ends(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    XSync(gdk_x11_display_get_xdisplay(gdk_display_get_default()), False);
    taken_now = microseconds(CLOCK_MONOTONIC) - began;
    shown_width = gtk_widget_get_width(window);
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "usage: gtk-cards resize FRAMES\n"), 2;
    int frames = atoi(argv[2]);
    gtk_init();
    add_style();
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    GtkWidget *grid = gtk_grid_new();
    gtk_grid_set_row_spacing(GTK_GRID(grid), 8);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
    gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
    gtk_widget_set_margin_top(grid, 8), gtk_widget_set_margin_bottom(grid, 8);
    gtk_widget_set_margin_start(grid, 8), gtk_widget_set_margin_end(grid, 8);
    gtk_widget_set_valign(grid, GTK_ALIGN_START);
    for (int index = 0; index < cards; index++)
        gtk_grid_attach(GTK_GRID(grid), card(index), index % columns, index / columns, 1, 1);
    gtk_window_set_child(GTK_WINDOW(window), grid);
    gtk_window_set_default_size(GTK_WINDOW(window), first_width, height);
    gtk_widget_show(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(frame_ends), NULL);
    while (shown_width != first_width) g_main_context_iteration(NULL, TRUE);

    double *taken = calloc(frames, sizeof *taken), processor = 0;
    for (int index = 0; index < warm_ups + frames; index++) {
        if (index == warm_ups) processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
        int width = first_width + 1 + index % 99;
        gtk_window_set_default_size(GTK_WINDOW(window), width, height);
        while (shown_width != width) g_main_context_iteration(NULL, TRUE);
        if (index >= warm_ups) taken[index - warm_ups] = taken_now;
    }
    processor = microseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    qsort(taken, frames, sizeof *taken, ascending);
    printf("{\"wall\": %f, \"cpu\": %f}\n", taken[frames / 2], processor / frames);
    fflush(stdout);
    _exit(0);
}
