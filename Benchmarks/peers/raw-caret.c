// The floor: a caret that blinks, drawn with nothing between the program and Xlib.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <poll.h>
#include <stdio.h>

enum { width = 800, height = 600, phase = 600 };  // milliseconds

int main(void) {
    Display *display = XOpenDisplay(NULL);
    if (!display) {
        fprintf(stderr, "raw-caret: no X server answers at DISPLAY.\n");
        return 1;
    }
    int screen = DefaultScreen(display);
    Window window = XCreateSimpleWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0, 0,
                                        WhitePixel(display, screen));
    XStoreName(display, window, "editor");
    XMapWindow(display, window);
    GC context = XCreateGC(display, window, 0, NULL);
    struct pollfd server = {.fd = ConnectionNumber(display), .events = POLLIN};
    for (int is_on = 1;; is_on = !is_on) {
        XSetForeground(display, context, is_on ? BlackPixel(display, screen) : WhitePixel(display, screen));
        XFillRectangle(display, window, context, 10, 10, 2, 20);
        XFlush(display);
        poll(&server, 1, phase);
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
        }
    }
}
