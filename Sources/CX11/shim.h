/// The only door to X11's C libraries, imported by LozengeX11 and its tests and by nothing else.
///
/// A declaration below exists only where Swift cannot reach the C API itself; each one says why.

#ifndef LOZENGE_CX11_H
#define LOZENGE_CX11_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/Xft/Xft.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/sync.h>
#include <X11/keysym.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

/// libdispatch exports these for run loops other than its own, as CFRunLoop is one, but declares
/// them in a private header. The handle is an eventfd that is readable while the main queue has
/// work; the callback does that work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/// How many bytes of requests still fit into the output buffer. Xlib has no function for it; these
/// are its public names for `bufptr` and `bufmax`, which its macros have fixed for ever.
static inline long lozenge_free_output_bytes(Display *display) {
    return ((_XPrivDisplay)display)->private14 - ((_XPrivDisplay)display)->private13;
}

#endif
