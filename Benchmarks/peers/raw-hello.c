// The floor: the hello window drawn with nothing between the program and Xlib, XRender and Xft.
#include <X11/Xatom.h>
#include <X11/Xft/Xft.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { width = 400, height = 200 };
static const char text[] = "Hello, world";

static Window open_window(Display *display, Atom delete_window) {
    XSetWindowAttributes attributes = {
        .background_pixmap = None,
        .bit_gravity = NorthWestGravity,
        .event_mask = ExposureMask | StructureNotifyMask,
    };
    Window window = XCreateWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0,
                                  CopyFromParent, InputOutput, CopyFromParent,
                                  CWBackPixmap | CWBitGravity | CWEventMask, &attributes);
    XClassHint class_hint = {"hello", "Hello"};
    Xutf8SetWMProperties(display, window, "hello", "hello", NULL, 0, NULL, NULL, &class_hint);
    XSetWMProtocols(display, window, &delete_window, 1);
    XMapWindow(display, window);
    return window;
}

static void draw(XftDraw *target, XftFont *font, const XftColor *ink, int w, int h) {
    static const XRenderColor white = {0xffff, 0xffff, 0xffff, 0xffff};
    XGlyphInfo extents;
    Display *display = XftDrawDisplay(target);
    XRenderFillRectangle(display, PictOpSrc, XftDrawPicture(target), &white, 0, 0, w, h);
    XftTextExtentsUtf8(display, font, (const FcChar8 *)text, strlen(text), &extents);
    int baseline = (h - font->ascent - font->descent) / 2 + font->ascent;
    XftDrawStringUtf8(target, ink, font, (w - extents.xOff) / 2, baseline, (const FcChar8 *)text,
                      strlen(text));
}

int main(void) {
    Display *display = XOpenDisplay(NULL);
    if (!display) {
        fprintf(stderr, "raw-hello: no X server answers at DISPLAY.\n");
        return 1;
    }
    int screen = DefaultScreen(display);
    Atom delete_window = XInternAtom(display, "WM_DELETE_WINDOW", False);
    Window window = open_window(display, delete_window);
    XftFont *font = XftFontOpenName(display, screen, "DejaVu Sans:pixelsize=17");
    XftDraw *target = XftDrawCreate(display, window, DefaultVisual(display, screen),
                                    DefaultColormap(display, screen));
    // An XftColor filled by hand: allocating black from a TrueColor visual would ask the server for nothing.
    XftColor ink = {BlackPixel(display, screen), {0, 0, 0, 0xffff}};
    int exits = getenv("BENCH_EXIT_AFTER_FIRST_FRAME") != NULL;
    int w = width, h = height;

    for (;;) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == ConfigureNotify) {
            w = event.xconfigure.width;
            h = event.xconfigure.height;
        }
        if (event.type == ClientMessage && (Atom)event.xclient.data.l[0] == delete_window) return 0;
        if (event.type != Expose || event.xexpose.count > 0) continue;
        draw(target, font, &ink, w, h);
        if (!exits) continue;
        XSync(display, False);
        _exit(0);
    }
}
