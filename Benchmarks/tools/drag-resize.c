// drag-resize PROGRAM [ARGUMENT ...]: runs a program under a window manager, makes its window larger by dragging with
// Alt and the right button as a hand would, in 60 steps 12 ms apart, and prints as one JSON object how many of the steps
// were not to be seen, and for how many milliseconds at most the window showed something it had not drawn.
//
// A step has been seen when the window got that size, and its lower right corner then had the colour it has at rest, before
// it got another size. Until it is drawn, what has become visible there is whatever was below.
#include "driven.h"
#include <X11/Xutil.h>

enum { steps = 60, interval = 12, step_x = 4, step_y = 3, inset = 10, corner = 3 };

static int ignore_error(Display *display, XErrorEvent *error) {
    (void)display, (void)error;
    return 0;
}

/// The colour of the lower right corner of a window of some size; -1 while it has another size.
static long corner_color(int width, int height) {
    XImage *image = XGetImage(display, window, width - corner, height - corner, 1, 1, AllPlanes, ZPixmap);
    if (!image) return -1;
    long color = XGetPixel(image, 0, 0) & 0xffffff;
    XDestroyImage(image);
    return color;
}

static void move_to(int x, int y) {
    XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
    XFlush(display);
}

static void hold(Bool down) {
    KeyCode alt = XKeysymToKeycode(display, XStringToKeysym("Alt_L"));
    if (down) XTestFakeKeyEvent(display, alt, True, CurrentTime);
    XTestFakeButtonEvent(display, 3, down, CurrentTime);
    if (!down) XTestFakeKeyEvent(display, alt, False, CurrentTime);
    XSync(display, False);
}

/// The newest size the window was given, and since when; what was seen of the sizes so far.
static struct {
    int width, height, is_stale, seen;
    double stale_since, longest;
} shown;
static long wanted;

static void look(void) {
    if (!shown.is_stale || corner_color(shown.width, shown.height) != wanted) return;
    double time = now() - shown.stale_since;
    if (time > shown.longest) shown.longest = time;
    shown.is_stale = 0;
    shown.seen++;
}

/// Follows the window until a time.
static void watch(double until) {
    do {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type != ConfigureNotify || event.xconfigure.window != window) continue;
            if (event.xconfigure.width == shown.width && event.xconfigure.height == shown.height) continue;
            // A size that had been drawn by now counts, though nobody looked in time.
            look();
            shown.width = event.xconfigure.width, shown.height = event.xconfigure.height;
            if (!shown.is_stale) shown.stale_since = now();
            shown.is_stale = 1;
        }
        look();
        struct pollfd socket = {ConnectionNumber(display), POLLIN, 0};
        double left = until - now();
        if (left > 0) poll(&socket, 1, shown.is_stale ? 0 : (int)left + 1);
    } while (now() < until);
}

int main(int argc, char **argv) {
    if (argc < 2) fail("usage: drag-resize PROGRAM [ARGUMENT ...]");
    int x, y;
    connect_to_server();
    XSetErrorHandler(ignore_error);
    named("_NET_SUPPORTING_WM_CHECK");
    launch(argv + 1);
    window = named("_NET_CLIENT_LIST");
    rest(700);

    XWindowAttributes before;
    Window child;
    XGetWindowAttributes(display, window, &before);
    XTranslateCoordinates(display, window, before.root, before.width - inset, before.height - inset, &x, &y, &child);
    wanted = corner_color(before.width, before.height);
    XSelectInput(display, window, StructureNotifyMask);
    move_to(x, y);
    rest(50);
    hold(True);
    // The drag begins with the first motion; what that comes to is not one of the steps.
    move_to(x + 1, y + 1);
    rest(100);
    move_to(x, y);
    shown.width = before.width, shown.height = before.height;
    watch(now() + 300);
    shown.seen = shown.is_stale = 0, shown.longest = 0;
    double next = now();
    for (int step = 1; step <= steps; step++) {
        move_to(x + step * step_x, y + step * step_y);
        watch(next += interval);
    }
    watch(now() + 700);
    hold(False);
    int width = before.width + steps * step_x, height = before.height + steps * step_y;
    if (shown.width != width || shown.height != height || shown.is_stale)
        fail("it ends with %d x %d instead of %d x %d%s.", shown.width, shown.height, width, height,
             shown.is_stale ? ", not drawn" : "");
    kill(program, SIGKILL);
    printf("{\"lost\": %d, \"longest\": %f}\n", steps - shown.seen, shown.longest);
}
