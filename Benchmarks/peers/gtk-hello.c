// The hello window as a GTK 4 program would have it: one GtkLabel.
#include "gtk-leaving.h"

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

    leave_after_first_frame(window);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
