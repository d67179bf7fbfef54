// gtk-boxes: moves 100 widgets as a GTK 4 program would, in a GtkFixed with a tick callback.
#include <gtk/gtk.h>
#include "boxes.h"

static GtkWidget *boxes[box_count];
static gint64 start;

static gboolean tick(GtkWidget *fixed, GdkFrameClock *clock, gpointer data) {
    gint64 time = gdk_frame_clock_get_frame_time(clock);
    (void)data;
    if (!start) start = time;
    double part = (time - start) / (box_milliseconds * 1000.0);
    if (part > 1) part = 1;
    for (int index = 0; index < box_count; index++)
        gtk_fixed_move(GTK_FIXED(fixed), boxes[index], box_left(index) + box_way * part, box_top(index));
    box_frames++;
    if (part < 1) return G_SOURCE_CONTINUE;
    box_end();
    return G_SOURCE_REMOVE;
}

static gboolean begin(gpointer fixed) {
    box_begin();
    gtk_widget_add_tick_callback(fixed, tick, NULL, NULL);
    return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = gtk_application_window_new(app), *fixed = gtk_fixed_new();
    GtkCssProvider *provider = gtk_css_provider_new();
    GString *css = g_string_new("window { background: white; }");
    (void)data;
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    for (int index = 0; index < box_count; index++) {
        char name[16];
        double red = 0, green = 0, blue = 0;
        boxes[index] = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
        g_snprintf(name, sizeof name, "box%d", index);
        gtk_widget_set_name(boxes[index], name);
        red = 0.2 + index / 200.0, green = 0.4, blue = 0.9 - index / 200.0;
        g_string_append_printf(css, "#%s { background: rgb(%d, %d, %d); }", name, (int)(red * 255), (int)(green * 255),
                               (int)(blue * 255));
        gtk_widget_set_size_request(boxes[index], box_size, box_size);
        gtk_fixed_put(GTK_FIXED(fixed), boxes[index], box_left(index), box_top(index));
    }
    gtk_css_provider_load_from_data(provider, css->str, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    gtk_window_set_child(GTK_WINDOW(window), fixed);
    gtk_window_present(GTK_WINDOW(window));
    g_timeout_add(box_delay, begin, fixed);
}

int main(int argc, char **argv) {
    GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), argc, argv);
}
