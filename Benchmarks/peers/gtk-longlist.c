// gtk-longlist JOB …: the lists of longlist.h as a GTK 4 program would have them: a GtkListView, whose model makes its items
// when they are asked for, or is a GListStore where they are edited.
#include "gtk-frames.h"
#include "longlist.h"

// Numbered rows

struct _Numbers {
    GObject parent;
};

G_DECLARE_FINAL_TYPE(Numbers, numbers, BENCH, NUMBERS, GObject)

static GType numbers_item_type(GListModel *model) {
    (void)model;
    return GTK_TYPE_STRING_OBJECT;
}

static guint numbers_count(GListModel *model) {
    (void)model;
    return does("open") ? amount : scrolled_rows;
}

static gpointer numbers_item(GListModel *model, guint index) {
    char text[16];
    if (index >= numbers_count(model)) return NULL;
    g_snprintf(text, sizeof text, "Row %u", index);
    return gtk_string_object_new(text);
}

static void numbers_model_init(GListModelInterface *model) {
    model->get_item_type = numbers_item_type;
    model->get_n_items = numbers_count;
    model->get_item = numbers_item;
}

G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_model_init))

static void numbers_class_init(NumbersClass *numbers) { (void)numbers; }
static void numbers_init(Numbers *numbers) { (void)numbers; }

// Edited items

static GListStore *items;
static GPtrArray *expected;

static GtkStringObject *new_item(int number) { return gtk_string_object_new(item_name(number)); }

static void make_items(void) {
    items = g_list_store_new(GTK_TYPE_STRING_OBJECT);
    expected = g_ptr_array_new_with_free_func(g_object_unref);
    for (int number = 0; number < item_count; number++) g_ptr_array_add(expected, new_item(number));
    g_list_store_splice(items, 0, 0, expected->pdata, item_count);
}

/// Replaces the items from the first place to the last: half of the time of removing and inserting.
static void move_near(void) {
    enum { count = near_item - edited_item + 1 };
    gpointer moved[count];
    for (int index = 0; index < count; index++)
        moved[(index + count - 1) % count] = g_list_model_get_item(G_LIST_MODEL(items), edited_item + index);
    g_list_store_splice(items, edited_item, count, moved, count);
    for (int index = 0; index < count; index++) g_object_unref(moved[index]);
    g_ptr_array_insert(expected, near_item, g_ptr_array_steal_index(expected, edited_item));
}

static void edit(int index) {
    if (does("move")) return move_near();
    if (does("insert")) {
        GtkStringObject *item = new_item(index);
        g_list_store_insert(items, edited_item, item);
        g_ptr_array_insert(expected, edited_item, item);
        return;
    }
    GtkStringObject *item = g_list_model_get_item(G_LIST_MODEL(items), edited_item);
    g_list_store_remove(items, edited_item);
    g_ptr_array_remove_index(expected, edited_item);
    if (does("delete")) return g_object_unref(item);
    g_list_store_insert(items, far_item, item);
    g_ptr_array_insert(expected, far_item, item);
}

static void check_items(void) {
    guint count = g_list_model_get_n_items(G_LIST_MODEL(items));
    for (guint index = 0; index < count; index++) {
        gpointer item = g_list_model_get_item(G_LIST_MODEL(items), index);
        if (index >= expected->len || item != expected->pdata[index]) g_error("item %u is another one", index);
        g_object_unref(item);
    }
}

// The list

static int latest_row;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(row, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *row, gpointer data) {
    (void)factory, (void)data;
    latest_row = gtk_list_item_get_position(row);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(row)),
                       gtk_string_object_get_string(gtk_list_item_get_item(row)));
}

static void scroll(int index) {
    (void)index;
    GtkAdjustment *offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    gtk_adjustment_set_value(offset, gtk_adjustment_get_value(offset) + scroll_step);
}

static void scroll_to_place(void) {
    GtkAdjustment *offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    int first = first_offset(gtk_adjustment_get_upper(offset) - gtk_adjustment_get_page_size(offset));
    if (!first) return;
    // The first change after the list was opened leaves it blank.
    for (int change = 0; change < 3; change++) {
        gtk_adjustment_set_value(offset, first + change % 2);
        await_frames();
    }
}

static void check_scroll(void) { check_place(latest_row); }

int main(int argc, char **argv) {
    read_arguments(argc, argv);
    gtk_init();
    leaves = does("open") && g_getenv("BENCH_EXIT_AFTER_FIRST_FRAME");
    add_style("label { font: 13px 'DejaVu Sans'; color: black; }"
              "listview { background: white; } row { padding: 0 20px; min-height: 28px; }");
    if (edits()) make_items();
    GListModel *model = edits() ? G_LIST_MODEL(items) : g_object_new(numbers_get_type(), NULL);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    open_window(gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory), window_width, window_height);
    await_frames();
    while (does("open")) g_main_context_iteration(NULL, TRUE);
    scroll_to_place();
    if (edits()) measure(amount, edit, check_items);
    measure(amount, scroll, check_scroll);
}
