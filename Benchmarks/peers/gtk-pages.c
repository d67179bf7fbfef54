// gtk-pages push|sheet: what pages.h says as a GTK 4 program would have it: a GtkStack whose pages slide, or a modal window
// without decoration.
#include <gtk/gtk.h>
#include "pages.h"

static GtkWidget *window, *stack, *list, *page, *dialog;
static int is_push;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(row, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
    (void)factory, (void)data;
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(row)),
                       gtk_string_object_get_string(gtk_list_item_get_item(row)));
}

static GtkWidget *new_list(void) {
    GtkStringList *rows = gtk_string_list_new(NULL);
    for (int index = 0; index < row_count; index++) {
        char text[16];
        g_snprintf(text, sizeof text, "Row %d", index);
        gtk_string_list_append(rows, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(
        GTK_SCROLLED_WINDOW(scrolled),
        gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory));
    return scrolled;
}

static GtkWidget *column(int spacing) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing);
    gtk_widget_set_halign(column, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(column, GTK_ALIGN_CENTER);
    return column;
}

static GtkWidget *new_page(void) {
    GtkWidget *box = column(8), *title = gtk_label_new("Page"), *button = gtk_button_new_with_label("Button");
    gtk_widget_add_css_class(title, "title");
    gtk_box_append(GTK_BOX(box), title);
    for (int line = 0; line < line_count; line++) {
        GtkWidget *label = gtk_label_new(text("Line", line));
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_widget_add_css_class(label, "ink");
        gtk_box_append(GTK_BOX(box), label);
    }
    gtk_widget_add_css_class(gtk_button_get_child(GTK_BUTTON(button)), "ink");
    gtk_widget_set_halign(button, GTK_ALIGN_START);
    gtk_box_append(GTK_BOX(box), button);
    return box;
}

static void end_sheet(void) { gtk_window_destroy(GTK_WINDOW(dialog)); }

static gboolean end_by_key(GtkWidget *widget, GVariant *arguments, gpointer data) {
    (void)widget, (void)arguments, (void)data;
    end_sheet();
    return TRUE;
}

static GtkWidget *new_form(void) {
    GtkWidget *box = column(margin), *grid = gtk_grid_new(), *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, margin);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 8);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
    for (int index = 0; index < field_count; index++) {
        char name[16];
        g_snprintf(name, sizeof name, "Field %d", index);
        GtkWidget *field = gtk_entry_new();
        gtk_editable_set_text(GTK_EDITABLE(field), text("Text", index));
        gtk_grid_attach(GTK_GRID(grid), gtk_label_new(name), 0, index, 1, 1);
        gtk_grid_attach(GTK_GRID(grid), field, 1, index, 1, 1);
    }
    gtk_box_append(GTK_BOX(box), grid);
    for (int index = 0; index < 2; index++) {
        GtkWidget *button = gtk_button_new_with_label(index ? "OK" : "Cancel");
        g_signal_connect(button, "clicked", G_CALLBACK(end_sheet), NULL);
        gtk_widget_set_hexpand(button, TRUE);
        gtk_box_append(GTK_BOX(buttons), button);
    }
    gtk_box_append(GTK_BOX(box), buttons);
    return box;
}

static void push(void) {
    page = new_page();
    gtk_stack_add_child(GTK_STACK(stack), page);
    gtk_stack_set_visible_child(GTK_STACK(stack), page);
}

static void present(void) {
    dialog = gtk_window_new();
    GtkEventController *keys = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0), gtk_callback_action_new(end_by_key, NULL, NULL)));
    gtk_widget_add_controller(dialog, keys);
    gtk_window_set_decorated(GTK_WINDOW(dialog), FALSE);
    gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(window));
    gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
    gtk_window_set_default_size(GTK_WINDOW(dialog), sheet_width, sheet_height);
    gtk_window_set_child(GTK_WINDOW(dialog), new_form());
    gtk_window_present(GTK_WINDOW(dialog));
}

static gboolean pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers, gpointer data) {
    (void)controller, (void)code, (void)modifiers, (void)data;
    if (key == GDK_KEY_Return) return is_push ? push() : present(), TRUE;
    if (key != GDK_KEY_Escape || !page) return FALSE;
    gtk_stack_set_visible_child(GTK_STACK(stack), list);
    return TRUE;
}

/// Removes the page when it has gone.
static void moved(void) {
    if (!page || gtk_stack_get_transition_running(GTK_STACK(stack)) || gtk_stack_get_visible_child(GTK_STACK(stack)) == page)
        return;
    gtk_stack_remove(GTK_STACK(stack), page);
    page = NULL;
}

int main(int argc, char **argv) {
    is_push = pushes(argc, argv);
    gtk_init();
    g_object_set(gtk_settings_get_default(), "gtk-entry-select-on-focus", FALSE, NULL);
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "label, entry { font: 13px 'DejaVu Sans'; color: black; } .ink, entry { color: blue; } .title { font-weight: bold; }"
        "listview { background: white; } row { padding: 0 20px; min-height: 28px; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    window = gtk_window_new();
    list = new_list();
    if (is_push) {
        stack = gtk_stack_new();
        gtk_stack_add_child(GTK_STACK(stack), list);
        gtk_stack_set_transition_type(GTK_STACK(stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
        g_signal_connect(stack, "notify::transition-running", G_CALLBACK(moved), NULL);
    }
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), NULL);
    gtk_widget_add_controller(window, keys);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), window_width, window_height);
    gtk_window_set_child(GTK_WINDOW(window), is_push ? stack : list);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
}
