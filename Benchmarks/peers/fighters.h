// The table of Benchmarks/lists/TableSort.swift, for all of its programs: 100,000 fighters are sorted by two of their numbers
// in turn, in each frame by the other one.
//
// sort FRAMES: prints what a frame costs.
#ifndef FIGHTERS_H
#define FIGHTERS_H
#include "timed.h"
#include <stdint.h>
#include <string.h>

enum { window_width = 400, window_height = 600, row_height = 28, font_size = 13 };
enum { fighter_count = 100000, name_width = 180, number_width = 110 };

/// Reads the arguments, and returns the number of frames; ends the program if there is none.
static inline int frames_of(int argc, char **argv) {
    int frames = argc == 3 && !strcmp(argv[1], "sort") ? atoi(argv[2]) : 0;
    if (frames > 0) return frames;
    fprintf(stderr, "usage: %s sort FRAMES\n", argv[0]);
    exit(2);
}

/// The name of a fighter: neighbours have different lengths.
static inline const char *fighter_name(int number) {
    static char name[64];
    snprintf(name, sizeof name, "Row %d %.*s", number, number * 5 % 11, "iiiiiiiiiii");
    return name;
}

/// A power of a number, counted in a circle of 100,003: another one for each fighter, in no order.
static inline int scrambled(int number, int power) {
    uint64_t product = 1;
    while (power-- > 0) product = product * (number + 1) % 100003;
    return product;
}

static inline int fighter_strength(int number) { return scrambled(number, 5); }
static inline int fighter_speed(int number) { return scrambled(number, 11); }

#endif
