// The end of a GTK program after its first frame, if BENCH_EXIT_AFTER_FIRST_FRAME is set.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <unistd.h>

// The frame clock says "after-paint" once the renderer has handed the frame to Xlib.
static void frame_ends(GdkFrameClock *clock, gpointer window) {
    (void)clock;
    if (!gtk_widget_get_mapped(window)) return;
    XSync(gdk_x11_display_get_xdisplay(gtk_widget_get_display(window)), False);
    _exit(0);
}

/// Called before the window is presented.
static void leave_after_first_frame(GtkWidget *window) {
    if (!g_getenv("BENCH_EXIT_AFTER_FIRST_FRAME")) return;
    gtk_widget_realize(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frame_ends), window);
}
