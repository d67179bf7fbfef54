// The floor: a window with a button that shows the pointer and a press, drawn with nothing between the program and Xlib,
// XRender and Xft. It draws into a pixmap that is copied to the window, so that what is seen is never half a frame.
#include <X11/Xft/Xft.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <stdio.h>
#include <string.h>

enum { width = 400, height = 200, left = 150, top = 33, button_width = 100, button_height = 34 };

static const char title[] = "Hover";

static void fill(Display *display, Picture target, unsigned short grey, int x, int y, int width, int height) {
    const XRenderColor color = {grey, grey, grey, 0xffff};
    XRenderFillRectangle(display, PictOpSrc, target, &color, x, y, width, height);
}

int main(void) {
    Display *display = XOpenDisplay(NULL);
    if (!display) return fprintf(stderr, "raw-controls: no X server answers at DISPLAY.\n"), 1;
    int screen = DefaultScreen(display), is_inside = 0, is_pressed = 0;
    XSetWindowAttributes attributes = {
        .background_pixmap = None,
        .event_mask = ExposureMask | PointerMotionMask | LeaveWindowMask | ButtonPressMask | ButtonReleaseMask,
    };
    Window window = XCreateWindow(display, DefaultRootWindow(display), 0, 0, width, height, 0, CopyFromParent, InputOutput,
                                  CopyFromParent, CWBackPixmap | CWEventMask, &attributes);
    XClassHint class_hint = {"controls", "Controls"};
    Xutf8SetWMProperties(display, window, "controls", "controls", NULL, 0, NULL, NULL, &class_hint);
    XMapWindow(display, window);
    Pixmap buffer = XCreatePixmap(display, window, width, height, DefaultDepth(display, screen));
    XftFont *font = XftFontOpenName(display, screen, "DejaVu Sans:pixelsize=17");
    XftDraw *target = XftDrawCreate(display, buffer, DefaultVisual(display, screen), DefaultColormap(display, screen));
    XftColor ink = {BlackPixel(display, screen), {0, 0, 0, 0xffff}};
    for (;;) {
        XEvent event;
        XNextEvent(display, &event);
        switch (event.type) {
        case MotionNotify: {
            int x = event.xmotion.x - left, y = event.xmotion.y - top;
            int now_inside = x >= 0 && y >= 0 && x < button_width && y < button_height;
            if (now_inside == is_inside) continue;
            is_inside = now_inside;
            break;
        }
        case LeaveNotify: is_inside = 0; break;
        case ButtonPress: is_pressed = 1; break;
        case ButtonRelease: is_pressed = 0; break;
        case Expose: if (event.xexpose.count == 0) break; // fall through
        default: continue;
        }
        fill(display, XftDrawPicture(target), 0xffff, 0, 0, width, height);
        fill(display, XftDrawPicture(target), is_pressed ? 0x8000 : is_inside ? 0xc000 : 0xe000, left, top, button_width,
             button_height);
        XftDrawStringUtf8(target, &ink, font, left + 24, top + 24, (const FcChar8 *)title, strlen(title));
        XCopyArea(display, buffer, window, DefaultGC(display, screen), 0, 0, width, height, 0, 0);
    }
}
