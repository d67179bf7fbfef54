// The scenes of Benchmarks/motion and their measurement, for all programs in motion. The first argument is the scene. The
// motion takes two seconds and begins half a second after the first frame; the program prints its figures as JSON and ends.
//
// boxes: 100 boxes of 20 by 20 go 400 pixels to the right.
// rows:  1,000 texts in a scroll view go to the reverse order.
// one:   one of 100 by 100 rectangles fades out.
// card:  a card with a shadow, a symbol and seven texts moves, fades and grows.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "processor.h"

enum { window_width = 800, window_height = 600, motion_milliseconds = 2000, motion_delay = 500 };

static const char *motion_scene = "boxes";

static inline int motion_shows(const char *scene) { return !strcmp(motion_scene, scene); }

/// Ends the program if its first argument is not a scene.
static inline void motion_choose(int argc, char **argv) {
    if (argc > 1) motion_scene = argv[1];
    if (argc <= 2 && (motion_shows("boxes") || motion_shows("rows") || motion_shows("one") || motion_shows("card"))) return;
    fprintf(stderr, "usage: %s [boxes|rows|one|card]\n", argv[0]);
    exit(2);
}

// boxes

enum { box_count = 100, box_size = 20, box_way = 400 };

static inline int box_left(int index) { return index % 10 * 36; }
static inline int box_top(int index) { return index / 10 * 56; }

/// Red, green and blue from 0 to 255, of a hue with saturation and brightness 0.8.
static inline void box_color(int index, int color[3]) {
    for (int channel = 0; channel < 3; channel++) {
        double hue = index * 6.0 / box_count + (channel == 0 ? 5 : channel == 1 ? 3 : 1);
        hue -= hue >= 6 ? 6 : 0;
        double share = hue < 4 - hue ? hue : 4 - hue;
        color[channel] = 204 * (1 - 0.8 * (share < 0 ? 0 : share > 1 ? 1 : share)) + 0.5;
    }
}

// rows

enum { row_count = 1000, row_height = 25, row_padding = 2, font_size = 17 };

static inline double row_top(int index, double part) {
    return (index + (row_count - 1 - 2 * index) * part) * row_height;
}

// one

enum { cell_side = 100, lamp_index = 50 };
enum { teal = 0x30b0c7, orange = 0xff9500 };

static inline int cell_left(int column) { return column * 8.01 + 0.5; }
static inline int cell_top(int row) { return row * 6.01 + 0.5; }
static inline int cell_width(int column) { return (int)(column * 8.01 + 7.51) - cell_left(column); }
static inline int cell_height(int row) { return (int)(row * 6.01 + 5.51) - cell_top(row); }

// card

enum { card_width = 300, card_height = 200, card_corner = 16, card_first = 0xffd633, card_last = 0xffcc00 };
/// The shadow; its blur is the standard deviation.
enum { shadow_blur = 8, shadow_drop = 4, shadow_alpha = 84 };
/// The texts: they are higher than the card. Distances from its corner, the symbol's from there to its baseline.
enum { texts_left = 16, texts_top = 27, text_pitch = 29, text_count = 7, star_size = 44, star_base = 16 };
/// The part of the picture outside of the card.
enum { card_aside = 16, card_above = 30, card_below = 34 };
enum { picture_width = card_width + 2 * card_aside, picture_height = card_height + card_above + card_below };

static inline const char *card_text(int line) {
    static char text[80];
    if (!line) return "Ada Lovelace";
    snprintf(text, sizeof text, "Line %d of a text about the analy…", line - 1);
    return text;
}

/// The place of the picture: left and top edges, and a scale about the centre of the card.
struct card {
    double left, top, scale, opacity;
};

static inline struct card card_at(double part) {
    double scale = 0.8 + 0.4 * part, middle = 50 + 350 * part + card_width / 2.0;
    return (struct card){middle - (card_width / 2.0 + card_aside) * scale,
                         150 + card_height / 2.0 - (card_height / 2.0 + card_above) * scale, scale, 1 - 0.6 * part};
}

// The measurement

static double motion_client, motion_server;
/// Frames that were drawn. In `rows` steps of the motion: nothing is visible in most of them, and some toolkits draw nothing.
static int motion_frames;

static void motion_begin(void) {
    motion_frames = 0;
    motion_client = microseconds(CLOCK_PROCESS_CPUTIME_ID);
    motion_server = server_time();
}

/// Ends the program; the server has finished the last frame.
static void motion_end(void) {
    double frames = motion_frames > 0 ? motion_frames : 1;
    printf("{\"frames\": %d, \"client\": %f, \"server\": %f}\n", motion_frames,
           (microseconds(CLOCK_PROCESS_CPUTIME_ID) - motion_client) / frames, (server_time() - motion_server) / frames);
    fflush(stdout);
    _Exit(0);
}
