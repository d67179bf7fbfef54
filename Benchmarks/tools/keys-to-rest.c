// keys-to-rest TIMES KEYS PROGRAM [ARGUMENT ...]: runs a program under a window manager, presses all of the keys one after
// the other so many times, and prints how many milliseconds it takes from each of them until the first frame that shows its
// effect is drawn, as one JSON object. The next key waits until what moves because of it is at rest.
//
// KEYS are X11's names with spaces between them: “ctrl+Return Down”. What is in parentheses is done to get there and not
// timed, and may be a click at a point of the window: “(click:200,150)”. A key that is timed has to change what is seen.
#include "driven.h"
#include <X11/extensions/Xdamage.h>
#include <string.h>

// Milliseconds: without damage after which a frame is drawn, and after which the window is at rest; how soon the effect of a
// key has to begin; and between two keys, for what a program puts off until its change is seen.
enum { between_frames = 8, quiet = 60, soon = 1000, between = 140 };

struct step {
    const char *name;
    KeyCode key;
    int x, y, has_control, is_timed;
    double *taken;
};

static int damage_event;
static KeyCode control;

static struct step parsed(char *word, int times) {
    struct step step = {.name = word, .is_timed = *word != '('};
    if (!step.is_timed) {
        step.name++;
        word[strlen(word) - 1] = 0;
    }
    step.taken = calloc(times, sizeof *step.taken);
    if (sscanf(step.name, "click:%d,%d", &step.x, &step.y) == 2) return step;
    step.has_control = !strncmp(step.name, "ctrl+", 5);
    KeySym symbol = XStringToKeysym(step.name + (step.has_control ? 5 : 0));
    if (symbol) step.key = XKeysymToKeycode(display, symbol);
    if (!step.key) fail("no key is called %s.", step.name);
    return step;
}

static void press(const struct step *step, Bool down) {
    if (step->key) XTestFakeKeyEvent(display, step->key, down, CurrentTime);
    else XTestFakeButtonEvent(display, 1, down, CurrentTime);
    XFlush(display);
}

/// What has to be so before the key counts, or the pointer can be pressed.
static void prepare(const struct step *step) {
    int x, y;
    Window child;
    if (step->has_control) XTestFakeKeyEvent(display, control, True, CurrentTime);
    if (!step->key) {
        XTranslateCoordinates(display, window, DefaultRootWindow(display), step->x, step->y, &x, &y, &child);
        XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
    }
    XSync(display, False);
    rest(between);
    XSync(display, True);
}

/// Milliseconds from the press to the last damage of the first frame after it.
static double done(const struct step *step) {
    prepare(step);
    XEvent event;
    double begun = now(), last = 0, shown = 0;
    press(step, True);
    // At once: a key that is held while something moves repeats.
    press(step, False);
    while (next_event(&event, last ? quiet : step->is_timed ? soon : quiet)) {
        if (event.type != damage_event) continue;
        if (last && !shown && now() - last > between_frames) shown = last;
        last = now();
    }
    if (step->is_timed && !last) fail("nothing is seen of %s within %d ms.", step->name, soon);
    if (step->has_control) XTestFakeKeyEvent(display, control, False, CurrentTime);
    XFlush(display);
    return (shown ? shown : last) - begun;
}

int main(int argc, char **argv) {
    if (argc < 4) fail("usage: keys-to-rest TIMES KEYS PROGRAM [ARGUMENT ...]");
    int times = atoi(argv[1]), count = 0, unused;
    connect_to_server();
    if (!XDamageQueryExtension(display, &damage_event, &unused)) fail("the X server has no DAMAGE.");
    damage_event += XDamageNotify;
    control = XKeysymToKeycode(display, XStringToKeysym("Control_L"));
    struct step steps[strlen(argv[2])];
    for (char *word = strtok(argv[2], " "); word; word = strtok(NULL, " ")) steps[count++] = parsed(word, times);

    named("_NET_SUPPORTING_WM_CHECK");
    launch(argv + 3);
    window = named("_NET_CLIENT_LIST");
    rest(700);
    XDamageCreate(display, window, XDamageReportRawRectangles);
    for (int time = 0; time < times; time++)
        for (int index = 0; index < count; index++) {
            // Never in step with a clock that the program may have.
            rest((time * count + index) * 7 % 17);
            steps[index].taken[time] = done(&steps[index]);
        }
    // Time for what was put off, and for the last key to be up when the next run begins.
    XSync(display, False);
    rest(700);
    kill(program, SIGKILL);

    const char *separator = "{";
    for (struct step *step = steps; step < steps + count; step++) {
        if (!step->is_timed) continue;
        qsort(step->taken, times, sizeof *step->taken, ascending);
        printf("%s\"%s\": {\"median\": %f, \"late\": %f}", separator, step->name, step->taken[times / 2],
               step->taken[times * 9 / 10]);
        separator = ", ";
    }
    puts("}");
}
