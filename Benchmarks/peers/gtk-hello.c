// The hello window as a GTK 4 program would have it: one GtkLabel.
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <unistd.h>

// The frame clock says "after-paint" once the renderer has handed the frame to Xlib.
static void leave_after_first_frame(GdkFrameClock *clock, gpointer window) {
    (void)clock;
    if (!gtk_widget_get_mapped(window)) return;
    XSync(gdk_x11_display_get_xdisplay(gtk_widget_get_display(window)), False);
    _exit(0);
}

static GtkWidget *label(void) {
    GtkWidget *label = gtk_label_new("Hello, world");
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_family_new("DejaVu Sans"));
    pango_attr_list_insert(attributes, pango_attr_size_new_absolute(17 * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    return label;
}

int main(void) {
    // Not a GtkApplication: that would also wait for a session bus, which no other peer does.
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "hello");
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 200);
    gtk_window_set_child(GTK_WINDOW(window), label());

    if (g_getenv("BENCH_EXIT_AFTER_FIRST_FRAME")) {
        gtk_widget_realize(window);
        g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint",
                         G_CALLBACK(leave_after_first_frame), window);
    }
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
