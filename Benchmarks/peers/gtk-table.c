// gtk-table sort FRAMES: the table of fighters.h as a GTK 4 program would have it: a GtkColumnView on a GtkSortListModel.
#include "gtk-frames.h"
#include "fighters.h"

struct _Fighter {
    GObject parent;
    char *name;
    int strength, speed;
};

G_DECLARE_FINAL_TYPE(Fighter, fighter, BENCH, FIGHTER, GObject)
G_DEFINE_TYPE(Fighter, fighter, G_TYPE_OBJECT)

static void fighter_class_init(FighterClass *fighter) { (void)fighter; }
static void fighter_init(Fighter *fighter) { (void)fighter; }

static Fighter *new_fighter(int number) {
    Fighter *fighter = g_object_new(fighter_get_type(), NULL);
    fighter->name = g_strdup(fighter_name(number));
    fighter->strength = fighter_strength(number);
    fighter->speed = fighter_speed(number);
    return fighter;
}

static GListModel *fighters(void) {
    GListStore *store = g_list_store_new(fighter_get_type());
    g_autoptr(GPtrArray) made = g_ptr_array_new_with_free_func(g_object_unref);
    for (int number = 0; number < fighter_count; number++) g_ptr_array_add(made, new_fighter(number));
    g_list_store_splice(store, 0, 0, made->pdata, fighter_count);
    return G_LIST_MODEL(store);
}

// Columns

typedef void Show(GtkLabel *label, const Fighter *fighter);

static void show_name(GtkLabel *label, const Fighter *fighter) { gtk_label_set_text(label, fighter->name); }

static void show_number(GtkLabel *label, int number) {
    char text[16];
    g_snprintf(text, sizeof text, "%d", number);
    gtk_label_set_text(label, text);
}

static void show_strength(GtkLabel *label, const Fighter *fighter) { show_number(label, fighter->strength); }
static void show_speed(GtkLabel *label, const Fighter *fighter) { show_number(label, fighter->speed); }

static int ascending(int one, int other) { return (one > other) - (one < other); }

static int compare_strength(gconstpointer one, gconstpointer other, gpointer data) {
    (void)data;
    return ascending(((const Fighter *)one)->strength, ((const Fighter *)other)->strength);
}

static int compare_speed(gconstpointer one, gconstpointer other, gpointer data) {
    (void)data;
    return ascending(((const Fighter *)one)->speed, ((const Fighter *)other)->speed);
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(cell, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer show) {
    (void)factory;
    ((Show *)show)(GTK_LABEL(gtk_list_item_get_child(cell)), gtk_list_item_get_item(cell));
}

static GtkColumnViewColumn *add_column(GtkColumnView *table, const char *title, int width, Show *show,
                                       GCompareDataFunc compare) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), show);
    GtkColumnViewColumn *column = gtk_column_view_column_new(title, factory);
    gtk_column_view_column_set_fixed_width(column, width);
    if (compare) gtk_column_view_column_set_sorter(column, GTK_SORTER(gtk_custom_sorter_new(compare, NULL, NULL)));
    gtk_column_view_append_column(table, column);
    return column;
}

static GtkColumnView *table;
static GtkColumnViewColumn *numbers[2];
static GListModel *sorted;

static void sort(int index) { gtk_column_view_sort_by_column(table, numbers[index % 2], GTK_SORT_ASCENDING); }

static void check(void) {
    int steps = warm_ups + timed_steps;
    for (guint row = 1; row < fighter_count; row++) {
        g_autoptr(Fighter) above = g_list_model_get_item(sorted, row - 1), below = g_list_model_get_item(sorted, row);
        if ((steps % 2 ? below->strength - above->strength : below->speed - above->speed) <= 0)
            g_error("row %u is not sorted", row);
    }
}

int main(int argc, char **argv) {
    int frames = frames_of(argc, argv);
    gtk_init();
    add_style("label { font: 13px 'DejaVu Sans'; color: black; } columnview { background: white; }"
              "columnview > listview > row > cell { padding: 0 8px; min-height: 28px; }");
    table = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
    add_column(table, "Name", name_width, show_name, NULL);
    numbers[0] = add_column(table, "Strength", number_width, show_strength, compare_strength);
    numbers[1] = add_column(table, "Speed", number_width, show_speed, compare_speed);
    sorted = G_LIST_MODEL(gtk_sort_list_model_new(fighters(), g_object_ref(gtk_column_view_get_sorter(table))));
    gtk_column_view_set_model(table, GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(sorted))));
    open_window(GTK_WIDGET(table), window_width, window_height);
    await_frames();
    measure(frames, sort, check);
}
