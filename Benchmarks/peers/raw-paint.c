// raw-paint draw|cards|emoji FRAMES FILE: puts the glyphs of a file in the very places that it names with nothing but
// Xlib, XRender and Xft, frame after frame into a pixmap that is then copied to the window, and prints what a frame costs.
// From frame to frame the colour of all texts changes; emoji move by a pixel. Cards are 200 rectangles with round corners
// below the texts, whose colour changes, too.
#define _GNU_SOURCE
#include <X11/Xft/Xft.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { most_runs = 1000, most_glyphs = 64, warm_ups = 2 };

static Display *display;
static int screen, run_count, width = 1280, height = 1000;
static struct run {
    int font, glyph_count;
    XftGlyphSpec glyphs[most_glyphs];
} runs[most_runs];
static struct {
    char name[160];
    XftFont *font;
} fonts[8];

static void fail(const char *sentence) {
    fprintf(stderr, "raw-paint: %s\n", sentence);
    exit(1);
}

static int font_named(const char *name) {
    int index = 0;
    while (fonts[index].font && strcmp(fonts[index].name, name)) index++;
    if (!fonts[index].font) {
        strcpy(fonts[index].name, name);
        fonts[index].font = XftFontOpenName(display, screen, name);
    }
    return index;
}

static void read_runs(const char *path) {
    FILE *file = fopen(path, "r");
    int size, bold, emoji, count;
    if (!file) fail("the file cannot be read.");
    while (fscanf(file, "%d %d %d %d", &size, &bold, &emoji, &count) == 4) {
        struct run *run = &runs[run_count++];
        char name[160];
        if (run_count > most_runs || count > most_glyphs) fail("the file has too many glyphs.");
        // What Lozenge renders text with where the desktop says nothing.
        sprintf(name, "%s:pixelsize=%d:weight=%d:antialias=true:hinting=true:hintstyle=hintslight:rgba=none:lcdfilter=0",
                emoji ? "Noto Color Emoji" : "DejaVu Sans", size, bold ? 200 : 80);
        run->font = font_named(name);
        run->glyph_count = count;
        for (int index = 0; index < count; index++) {
            XftGlyphSpec *glyph = &run->glyphs[index];
            if (fscanf(file, "%u %hd %hd", &glyph->glyph, &glyph->x, &glyph->y) != 3) fail("the file is broken.");
        }
    }
    fclose(file);
    if (!run_count) fail("the file has no glyphs.");
}

/// What has to be cleared and copied: all glyphs, and twice as much around them as they are high.
static XRectangle drawn_area(void) {
    int left = width, top = height, right = 0, bottom = 0;
    for (struct run *run = runs; run < runs + run_count; run++) {
        int around = 2 * fonts[run->font].font->height;
        for (int index = 0; index < run->glyph_count; index++) {
            XftGlyphSpec *glyph = &run->glyphs[index];
            left = glyph->x - around < left ? glyph->x - around : left;
            top = glyph->y - around < top ? glyph->y - around : top;
            right = glyph->x + around > right ? glyph->x + around : right;
            bottom = glyph->y + around > bottom ? glyph->y + around : bottom;
        }
    }
    left = left > 0 ? left : 0, top = top > 0 ? top : 0;
    right = right < width ? right : width, bottom = bottom < height ? bottom : height;
    return (XRectangle){left, top, right - left, bottom - top};
}

/// Else Xft decodes and uploads the emoji anew in every frame.
static void allow_many_glyphs(void) {
    FcPattern *defaults = FcPatternCreate();
    FcPatternAddInteger(defaults, XFT_MAX_GLYPH_MEMORY, 256 << 20);
    FcPatternAddBool(defaults, XFT_TRACK_MEM_USAGE, FcTrue);
    XftDefaultSet(display, defaults);
}

static Window open_window(void) {
    XSetWindowAttributes attributes = {.background_pixmap = None, .event_mask = ExposureMask};
    Window window = XCreateWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0, CopyFromParent,
                                  InputOutput, CopyFromParent, CWBackPixmap | CWEventMask, &attributes);
    XMapWindow(display, window);
    XEvent event;
    do XNextEvent(display, &event);
    while (event.type != Expose);
    return window;
}

static double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static void draw(XftDraw *target, const XftColor *ink, int moved) {
    for (int index = 0; index < run_count; index++) {
        struct run *run = &runs[index];
        XftFont *font = fonts[run->font].font;
        XftGlyphSpec glyphs[most_glyphs];
        for (int glyph = 0; glyph < run->glyph_count; glyph++) {
            glyphs[glyph] = run->glyphs[glyph];
            glyphs[glyph].x += moved;
        }
        XftDrawGlyphSpec(target, ink, font, glyphs, run->glyph_count);
    }
}

enum { card_count = 200, card_width = 320, card_height = 20, radius = 6 };

/// A mask of all four corners of a card, with nothing between them.
static Picture corner_mask(Window window) {
    enum { side = 2 * radius, stride = (side + 3) & ~3, samples = 64 };
    static unsigned char bytes[stride * side];
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            int inside = 0;
            for (int sample = 0; sample < samples * samples; sample++) {
                double dx = x + (sample % samples + 0.5) / samples - radius, dy = y + (sample / samples + 0.5) / samples - radius;
                inside += dx * dx + dy * dy <= radius * radius;
            }
            bytes[y * stride + x] = (inside * 255 + samples * samples / 2) / (samples * samples);
        }
    Pixmap pixmap = XCreatePixmap(display, window, side, side, 8);
    XImage *image = XCreateImage(display, NULL, 8, ZPixmap, 0, (char *)bytes, side, side, 32, stride);
    GC context = XCreateGC(display, pixmap, 0, NULL);
    XPutImage(display, pixmap, context, image, 0, 0, 0, 0, side, side);
    return XRenderCreatePicture(display, pixmap, XRenderFindStandardFormat(display, PictStandardA8), 0, NULL);
}

/// Three rectangles and four corners each.
static void draw_cards(Picture target, const XRenderColor *color, Picture source, Picture mask) {
    for (int card = 0; card < card_count; card++) {
        int x = card / 50 * card_width, y = card % 50 * card_height, right = x + card_width - radius, low = y + card_height - radius;
        XRenderFillRectangle(display, PictOpSrc, target, color, x + radius, y, card_width - 2 * radius, radius);
        XRenderFillRectangle(display, PictOpSrc, target, color, x, y + radius, card_width, card_height - 2 * radius);
        XRenderFillRectangle(display, PictOpSrc, target, color, x + radius, low, card_width - 2 * radius, radius);
        for (int corner = 0; corner < 4; corner++) {
            int maskX = corner % 2 * radius, maskY = corner / 2 * radius;
            XRenderComposite(display, PictOpOver, source, mask, target, 0, 0, maskX, maskY, corner % 2 ? right : x,
                             corner / 2 ? low : y, radius, radius);
        }
    }
}

int main(int argc, char **argv) {
    if (argc < 4) fail("usage: raw-paint draw|cards|emoji FRAMES FILE");
    if (!(display = XOpenDisplay(NULL))) fail("no X server answers at DISPLAY.");
    screen = DefaultScreen(display);
    int emoji = !strcmp(argv[1], "emoji"), frames = atoi(argv[2]);
    if (emoji) allow_many_glyphs(), width = 400, height = 300;
    read_runs(argv[3]);
    XRectangle area = drawn_area();
    int cards = !strcmp(argv[1], "cards");
    if (cards) area = (XRectangle){0, 0, width, height};

    Window window = open_window();
    Pixmap pixmap = XCreatePixmap(display, window, width, height, DefaultDepth(display, screen));
    XGCValues values = {.graphics_exposures = False};
    GC context = XCreateGC(display, window, GCGraphicsExposures, &values);
    XftDraw *target = XftDrawCreate(display, pixmap, DefaultVisual(display, screen), DefaultColormap(display, screen));
    XRenderColor white = {0xffff, 0xffff, 0xffff, 0xffff};
    XRenderFillRectangle(display, PictOpSrc, XftDrawPicture(target), &white, 0, 0, width, height);
    XCopyArea(display, pixmap, window, context, 0, 0, width, height, 0, 0);
    XftColor inks[] = {{0, {0, 0, 0, 0xffff}}, {0x99, {0, 0, 0x9999, 0xffff}}};
    XRenderColor tints[] = {{0xcccc, 0xe6e6, 0xffff, 0xffff}, {0xcccc, 0xffff, 0xcccc, 0xffff}};
    Picture tinted[] = {XRenderCreateSolidFill(display, &tints[0]), XRenderCreateSolidFill(display, &tints[1])};
    Picture mask = corner_mask(window);
    long (*counted)(void) = (long (*)(void))dlsym(RTLD_DEFAULT, "counted_wire_bytes");

    double *taken = calloc(frames, sizeof *taken), processor = 0;
    long requests = 0, bytes = 0;
    for (int index = 0; index < warm_ups + frames; index++) {
        if (index == warm_ups) {
            processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
            requests = NextRequest(display);
            bytes = counted ? counted() : 0;
        }
        double start = microseconds(CLOCK_MONOTONIC);
        XRenderFillRectangle(display, PictOpSrc, XftDrawPicture(target), &white, area.x, area.y, area.width, area.height);
        if (cards) draw_cards(XftDrawPicture(target), &tints[index % 2], tinted[index % 2], mask);
        draw(target, &inks[emoji ? 0 : index % 2], emoji ? index % 2 : 0);
        XCopyArea(display, pixmap, window, context, area.x, area.y, area.width, area.height, area.x, area.y);
        XSync(display, False);
        if (index >= warm_ups) taken[index - warm_ups] = microseconds(CLOCK_MONOTONIC) - start;
    }
    processor = microseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    requests = NextRequest(display) - requests;
    bytes = (counted ? counted() : 0) - bytes;
    qsort(taken, frames, sizeof *taken, ascending);
    printf("{\"wall\": %f, \"cpu\": %f, \"requests\": %f, \"bytes\": %f}\n", taken[frames / 2], processor / frames,
           (double)requests / frames, (double)bytes / frames);
}
