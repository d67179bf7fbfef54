// The window of a GTK program that times its own frames: the call that asks for one, and the frame from its beginning in the
// frame clock, so without the wait for it, to the server having shown it; the same of the frames that follow.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include "timed.h"

/// Milliseconds, after which no frame follows another one.
enum { quiet = 40 };

static GtkWidget *window, *scrolled;
static double frame_began, frames_taken;
static gboolean is_done, leaves;

static void frame_begins(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    frame_began = microseconds(CLOCK_MONOTONIC);
}

static void frame_ends(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    XSync(gdk_x11_display_get_xdisplay(gdk_display_get_default()), False);
    if (leaves && gtk_widget_get_mapped(window)) _exit(0);
    frames_taken += microseconds(CLOCK_MONOTONIC) - frame_began;
    is_done = TRUE;
}

static gboolean has_passed(gpointer flag) {
    *(gboolean *)flag = TRUE;
    return G_SOURCE_REMOVE;
}

/// Waits for a frame, and for those that it leads to: a list may lay out its rows in one after the other.
static void await_frames(void) {
    gboolean is_quiet = FALSE;
    is_done = FALSE;
    frames_taken = 0;
    while (!is_done) g_main_context_iteration(NULL, TRUE);
    while (is_done) {
        is_done = is_quiet = FALSE;
        guint timer = g_timeout_add(quiet, has_passed, &is_quiet);
        while (!is_done && !is_quiet) g_main_context_iteration(NULL, TRUE);
        if (!is_quiet) g_source_remove(timer);
    }
}

static inline void add_style(const char *text) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, text, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/// Opens a window with a content that scrolls.
static void open_window(GtkWidget *content, int width, int height) {
    scrolled = gtk_scrolled_window_new();
    // No bars: they would be drawn over the rows, and fade.
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    gtk_widget_realize(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(frame_begins), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(frame_ends), NULL);
    gtk_window_present(GTK_WINDOW(window));
}

/// Draws frames, each after a change, and prints what one costs.
static void measure(int frames, void (*change)(int index), void (*check)(void)) {
    timed_begin(frames);
    for (int index = 0; index < warm_ups + frames; index++) {
        timed_starts(index);
        double start = microseconds(CLOCK_MONOTONIC);
        change(index);
        double asked = microseconds(CLOCK_MONOTONIC) - start;
        await_frames();
        timed_note(index, asked + frames_taken);
    }
    timed_stop();
    check();
    timed_end();
}
