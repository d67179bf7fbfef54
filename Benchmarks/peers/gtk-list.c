// gtk-list scroll-step|scroll-resize|row FRAMES: a window onto 1,000 rows as a GTK 4 program would have it, which is
// scrolled, or gets another width, or in which one row says something else. Printed is what that takes: the call that asks
// for it, and the frame from its beginning in the frame clock, so without the wait for it, to the server having shown it.
// A row is a box with a background: a square, two labels under each other that wrap, and a label pushed to the end.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { rows = 1000, first_width = 900, height = 700, margin = 8, step = 37, changed_rows = 8, warm_ups = 2 };

static GtkWidget *window, *scrolled;
static GtkLabel *times[rows];
static double began, frame_taken;
static gboolean is_done;

static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static GtkWidget *label(const char *format, int number, const char *style, gboolean wraps) {
    char text[80];
    snprintf(text, sizeof text, format, number);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), wraps);
    gtk_widget_add_css_class(label, style);
    return label;
}

static GtkWidget *row(int index) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, margin);
    gtk_widget_add_css_class(row, "row");
    GtkWidget *square = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_add_css_class(square, "square");
    gtk_widget_set_size_request(square, 32, 32);
    gtk_widget_set_valign(square, GTK_ALIGN_CENTER);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_box_append(GTK_BOX(texts), label("Sender %d", index, "title", TRUE));
    gtk_box_append(GTK_BOX(texts), label("The quick brown fox jumps over the lazy dog %d", index, "text", TRUE));
    GtkWidget *time = label("12:%d", 10 + index % 50, "time", FALSE);
    times[index] = GTK_LABEL(time);
    gtk_box_append(GTK_BOX(row), square);
    gtk_box_append(GTK_BOX(row), texts);
    gtk_box_append(GTK_BOX(row), time);
    return row;
}

static void frame_begins(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    began = microseconds(CLOCK_MONOTONIC);
}

static void frame_ends(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    XSync(gdk_x11_display_get_xdisplay(gdk_display_get_default()), False);
    frame_taken = microseconds(CLOCK_MONOTONIC) - began;
    is_done = TRUE;
}

static void show(void) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "label { font-family: 'DejaVu Sans'; color: black; } .row { padding: 8px; background: white; }"
        ".square { background: blue; } .title { font-size: 17px; font-weight: bold; }"
        ".text { font-size: 15px; } .time { font-size: 12px; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    GtkWidget *list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    for (int index = 0; index < rows; index++) gtk_box_append(GTK_BOX(list), row(index));
    scrolled = gtk_scrolled_window_new();
    // No bars: they would be drawn over the rows, and fade.
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_set_default_size(GTK_WINDOW(window), first_width, height);
    gtk_widget_show(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(frame_ends), NULL);
}

static void change(const char *job, int index) {
    GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    if (!strcmp(job, "scroll-step")) gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + step);
    if (!strcmp(job, "scroll-resize"))
        gtk_window_set_default_size(GTK_WINDOW(window), first_width + 1 + index % 99, height);
    if (!strcmp(job, "row"))
        gtk_label_set_text(times[index % changed_rows], index / changed_rows % 2 ? "yesterday" : "9:05");
}

static void await_frame(int width) {
    is_done = FALSE;
    while (!is_done || gtk_widget_get_width(window) != width) g_main_context_iteration(NULL, TRUE);
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "usage: gtk-list scroll-step|scroll-resize|row FRAMES\n"), 2;
    int frames = atoi(argv[2]), resizes = !strcmp(argv[1], "scroll-resize");
    gtk_init();
    show();
    await_frame(first_width);
    double *taken = calloc(frames, sizeof *taken), processor = 0;
    for (int index = 0; index < warm_ups + frames; index++) {
        if (index == warm_ups) processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
        double start = microseconds(CLOCK_MONOTONIC);
        change(argv[1], index);
        double asked = microseconds(CLOCK_MONOTONIC) - start;
        await_frame(resizes ? first_width + 1 + index % 99 : first_width);
        if (index >= warm_ups) taken[index - warm_ups] = asked + frame_taken;
    }
    processor = microseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    qsort(taken, frames, sizeof *taken, ascending);
    printf("{\"wall\": %f, \"cpu\": %f}\n", taken[frames / 2], processor / frames);
    fflush(stdout);
    _exit(0);
}
