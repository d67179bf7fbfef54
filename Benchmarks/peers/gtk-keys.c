// A window that shows which key was pressed last, as a GTK 4 program would have it: one GtkLabel.
#include <gtk/gtk.h>

static gboolean pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                        gpointer label) {
    (void)controller, (void)code, (void)modifiers;
    char text[16] = "Key: ";
    text[5 + g_unichar_to_utf8(gdk_keyval_to_unicode(key), text + 5)] = 0;
    gtk_label_set_text(label, text);
    return TRUE;
}

static GtkWidget *label(void) {
    GtkWidget *label = gtk_label_new("Key: ");
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_family_new("DejaVu Sans"));
    pango_attr_list_insert(attributes, pango_attr_size_new_absolute(17 * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    return label;
}

int main(void) {
    gtk_init();
    GtkWidget *window = gtk_window_new();
    GtkWidget *shown = label();
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), shown);
    gtk_widget_add_controller(window, keys);
    gtk_window_set_title(GTK_WINDOW(window), "keys");
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 200);
    gtk_window_set_child(GTK_WINDOW(window), shown);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
