// pointer-to-pixel hover|press|menu TIMES PROGRAM [ARGUMENT ...]: runs a program that shows a button in the upper half of its
// window and a menu in the lower one, moves the pointer onto the button, presses it, or opens the menu while the program is
// idle, and prints as one JSON object in microseconds how long it takes until something of that is to be seen, and until
// all of it is.
//
// A client of its own, so that it sees what a user would: the pointer goes in by XTEST, the server tells of what was drawn by
// DAMAGE, and all is to be seen when the place is, pixel by pixel, what it was after the same at leisure.
#include "driven.h"
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>
#include <string.h>

enum { width = 400, height = 200, settled = 400 };

static int damage_event, origin_x, origin_y;
/// The place that is looked at, in the window.
static struct { int x, y, width, height; } place;
static enum { hover, press, menu } action;

static XImage *picture(void) {
    return XGetImage(display, DefaultRootWindow(display), origin_x + place.x, origin_y + place.y, place.width, place.height,
                     AllPlanes, ZPixmap);
}

static int equal(const XImage *one, const XImage *other) {
    return !memcmp(one->data, other->data, one->bytes_per_line * one->height);
}

static void move_to(int x, int y) {
    XTestFakeMotionEvent(display, -1, origin_x + x, origin_y + y, CurrentTime);
    XFlush(display);
}

static void click(Bool down) {
    XTestFakeButtonEvent(display, 1, down, CurrentTime);
    XFlush(display);
}

static void act(void) {
    if (action == hover) return move_to(width / 2, height / 4);
    click(True);
    if (action == menu) click(False);
}

static void take_back(void) {
    if (action == hover) move_to(8, 8);
    if (action == press) click(False);
    if (action != menu) return;
    KeyCode escape = XKeysymToKeycode(display, XK_Escape);
    XTestFakeKeyEvent(display, escape, True, CurrentTime);
    XTestFakeKeyEvent(display, escape, False, CurrentTime);
    XFlush(display);
}

int main(int argc, char **argv) {
    if (argc < 4) fail("usage: pointer-to-pixel hover|press|menu TIMES PROGRAM [ARGUMENT ...]");
    int times = atoi(argv[2]), unused;
    action = !strcmp(argv[1], "hover") ? hover : !strcmp(argv[1], "press") ? press : menu;
    connect_to_server();
    if (!XDamageQueryExtension(display, &damage_event, &unused)) fail("the X server has no DAMAGE.");
    damage_event += XDamageNotify;
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    launch(argv + 3);
    await_window(width, height);
    XSelectInput(display, DefaultRootWindow(display), NoEventMask);
    XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
    await_quiet(settled);
    Window child;
    XTranslateCoordinates(display, window, DefaultRootWindow(display), 0, 0, &origin_x, &origin_y, &child);
    XSetInputFocus(display, window, RevertToParent, CurrentTime);
    if (action == menu) {
        place.x = width / 2 - 60, place.y = 3 * height / 4 + 30, place.width = 120, place.height = 120;
    } else {
        place.x = width / 2 - 80, place.y = height / 4 - 25, place.width = 160, place.height = 50;
    }
    move_to(8, 8);
    await_quiet(settled);
    if (action == press) move_to(width / 2, height / 4);
    if (action == menu) move_to(width / 2, 3 * height / 4);
    await_quiet(settled);

    XImage *before = picture();
    act();
    await_quiet(settled);
    XImage *wanted = picture();
    if (equal(before, wanted)) fail("nothing is to be seen of it.");
    take_back();
    await_quiet(settled);
    double *first = calloc(times, sizeof *first), *whole = calloc(times, sizeof *whole);
    for (int time = 0; time < times; time++) {
        XEvent event;
        // Never in step with a clock that the program may have.
        usleep(40000 + time * 7 % 17 * 1000);
        while (XPending(display)) XNextEvent(display, &event);
        double start = now();
        act();
        for (int is_whole = 0; !is_whole;) {
            if (!next_event(&event, patience)) fail("it was never seen as at leisure.");
            if (event.type != damage_event) continue;
            double end = now();
            XImage *seen = picture();
            if (!first[time] && !equal(seen, before)) first[time] = (end - start) * 1e3;
            is_whole = equal(seen, wanted);
            if (is_whole) whole[time] = (end - start) * 1e3;
            XDestroyImage(seen);
        }
        take_back();
        await_quiet(settled);
    }
    kill(program, SIGKILL);
    qsort(first, times, sizeof *first, ascending);
    qsort(whole, times, sizeof *whole, ascending);
    printf("{\"first\": %f, \"whole\": %f, \"late\": %f}\n", first[times / 2], whole[times / 2], whole[times * 9 / 10]);
}
