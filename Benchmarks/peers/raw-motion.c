// raw-motion SCENE: the scenes of motion.h with nothing but Xlib, XRender and Xft, 60 times a second. What changes is drawn
// in a pixmap and copied to the window. The least that a toolkit without a graphics card can do.
#include <X11/Xft/Xft.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <math.h>
#include "motion.h"

static Display *display;
static int screen;
static Window window;
static Pixmap buffer;
static GC gc;
static unsigned long white;

static void fill(unsigned long color, int x, int y, int width, int height) {
    XSetForeground(display, gc, color);
    XFillRectangle(display, buffer, gc, x, y, width, height);
}

static void copy(int x, int y, int width, int height) {
    XCopyArea(display, buffer, window, gc, x, y, width, height, x, y);
}

static XftColor ink(int color, double opacity) {
    unsigned short alpha = opacity * 0xffff;
    return (XftColor){0, {(color >> 16) * 257 * opacity, (color >> 8 & 255) * 257 * opacity, (color & 255) * 257 * opacity,
                          alpha}};
}

// boxes

static int last_shift;

static void draw_boxes(double part) {
    int shift = box_way * part, step = shift - last_shift;
    for (int index = 0; index < box_count; index++)
        fill(white, box_left(index) + last_shift, box_top(index), box_size, box_size);
    for (int index = 0; index < box_count; index++) {
        int color[3];
        box_color(index, color);
        fill(color[0] << 16 | color[1] << 8 | color[2], box_left(index) + shift, box_top(index), box_size, box_size);
    }
    for (int index = 0; index < box_count; index++)
        copy(box_left(index) + last_shift, box_top(index), box_size + step, box_size);
    last_shift = shift;
}

// rows

/// At least that of the widest row.
enum { row_width = 80 };

static XftFont *row_font;
static XftDraw *row_target;

static void prepare_rows(void) {
    row_font = XftFontOpenName(display, screen, "Inter:pixelsize=17");
    row_target = XftDrawCreate(display, buffer, DefaultVisual(display, screen), DefaultColormap(display, screen));
}

/// Clears and copies the part of the window that rows have covered or cover now.
static void draw_rows(double part) {
    static int last_top = window_height, last_bottom = 0;
    int top = window_height, bottom = 0, first = row_count, last = -1;
    XftColor black = ink(0, 1);
    for (int index = 0; index < row_count; index++) {
        int y = floor(row_top(index, part));
        if (y <= -row_height || y >= window_height) continue;
        top = y < top ? y : top;
        bottom = y + row_height > bottom ? y + row_height : bottom;
        first = index < first ? index : first;
        last = index;
    }
    int left_top = top < last_top ? top : last_top, left_bottom = bottom > last_bottom ? bottom : last_bottom;
    last_top = top, last_bottom = bottom;
    if (left_top >= left_bottom) return;
    fill(white, 0, left_top, row_width, left_bottom - left_top);
    for (int index = first; index <= last; index++) {
        char text[16];
        int length = snprintf(text, sizeof text, "Row %d", index);
        XftDrawStringUtf8(row_target, &black, row_font, row_padding,
                          (int)floor(row_top(index, part)) + row_padding + row_font->ascent, (const FcChar8 *)text, length);
    }
    copy(0, left_top, row_width, left_bottom - left_top);
}

// one

static void prepare_one(void) {
    for (int row = 0; row < cell_side; row++)
        for (int column = 0; column < cell_side; column++)
            fill(teal, cell_left(column), cell_top(row), cell_width(column), cell_height(row));
}

static void draw_one(double part) {
    unsigned long mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int channel = orange >> shift & 255;
        mixed |= (unsigned long)(channel + (255 - channel) * part + 0.5) << shift;
    }
    int x = cell_left(lamp_index), y = cell_top(lamp_index);
    fill(mixed, x, y, cell_width(lamp_index), cell_height(lamp_index));
    copy(x, y, cell_width(lamp_index), cell_height(lamp_index));
}

// card

static Picture card, card_mask, card_target;

/// The part of a pixel that is inside of the card, with soft edges.
static double card_coverage(double x, double y) {
    double dx = fabs(x - card_width / 2.0) - (card_width / 2.0 - card_corner);
    double dy = fabs(y - card_height / 2.0) - (card_height / 2.0 - card_corner);
    double outside = hypot(fmax(dx, 0), fmax(dy, 0)) + fmin(fmax(dx, dy), 0) - card_corner;
    return fmin(1, fmax(0, 0.5 - outside));
}

static double blurred_edges(double x, double y) {
    double root = shadow_blur * sqrt(2);
    return (erf(x / root) - erf((x - card_width) / root)) * (erf(y / root) - erf((y - card_height) / root)) / 4;
}

/// The card without texts: the shadow is that of a card with sharp corners.
static unsigned card_pixel(int x, int y) {
    double covered = card_coverage(x + 0.5, y + 0.5);
    double shadow = blurred_edges(x + 0.5, y + 0.5 - shadow_drop) * shadow_alpha / 255;
    double alpha = covered + (1 - covered) * shadow, share = fmin(1, fmax(0, (double)y / card_height));
    unsigned pixel = (unsigned)(alpha * 255 + 0.5) << 24;
    for (int shift = 0; shift <= 16; shift += 8) {
        int first = card_first >> shift & 255, last = card_last >> shift & 255;
        pixel |= (unsigned)((first + (last - first) * share) * covered + 0.5) << shift;
    }
    return pixel;
}

static void draw_text(XftDraw *target, const char *font, int color, int x, int y, const char *text) {
    XftFont *opened = XftFontOpenName(display, screen, font);
    XftColor color_of_text = ink(color, 1);
    XftDrawStringUtf8(target, &color_of_text, opened, x, y, (const FcChar8 *)text, strlen(text));
}

static void prepare_card(void) {
    static unsigned pixels[picture_width * picture_height];
    for (int index = 0; index < picture_width * picture_height; index++)
        pixels[index] = card_pixel(index % picture_width - card_aside, index / picture_width - card_above);
    XVisualInfo visual;
    if (!XMatchVisualInfo(display, screen, 32, TrueColor, &visual)) exit(1);
    Colormap colors = XCreateColormap(display, window, visual.visual, AllocNone);
    Pixmap pixmap = XCreatePixmap(display, window, picture_width, picture_height, 32);
    XImage *image = XCreateImage(display, visual.visual, 32, ZPixmap, 0, (char *)pixels, picture_width, picture_height, 32, 0);
    XPutImage(display, pixmap, XCreateGC(display, pixmap, 0, NULL), image, 0, 0, 0, 0, picture_width, picture_height);
    XftDraw *texts = XftDrawCreate(display, pixmap, visual.visual, colors);
    int left = card_aside + texts_left;
    draw_text(texts, "DejaVu Sans:pixelsize=44", orange, left, card_above + star_base, "★");
    for (int line = 0; line < text_count; line++)
        draw_text(texts, line ? "Inter:pixelsize=17" : "Inter:pixelsize=17:bold", 0, left,
                  card_above + texts_top + text_pitch * line + font_size, card_text(line));

    XRenderPictFormat *opaque = XRenderFindVisualFormat(display, DefaultVisual(display, screen));
    card = XRenderCreatePicture(display, pixmap, XRenderFindStandardFormat(display, PictStandardARGB32), 0, NULL);
    card_target = XRenderCreatePicture(display, buffer, opaque, 0, NULL);
    XRenderSetPictureFilter(display, card, FilterBilinear, NULL, 0);
    XRenderPictureAttributes repeated = {.repeat = True};
    card_mask = XRenderCreatePicture(display, XCreatePixmap(display, window, 1, 1, 8),
                                     XRenderFindStandardFormat(display, PictStandardA8), CPRepeat, &repeated);
}

static void draw_card(double part) {
    static int last_left = window_width, last_top = window_height, last_right, last_bottom;
    struct card place = card_at(part);
    int left = floor(place.left), top = floor(place.top);
    int right = ceil(place.left + picture_width * place.scale), bottom = ceil(place.top + picture_height * place.scale);
    XTransform transform = {{{XDoubleToFixed(1 / place.scale), 0, XDoubleToFixed((left - place.left) / place.scale)},
                             {0, XDoubleToFixed(1 / place.scale), XDoubleToFixed((top - place.top) / place.scale)},
                             {0, 0, XDoubleToFixed(1)}}};
    XRenderColor opacity = {.alpha = place.opacity * 0xffff};
    if (last_left < last_right) fill(white, last_left, last_top, last_right - last_left, last_bottom - last_top);
    XRenderFillRectangle(display, PictOpSrc, card_mask, &opacity, 0, 0, 1, 1);
    XRenderSetPictureTransform(display, card, &transform);
    XRenderComposite(display, PictOpOver, card, card_mask, card_target, 0, 0, 0, 0, left, top, right - left, bottom - top);
    int copied_left = left < last_left ? left : last_left, copied_top = top < last_top ? top : last_top;
    copy(copied_left, copied_top, (right > last_right ? right : last_right) - copied_left,
         (bottom > last_bottom ? bottom : last_bottom) - copied_top);
    last_left = left, last_top = top, last_right = right, last_bottom = bottom;
}

static void prepare(void) {
    if (motion_shows("rows")) prepare_rows();
    if (motion_shows("one")) prepare_one();
    if (motion_shows("card")) prepare_card();
}

static void draw(double part) {
    if (motion_shows("rows")) return draw_rows(part);
    if (motion_shows("one")) return draw_one(part);
    if (motion_shows("card")) return draw_card(part);
    draw_boxes(part);
}

static void open_window(void) {
    display = XOpenDisplay(NULL);
    if (!display) exit(1);
    screen = DefaultScreen(display);
    white = WhitePixel(display, screen);
    window = XCreateSimpleWindow(display, RootWindow(display, screen), 0, 0, window_width, window_height, 0, 0, white);
    XSelectInput(display, window, ExposureMask);
    XMapWindow(display, window);
    XEvent event;
    do XNextEvent(display, &event);
    while (event.type != Expose);
    buffer = XCreatePixmap(display, window, window_width, window_height, DefaultDepth(display, screen));
    XGCValues values = {.graphics_exposures = False};
    gc = XCreateGC(display, buffer, GCGraphicsExposures, &values);
    fill(white, 0, 0, window_width, window_height);
}

int main(int argc, char **argv) {
    motion_choose(argc, argv);
    open_window();
    prepare();
    draw(0);
    copy(0, 0, window_width, window_height);
    XSync(display, False);
    struct timespec start, next = {0, motion_delay * 1000000L};
    nanosleep(&next, NULL);
    motion_begin();
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int frame = 1; frame <= 120; frame++) {
        long nanoseconds = start.tv_nsec + frame * (1000000000L / 60);
        next.tv_sec = start.tv_sec + nanoseconds / 1000000000L;
        next.tv_nsec = nanoseconds % 1000000000L;
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, NULL);
        draw(frame / 120.0);
        XFlush(display);
        motion_frames++;
    }
    XSync(display, False);
    motion_end();
}
