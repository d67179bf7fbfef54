// raw-boxes: moves 100 boxes with nothing but Xlib, 60 times a second: each is erased and filled in a pixmap and copied to the
// window. The least that a toolkit without a graphics card can do.
#include <X11/Xlib.h>
#include <time.h>
#include "boxes.h"

int main(void) {
    Display *display = XOpenDisplay(NULL);
    if (!display) return 1;
    int screen = DefaultScreen(display);
    unsigned long white = WhitePixel(display, screen);
    Window window = XCreateSimpleWindow(display, RootWindow(display, screen), 0, 0, 800, 600, 0, 0, white);
    XSelectInput(display, window, ExposureMask);
    XMapWindow(display, window);
    XEvent event;
    do XNextEvent(display, &event);
    while (event.type != Expose);
    Pixmap buffer = XCreatePixmap(display, window, 800, 600, DefaultDepth(display, screen));
    GC gc = XCreateGC(display, buffer, 0, NULL);
    XSetForeground(display, gc, white);
    XFillRectangle(display, buffer, gc, 0, 0, 800, 600);
    XSync(display, False);
    struct timespec start, next = {0, box_delay * 1000000L};
    nanosleep(&next, NULL);
    box_begin();
    clock_gettime(CLOCK_MONOTONIC, &start);
    int last = 0;
    for (int frame = 1; frame <= 120; frame++) {
        long nanoseconds = start.tv_nsec + frame * (1000000000L / 60);
        next.tv_sec = start.tv_sec + nanoseconds / 1000000000L;
        next.tv_nsec = nanoseconds % 1000000000L;
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, NULL);
        int shift = box_way * frame / 120, step = shift - last;
        for (int index = 0; index < box_count; index++) {
            int x = box_left(index), y = box_top(index);
            XSetForeground(display, gc, white);
            XFillRectangle(display, buffer, gc, x + last, y, box_size, box_size);
        }
        for (int index = 0; index < box_count; index++) {
            int x = box_left(index), y = box_top(index);
            XSetForeground(display, gc, 0x2040c0UL + (unsigned long)index);
            XFillRectangle(display, buffer, gc, x + shift, y, box_size, box_size);
        }
        for (int index = 0; index < box_count; index++) {
            int x = box_left(index), y = box_top(index);
            XCopyArea(display, buffer, window, gc, x + last, y, box_size + step, box_size, x + last, y);
        }
        XFlush(display);
        last = shift;
        box_frames++;
    }
    XSync(display, False);
    box_end();
}
