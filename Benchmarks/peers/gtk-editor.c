// A window with a text that is edited, as a GTK 4 program would have it: a GtkTextView that is scrolled.
// The argument is the length of the text in bytes.
#include <stdlib.h>
#include <string.h>
#include "gtk-leaving.h"

static char *text(size_t length) {
    static const char line[] = "The quick brown fox jumps over the lazy dog, and the dog sleeps\n";
    size_t count = length / (sizeof line - 1);
    char *all = malloc(count * (sizeof line - 1) + 1), *end = all;
    for (size_t index = 0; index < count; index++, end += sizeof line - 1) memcpy(end, line, sizeof line - 1);
    *end = 0;
    return all;
}

int main(int count, char **arguments) {
    gtk_init();
    GtkWidget *window = gtk_window_new(), *scrolled = gtk_scrolled_window_new(), *view = gtk_text_view_new();
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, "textview { font: 17px \"DejaVu Sans\"; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    char *written = text(count > 1 ? strtoul(arguments[count - 1], NULL, 10) : 0);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, written, -1);
    free(written);
    GtkTextIter start;
    gtk_text_buffer_get_start_iter(buffer, &start);
    gtk_text_buffer_place_cursor(buffer, &start);
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
    gtk_window_set_title(GTK_WINDOW(window), "editor");
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_widget_grab_focus(view);
    leave_after_first_frame(window);
    gtk_window_present(GTK_WINDOW(window));
    while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    return 0;
}
