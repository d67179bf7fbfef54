// pango-text rebreak|labels FILE [REPETITIONS]: what Pango takes for the text of a file, in microseconds. Pango alone,
// with the font map that Lozenge uses: no toolkit and no drawing.
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { warm_ups = 2, widths_at_once = 10 };

static PangoContext *context;
static int line_count;
static char **lines;

static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void fail(const char *sentence) {
    fprintf(stderr, "pango-text: %s\n", sentence);
    exit(1);
}

static void read_lines(const char *path) {
    char *content;
    if (!g_file_get_contents(path, &content, NULL, NULL)) fail("the file cannot be read.");
    lines = g_strsplit(g_strchomp(content), "\n", 0);
    line_count = g_strv_length(lines);
}

static void prepare(void) {
    PangoFontMap *map = pango_ft2_font_map_new();
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
    context = pango_font_map_create_context(map);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(font, 15 * PANGO_SCALE);
    pango_context_set_font_description(context, font);
    pango_context_set_language(context, pango_language_get_default());
    pango_context_set_round_glyph_positions(context, FALSE);
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

/// The size of one long paragraph at widths that never come again.
static void rebreak(int repetitions) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_text(layout, lines[0], -1);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    double *taken = calloc(repetitions, sizeof *taken), width = 0;
    for (int index = 0; index < warm_ups + repetitions; index++) {
        double start = microseconds(CLOCK_MONOTONIC);
        for (int each = 0; each < widths_at_once; each++) {
            int unused;
            width = 300 + (index * widths_at_once + each) / 4.0;
            pango_layout_set_width(layout, width * PANGO_SCALE);
            pango_layout_get_size(layout, &unused, &unused);
        }
        if (index >= warm_ups) taken[index - warm_ups] = (microseconds(CLOCK_MONOTONIC) - start) / widths_at_once;
    }
    qsort(taken, repetitions, sizeof *taken, ascending);
    printf("{\"new\": %f, \"width\": %f, \"lines\": %d}\n", taken[repetitions / 2], width,
           pango_layout_get_line_count(layout));
}

/// Cuts labels into items and shapes each, and nothing more: no lines, no extents, nothing kept.
static double shape(char **labels, int count) {
    static PangoGlyphString *glyphs;
    if (!glyphs) glyphs = pango_glyph_string_new();
    double width = 0;
    for (int index = 0; index < count; index++) {
        const char *text = labels[index];
        int length = strlen(text);
        GList *items = pango_itemize(context, text, 0, length, NULL, NULL);
        for (GList *link = items; link; link = link->next) {
            PangoItem *item = link->data;
            pango_shape_full(text + item->offset, item->length, text, length, &item->analysis, glyphs);
            for (int glyph = 0; glyph < glyphs->num_glyphs; glyph++) width += glyphs->glyphs[glyph].geometry.width;
            pango_item_free(item);
        }
        g_list_free(items);
    }
    return width / PANGO_SCALE;
}

static void labels(void) {
    int warm_up = line_count / 20;
    double width = shape(lines, warm_up);
    // Not that of the clock, as in Lozenge's program: a mean takes in whatever else the machine does.
    double start = microseconds(CLOCK_PROCESS_CPUTIME_ID);
    width += shape(lines + warm_up, line_count - warm_up);
    double taken = microseconds(CLOCK_PROCESS_CPUTIME_ID) - start;
    printf("{\"new\": %f, \"width\": %f}\n", taken / (line_count - warm_up), width);
}

int main(int argc, char **argv) {
    if (argc < 3) fail("usage: pango-text rebreak|labels FILE [REPETITIONS]");
    read_lines(argv[2]);
    prepare();
    if (!strcmp(argv[1], "rebreak"))
        rebreak(argc > 3 ? atoi(argv[3]) : 21);
    else
        labels();
}
