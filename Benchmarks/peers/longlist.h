// The long lists of Benchmarks/lists, for all of their programs.
//
// open ROWS: numbered rows; the program leaves after its first frame if BENCH_EXIT_AFTER_FIRST_FRAME is set, or stays.
// scroll start|middle|end FRAMES: a million numbered rows are scrolled by 37 pixels in each frame.
// insert|delete|move|send FRAMES: of 100,000 items a visible one is edited in each frame; `send` moves it out of sight.
#ifndef LONGLIST_H
#define LONGLIST_H
#include "timed.h"
#include <string.h>

enum { window_width = 400, window_height = 600, row_height = 28, font_size = 13 };
enum { scrolled_rows = 1000000, scroll_step = 37, end_rest = 10000 };
/// The items that are edited: their number, the first visible one, the edited one, the places where it goes.
enum { item_count = 100000, top_item = 50000, edited_item = 50005, near_item = 50009, far_item = 75000 };

static const char *job, *place;
static int amount;

/// Reads the arguments; ends the program if they are none of the above.
static void read_arguments(int argc, char **argv) {
    job = argc > 1 ? argv[1] : "";
    place = argc > 2 ? argv[2] : "";
    amount = atoi(argv[argc - 1]);
    int is_scroll = !strcmp(job, "scroll");
    if (argc == (is_scroll ? 4 : 3) && amount > 0) return;
    fprintf(stderr, "usage: %s open ROWS | scroll start|middle|end FRAMES | insert|delete|move|send FRAMES\n", argv[0]);
    exit(2);
}

static inline int does(const char *name) { return !strcmp(job, name); }

static inline int edits(void) { return !does("open") && !does("scroll"); }

/// The distance to the first frame's position; `most` is the greatest.
static inline int first_offset(int most) {
    if (edits()) return top_item * row_height;
    if (!strcmp(place, "middle")) return scrolled_rows / 2 * row_height;
    return !strcmp(place, "end") ? most - end_rest : 0;
}

/// The name of an item with a number: neighbours have different lengths.
static inline const char *item_name(int number) {
    static char name[64];
    snprintf(name, sizeof name, "Row %d %.*s", number, number * 5 % 11, "iiiiiiiiiii");
    return name;
}

/// Ends the program if the row that was shown last is not near the place.
static inline void check_place(int row) {
    double share = (double)row / scrolled_rows, wanted = !strcmp(place, "end") ? 1 : !strcmp(place, "middle") ? 0.5 : 0;
    if (share > wanted - 0.01 && share < wanted + 0.01) return;
    fprintf(stderr, "at the %s row %d was shown last.\n", place, row);
    exit(1);
}

#endif
