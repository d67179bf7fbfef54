// gtk-controls: a button and a menu as a GTK 4 program would have them, which tools/pointer-to-pixel.c operates.
// gtk-controls resize FRAMES: a window of 200 controls that gets another width; what a frame costs.
#include "gtk-frames.h"
#include <string.h>

enum { wall_width = 1200, wall_height = 900, rows = 20, groups = 3 };

static GtkWidget *row(void) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    for (int group = 0; group < groups; group++) {
        gtk_box_append(GTK_BOX(row), gtk_button_new_with_label("Button"));
        gtk_box_append(GTK_BOX(row), gtk_check_button_new_with_label("Check"));
        if (group == groups - 1) break;
        GtkWidget *field = gtk_entry_new();
        gtk_editable_set_text(GTK_EDITABLE(field), "Text");
        gtk_widget_set_hexpand(field, TRUE);
        gtk_box_append(GTK_BOX(row), field);
        GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
        gtk_range_set_value(GTK_RANGE(slider), 0.5);
        gtk_widget_set_hexpand(slider, TRUE);
        gtk_box_append(GTK_BOX(row), slider);
    }
    return row;
}

static void resize(int index) { gtk_window_set_default_size(GTK_WINDOW(window), wall_width + 1 + index % 99, wall_height); }

static void check(void) {
    if (gtk_widget_get_width(window) <= wall_width) fprintf(stderr, "gtk-controls: it was not resized.\n"), _exit(1);
}

static GtkWidget *placed(GtkWidget *control) {
    gtk_widget_set_halign(control, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER);
    gtk_widget_set_vexpand(control, TRUE);
    return control;
}

static void operate(void) {
    GMenu *items = g_menu_new();
    for (int number = 1; number < 9; number++) {
        char title[16];
        snprintf(title, sizeof title, "Item %d", number);
        g_menu_append(items, title, "none.none");
    }
    GtkWidget *menu = gtk_menu_button_new();
    gtk_menu_button_set_label(GTK_MENU_BUTTON(menu), "Menu");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu), G_MENU_MODEL(items));
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_set_homogeneous(GTK_BOX(column), TRUE);
    gtk_box_append(GTK_BOX(column), placed(gtk_button_new_with_label("Hover")));
    gtk_box_append(GTK_BOX(column), placed(menu));
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), column);
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 200);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
}

int main(int argc, char **argv) {
    gtk_init();
    if (argc != 3 || strcmp(argv[1], "resize")) return operate(), 0;
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    for (int index = 0; index < rows; index++) gtk_box_append(GTK_BOX(column), row());
    open_window(column, wall_width, wall_height);
    await_frames();
    measure(atoi(argv[2]), resize, check);
}
