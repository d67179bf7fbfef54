// drag-resize PROGRAM [ARGUMENT ...]: runs a program under a window manager, makes its window larger by dragging with
// Alt and the right button as a hand would, in 60 steps 12 ms apart, and prints as one JSON object how many of the steps
// were not to be seen, and for how many milliseconds at most the window showed something it had not drawn.
//
// A step has been seen when the window got that size, and its lower right corner then had the colour it has at rest, before
// it got another size. Until it is drawn, what has become visible there is whatever was below.
#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { steps = 60, interval = 12, step_x = 4, step_y = 3, inset = 10, corner = 3, patience = 10000 };

static Display *display;
static Window window;
static pid_t program;

__attribute__((format(printf, 1, 2))) static _Noreturn void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    if (program) kill(program, SIGKILL);
    exit(1);
}

static int ignore_error(Display *display, XErrorEvent *error) {
    (void)display, (void)error;
    return 0;
}

/// Milliseconds.
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void rest(double milliseconds) { usleep(milliseconds * 1000); }

/// The first window that a property of the root names; waits until there is one.
static Window named(const char *property) {
    Atom atom = XInternAtom(display, property, False), type;
    for (double end = now() + patience; now() < end; rest(10)) {
        int format;
        unsigned long count, left;
        unsigned char *data = NULL;
        XGetWindowProperty(display, DefaultRootWindow(display), atom, 0, 1, False, XA_WINDOW, &type, &format, &count, &left,
                           &data);
        Window found = data && count ? *(Window *)data : None;
        if (data) XFree(data);
        if (found) return found;
    }
    fail("nobody has set %s.", property);
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
    int unused, x, y;
    display = XOpenDisplay(NULL);
    if (!display || !XTestQueryExtension(display, &unused, &unused, &unused, &unused))
        fail("no X server with XTEST answers at DISPLAY.");
    XSetErrorHandler(ignore_error);
    named("_NET_SUPPORTING_WM_CHECK");
    if (posix_spawn(&program, argv[1], NULL, NULL, argv + 1, environ)) fail("%s cannot be started.", argv[1]);
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
