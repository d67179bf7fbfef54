// key-to-pixel PRESSES PROGRAM [ARGUMENT ...]: runs a program that shows which key was pressed last, presses keys while it
// is idle, and prints how long it takes until the key is to be seen, in microseconds as one JSON object.
//
// A client of its own, so that it sees what a user would: keys go in by XTEST, the server tells of what was drawn by DAMAGE,
// and time ends only when the middle of the window is, pixel by pixel, what it was after the same key at leisure.
#include "driven.h"
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

enum { width = 400, height = 200, seen_width = 200, seen_height = 40, settled = 200 };
static const char keys[] = "abcdefgh";
enum { key_count = sizeof keys - 1 };

static int damage_event;

/// What is to be seen in the middle of the window.
static XImage *picture(void) {
    return XGetImage(display, window, (width - seen_width) / 2, (height - seen_height) / 2, seen_width, seen_height,
                     AllPlanes, ZPixmap);
}

static int equal(const XImage *one, const XImage *other) {
    const unsigned char *left = (void *)one->data, *right = (void *)other->data;
    int difference = 0;
    for (int index = 0; index < one->bytes_per_line * one->height; index++)
        if (index % 4 < 3) difference |= left[index] ^ right[index];
    return !difference;
}

static void send_key(int key, Bool down) {
    XTestFakeKeyEvent(display, XKeysymToKeycode(display, keys[key]), down, CurrentTime);
    XFlush(display);
}

/// What is to be seen after each key, when there was time enough.
static void look_at_leisure(XImage **wanted) {
    for (int key = 0; key < key_count; key++) {
        send_key(key, True);
        send_key(key, False);
        await_quiet(settled);
        wanted[key] = picture();
        for (int before = 0; before < key; before++)
            if (equal(wanted[key], wanted[before])) fail("%c looks like %c.", keys[key], keys[before]);
    }
}

/// Microseconds from the key to its picture.
static double pressed(int key, const XImage *wanted) {
    XEvent event;
    double start = now();
    send_key(key, True);
    for (;;) {
        if (!next_event(&event, patience)) fail("%c was never seen.", keys[key]);
        if (event.type != damage_event) continue;
        double end = now();
        XImage *seen = picture();
        int is_there = equal(seen, wanted);
        XDestroyImage(seen);
        // The reply is behind all events of what was drawn before it: with more of them, the last came by then.
        if (is_there) return ((XEventsQueued(display, QueuedAlready) ? now() : end) - start) * 1e3;
    }
}

int main(int argc, char **argv) {
    if (argc < 3) fail("usage: key-to-pixel PRESSES PROGRAM [ARGUMENT ...]");
    int presses = atoi(argv[1]), unused;
    connect_to_server();
    if (!XDamageQueryExtension(display, &damage_event, &unused)) fail("the X server has no DAMAGE.");
    damage_event += XDamageNotify;
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    // The program may have another way to the same server.
    if (getenv("BENCH_DISPLAY")) setenv("DISPLAY", getenv("BENCH_DISPLAY"), True);
    launch(argv + 2);
    await_window(width, height);
    XSelectInput(display, DefaultRootWindow(display), NoEventMask);
    XDamageCreate(display, window, XDamageReportRawRectangles);
    await_quiet(settled);
    // What a window manager does; without one, nobody has the keyboard.
    XSetInputFocus(display, window, RevertToParent, CurrentTime);
    await_quiet(settled);

    XImage *wanted[key_count];
    look_at_leisure(wanted);
    double *taken = calloc(presses, sizeof *taken);
    XEvent event;
    for (int press = 0; press < presses; press++) {
        // Never in step with a clock that the program may have.
        usleep(40000 + press * 7 % 17 * 1000);
        while (XPending(display)) XNextEvent(display, &event);
        taken[press] = pressed(press % key_count, wanted[press % key_count]);
        send_key(press % key_count, False);
    }
    // Else the last key might be down when the next run begins.
    XSync(display, False);
    kill(program, SIGKILL);
    qsort(taken, presses, sizeof *taken, ascending);
    printf("{\"median\": %f, \"late\": %f}\n", taken[presses / 2], taken[presses * 9 / 10]);
}
