// What those tools share that run a program and do to it what its user would: time, events, an end with a sentence.
#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/// Milliseconds, far beyond anything that is measured.
enum { patience = 10000 };

static Display *display;
/// What the program shows.
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

static inline void connect_to_server(void) {
    int unused;
    display = XOpenDisplay(NULL);
    if (!display || !XTestQueryExtension(display, &unused, &unused, &unused, &unused))
        fail("no X server with XTEST answers at DISPLAY.");
}

/// Milliseconds.
static inline double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static inline void rest(double milliseconds) { usleep(milliseconds * 1000); }

/// The next event; false if none comes for so many milliseconds.
static inline int next_event(XEvent *event, int milliseconds) {
    double deadline = now() + milliseconds;
    while (!XPending(display)) {
        struct pollfd socket = {ConnectionNumber(display), POLLIN, 0};
        double left = deadline - now();
        if (left <= 0) return 0;
        poll(&socket, 1, (int)left + 1);
    }
    XNextEvent(display, event);
    return 1;
}

/// Waits until nothing has been drawn for so many milliseconds.
static inline void await_quiet(int milliseconds) {
    XEvent event;
    double end = now() + patience;
    while (next_event(&event, milliseconds))
        if (now() > end) fail("it draws all the time.");
}

/// Waits for the program's window, which has a size that it was asked for.
static inline void await_window(int width, int height) {
    XEvent event;
    while (!window) {
        if (!next_event(&event, patience)) fail("no window came.");
        XWindowAttributes attributes;
        if (event.type != MapNotify || event.xmap.override_redirect) continue;
        XGetWindowAttributes(display, event.xmap.window, &attributes);
        if (attributes.width == width && attributes.height == height) window = event.xmap.window;
    }
}

/// The first window that a property of the root names; waits until there is one.
static inline Window named(const char *property) {
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

static inline void launch(char **command) {
    if (posix_spawn(&program, command[0], NULL, NULL, command, environ)) fail("%s cannot be started.", command[0]);
}

static inline int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}
