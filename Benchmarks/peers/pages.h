// The list of Benchmarks/lists and what is opened over it, for all of their programs.
//
// push: Return shows a page with a title, ten texts and a button in place of the list, Escape the list again.
// sheet: Return shows a dialog with five fields and two buttons in front of the list, Escape ends it.
#ifndef PAGES_H
#define PAGES_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { window_width = 400, window_height = 600, row_height = 28, font_size = 13, row_count = 1000 };
enum { line_count = 10, field_count = 5, margin = 16, sheet_width = 352, sheet_height = 480 };

/// Returns true for a page and false for a sheet; ends the program if the argument is neither.
static inline int pushes(int argc, char **argv) {
    int is_push = argc == 2 && !strcmp(argv[1], "push");
    if (is_push || (argc == 2 && !strcmp(argv[1], "sheet"))) return is_push;
    fprintf(stderr, "usage: %s push|sheet\n", argv[0]);
    exit(2);
}

/// The text with a number: neighbours have different lengths.
static inline const char *text(const char *name, int number) {
    static char text[64];
    snprintf(text, sizeof text, "%s %d %.*s", name, number, number * 5 % 11, "iiiiiiiiiii");
    return text;
}

#endif
