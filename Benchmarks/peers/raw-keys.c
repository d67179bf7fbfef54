// The floor: a window that shows which key was pressed last, drawn with nothing between the program and Xlib, XRender and
// Xft. It draws into a pixmap that is copied to the window, so that what is seen is never half a frame.
#include <X11/Xft/Xft.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <stdio.h>
#include <string.h>

enum { width = 400, height = 200 };

static char text[80] = "Key: ";

static Window open_window(Display *display) {
    XSetWindowAttributes attributes = {
        .background_pixmap = None,
        .bit_gravity = NorthWestGravity,
        .event_mask = ExposureMask | KeyPressMask,
    };
    Window window = XCreateWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0,
                                  CopyFromParent, InputOutput, CopyFromParent,
                                  CWBackPixmap | CWBitGravity | CWEventMask, &attributes);
    XClassHint class_hint = {"keys", "Keys"};
    Xutf8SetWMProperties(display, window, "keys", "keys", NULL, 0, NULL, NULL, &class_hint);
    XMapWindow(display, window);
    return window;
}

static void draw(XftDraw *target, XftFont *font, const XftColor *ink) {
    static const XRenderColor white = {0xffff, 0xffff, 0xffff, 0xffff};
    XGlyphInfo extents;
    Display *display = XftDrawDisplay(target);
    XRenderFillRectangle(display, PictOpSrc, XftDrawPicture(target), &white, 0, 0, width, height);
    XftTextExtentsUtf8(display, font, (const FcChar8 *)text, strlen(text), &extents);
    int baseline = (height - font->ascent - font->descent) / 2 + font->ascent;
    XftDrawStringUtf8(target, ink, font, (width - extents.xOff) / 2, baseline, (const FcChar8 *)text, strlen(text));
}

int main(void) {
    Display *display = XOpenDisplay(NULL);
    if (!display) {
        fprintf(stderr, "raw-keys: no X server answers at DISPLAY.\n");
        return 1;
    }
    int screen = DefaultScreen(display);
    Window window = open_window(display);
    Pixmap buffer = XCreatePixmap(display, window, width, height, DefaultDepth(display, screen));
    GC gc = DefaultGC(display, screen);
    XftFont *font = XftFontOpenName(display, screen, "DejaVu Sans:pixelsize=17");
    XftDraw *target = XftDrawCreate(display, buffer, DefaultVisual(display, screen), DefaultColormap(display, screen));
    XftColor ink = {BlackPixel(display, screen), {0, 0, 0, 0xffff}};

    for (;;) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == KeyPress) {
            char typed[8];
            int length = XLookupString(&event.xkey, typed, sizeof typed, NULL, NULL);
            snprintf(text, sizeof text, "Key: %.*s", length, typed);
        } else if (event.type != Expose || event.xexpose.count > 0) {
            continue;
        }
        draw(target, font, &ink);
        XCopyArea(display, buffer, window, gc, 0, 0, width, height, 0, 0);
    }
}
