// key-to-frame SCENE TIMES FOLDER PROGRAM: runs `PROGRAM SCENE`, presses Return while it is idle, which opens something in its
// window or in front of it, and Escape, which removes that. Prints as one JSON object in microseconds how long it takes until
// something of it is drawn, until that is to be seen, and until all of it is.
//
// A client of its own, so that it sees what a user would: keys go in by XTEST, the server tells of what was drawn by DAMAGE.
// Something is drawn when a pixel has changed, and to be seen when one has by more than a tenth, which what fades in does later;
// all is to be seen when the window's place is, pixel by pixel, what it was after the same at leisure. Unless the FOLDER is “-”,
// the pixels before, when something is to be seen, and at leisure are written to it.
#include "driven.h"
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>
#include <string.h>

enum { width = 400, height = 600, settled = 250 };
/// Of 255: a change of a pixel that is to be seen.
enum { visible = 26 };

static int damage_event;

/// The window's place on the screen, with other windows in front of it.
static XImage *picture(void) {
    return XGetImage(display, DefaultRootWindow(display), 0, 0, width, height, AllPlanes, ZPixmap);
}

static int equal(const XImage *one, const XImage *other) {
    return !memcmp(one->data, other->data, one->bytes_per_line * one->height);
}

/// The greatest change of a colour of a pixel, of 255.
static int change(const XImage *one, const XImage *other) {
    int greatest = 0;
    for (int index = 0; index < one->bytes_per_line * height; index++) {
        int difference = abs((unsigned char)one->data[index] - (unsigned char)other->data[index]);
        if (difference > greatest) greatest = difference;
    }
    return greatest;
}

static void write_picture(const char *folder, const char *name, const XImage *image) {
    char path[4096];
    if (!strcmp(folder, "-")) return;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    if (!file || fwrite(image->data, image->bytes_per_line, height, file) != height || fclose(file))
        fail("%s cannot be written.", path);
}

/// Gives the keyboard to the window in front, as a window manager would.
static void focus_front(void) {
    Window root, parent, *windows;
    unsigned count;
    XWindowAttributes attributes;
    XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count);
    while (count-- > 0) {
        XGetWindowAttributes(display, windows[count], &attributes);
        if (attributes.map_state != IsViewable || attributes.override_redirect || attributes.class != InputOutput) continue;
        XSetInputFocus(display, windows[count], RevertToParent, CurrentTime);
        break;
    }
    XFree(windows);
    XSync(display, False);
}

static void press(KeySym symbol) {
    KeyCode key = XKeysymToKeycode(display, symbol);
    XTestFakeKeyEvent(display, key, True, CurrentTime);
    XTestFakeKeyEvent(display, key, False, CurrentTime);
    XFlush(display);
}

static void take_back(const XImage *before) {
    focus_front();
    press(XK_Escape);
    await_quiet(settled);
    focus_front();
    await_quiet(settled);
    XImage *after = picture();
    if (!equal(before, after)) fail("Escape has not removed it.");
    XDestroyImage(after);
}

/// Presses the key, and notes when something of it is drawn, and to be seen, and all of it.
static void measure(const XImage *before, const XImage *wanted, const char *folder, double *drawn, double *seen, double *whole) {
    XEvent event;
    while (XPending(display)) XNextEvent(display, &event);
    double start = now();
    press(XK_Return);
    for (*drawn = *seen = *whole = 0; !*whole;) {
        if (!next_event(&event, patience)) fail("it was never seen as at leisure.");
        if (event.type != damage_event) continue;
        double taken = (now() - start) * 1e3;
        XImage *present = picture();
        int changed = *seen ? 0 : change(before, present);
        if (!*drawn && changed) *drawn = taken;
        if (!*seen && changed >= visible) {
            *seen = taken;
            write_picture(folder, "first", present);
        }
        if (equal(present, wanted)) *whole = taken;
        XDestroyImage(present);
    }
}

int main(int argc, char **argv) {
    if (argc != 5) fail("usage: key-to-frame SCENE TIMES FOLDER PROGRAM");
    char *command[] = {argv[4], argv[1], NULL}, *folder = argv[3];
    int times = atoi(argv[2]), unused;
    connect_to_server();
    if (!XDamageQueryExtension(display, &damage_event, &unused)) fail("the X server has no DAMAGE.");
    damage_event += XDamageNotify;
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    launch(command);
    await_window(width, height);
    XSelectInput(display, DefaultRootWindow(display), NoEventMask);
    XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
    await_quiet(settled);
    focus_front();
    await_quiet(settled);

    XImage *before = picture();
    press(XK_Return);
    await_quiet(settled);
    XImage *wanted = picture();
    if (equal(before, wanted)) fail("nothing is to be seen of it.");
    write_picture(folder, "before", before);
    write_picture(folder, "after", wanted);
    take_back(before);
    double drawn[times], seen[times], whole[times];
    for (int time = 0; time < times; time++) {
        // Never in step with a clock that the program may have.
        usleep(40000 + time * 7 % 17 * 1000);
        measure(before, wanted, folder, &drawn[time], &seen[time], &whole[time]);
        await_quiet(settled);
        take_back(before);
    }
    kill(program, SIGKILL);
    qsort(drawn, times, sizeof *drawn, ascending);
    qsort(seen, times, sizeof *seen, ascending);
    qsort(whole, times, sizeof *whole, ascending);
    printf("{\"drawn\": %f, \"seen\": %f, \"late\": %f, \"whole\": %f}\n", drawn[times / 2], seen[times / 2],
           seen[times * 9 / 10], whole[times / 2]);
}
