/// The only door to X11's C libraries, imported by LozengeX11 and its tests and by nothing else.
///
/// A declaration below exists only where Swift cannot reach the C API itself; each one says why.

#ifndef LOZENGE_CX11_H
#define LOZENGE_CX11_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xlib-xcb.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/Xft/Xft.h>
#include <X11/extensions/XInput.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xext.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xrender.h>
#include <X11/Xmd.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/syncproto.h>
#include <X11/keysym.h>
#include <ft2build.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <xcb/xcb.h>

/// Present's answer to a question for the next vertical blank, as libXpresent fills it in. The library is
/// loaded when something first moves, if it is installed; building does not take its header.
typedef struct {
    uint32_t type;
    unsigned long serial;
    Bool send_event;
    Display *display;
    int extension;
    int evtype;
    uint32_t eid;
    Window window;
    uint32_t serial_number;
    uint64_t ust;
    uint64_t msc;
    uint8_t kind;
    uint8_t mode;
} lozenge_present_complete;

/// Fills an outline into a bitmap. FreeType before 2.13.3 declares the counts, tags and contours of
/// `FT_Outline` signed, later versions unsigned. Swift sees two different types; C converts. Values up
/// to 32,767 are the same in both.
static inline FT_Error lozenge_fill_outline(
    FT_Library library, FT_Vector *points, unsigned char *tags, int point_count,
    unsigned short *ends, int contour_count, int flags, const FT_Bitmap *bitmap) {
    FT_Outline outline = {.points = points, .flags = flags};
    outline.n_points = point_count;
    outline.n_contours = contour_count;
    outline.tags = (void *)tags;
    outline.contours = (void *)ends;
    return FT_Outline_Get_Bitmap(library, &outline, bitmap);
}

/// glibc declares it only for programs that ask for more than POSIX, which Swift does not.
extern int ppoll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *time, const sigset_t *signals);

/// libdispatch exports these for run loops other than its own, as CFRunLoop is one, but declares
/// them in a private header. The handle is an eventfd that is readable while the main queue has
/// work; the callback does that work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/// Returns the bytes of requests that still fit into the output buffer. Xlib has no function for it; these
/// are its public names for `bufptr` and `bufmax`, which its macros have fixed permanently.
static inline long lozenge_free_output_bytes(Display *display) {
    return ((_XPrivDisplay)display)->private14 - ((_XPrivDisplay)display)->private13;
}

/// Xlib's own way to write a request, which the libraries of extensions use; it declares it where it
/// also says what a Display is made of, which Swift is not to know.
extern void *_XGetRequest(Display *display, unsigned char opcode, size_t length);

/// The requests of SYNC that frames take. Its library asks the server five things one after the
/// other when it is first used, which over a slow connection is longer than all the rest.
///
/// Making a counter and setting one are the same but for the number of the request.
static inline void lozenge_write_counter(
    Display *display, unsigned char sync, unsigned char minor, XID counter, long long value) {
    xSyncSetCounterReq *request = (xSyncSetCounterReq *)_XGetRequest(
        display, sync, sz_xSyncSetCounterReq);
    request->syncReqType = minor;
    request->cid = (CARD32)counter;
    request->value_hi = (INT32)(value >> 32);
    request->value_lo = (CARD32)value;
}

static inline XID lozenge_create_counter(Display *display, unsigned char sync, long long value) {
    XID counter = xcb_generate_id(XGetXCBConnection(display));
    lozenge_write_counter(display, sync, X_SyncCreateCounter, counter, value);
    return counter;
}

static inline void lozenge_set_counter(
    Display *display, unsigned char sync, XID counter, long long value) {
    lozenge_write_counter(display, sync, X_SyncSetCounter, counter, value);
}

static inline void lozenge_destroy_counter(Display *display, unsigned char sync, XID counter) {
    xSyncDestroyCounterReq *request = (xSyncDestroyCounterReq *)_XGetRequest(
        display, sync, sz_xSyncDestroyCounterReq);
    request->syncReqType = X_SyncDestroyCounter;
    request->counter = (CARD32)counter;
}

/// What an input method tells of a text it is not done with, to one owner. The functions that Xlib
/// wants for that differ in their types from what it declares, and are registered by functions with
/// any number of arguments, which Swift cannot call.
typedef struct {
    void *owner;
    void (*draw)(void *owner, XIMPreeditDrawCallbackStruct *change);
    void (*caret)(void *owner, XIMPreeditCaretCallbackStruct *move);
    void (*done)(void *owner);
    XIMCallback callbacks[4];
} lozenge_preedit;

static inline int lozenge_preedit_start(XIC context, XPointer preedit, XPointer unused) {
    (void)context; (void)preedit; (void)unused;
    return -1;
}
static inline void lozenge_preedit_done(XIC context, XPointer preedit, XPointer unused) {
    (void)context; (void)unused;
    ((lozenge_preedit *)preedit)->done(((lozenge_preedit *)preedit)->owner);
}
static inline void lozenge_preedit_draw(XIC context, XPointer preedit, XPointer change) {
    (void)context;
    ((lozenge_preedit *)preedit)->draw(
        ((lozenge_preedit *)preedit)->owner, (XIMPreeditDrawCallbackStruct *)change);
}
static inline void lozenge_preedit_caret(XIC context, XPointer preedit, XPointer move) {
    (void)context;
    ((lozenge_preedit *)preedit)->caret(
        ((lozenge_preedit *)preedit)->owner, (XIMPreeditCaretCallbackStruct *)move);
}

/// Returns true if an input method supports a style of input.
static inline Bool lozenge_has_style(XIM method, XIMStyle style) {
    XIMStyles *styles = NULL;
    Bool found = False;
    if (XGetIMValues(method, XNQueryInputStyle, &styles, NULL) != NULL || styles == NULL)
        return False;
    for (int index = 0; index < styles->count_styles; index++)
        if (styles->supported_styles[index] == style) found = True;
    XFree(styles);
    return found;
}

/// Registers a function that is called when an input method ends.
static inline void lozenge_on_destroy(XIM method, XIMCallback *callback) {
    XSetIMValues(method, XNDestroyCallback, callback, NULL);
}

/// Creates an input context for a window; with `preedit`, the client shows the preedit text.
static inline XIC lozenge_create_context(XIM method, Window window, lozenge_preedit *preedit) {
    if (preedit == NULL)
        return XCreateIC(
            method, XNInputStyle, (XIMStyle)(XIMPreeditNothing | XIMStatusNothing),
            XNClientWindow, window, XNFocusWindow, window, NULL);
    XIMProc functions[] = {
        (XIMProc)lozenge_preedit_start, (XIMProc)lozenge_preedit_done,
        (XIMProc)lozenge_preedit_draw, (XIMProc)lozenge_preedit_caret,
    };
    for (int index = 0; index < 4; index++) {
        preedit->callbacks[index].client_data = (XPointer)preedit;
        preedit->callbacks[index].callback = functions[index];
    }
    XVaNestedList list = XVaCreateNestedList(
        0, XNPreeditStartCallback, &preedit->callbacks[0], XNPreeditDoneCallback,
        &preedit->callbacks[1], XNPreeditDrawCallback, &preedit->callbacks[2],
        XNPreeditCaretCallback, &preedit->callbacks[3], NULL);
    XIC context = XCreateIC(
        method, XNInputStyle, (XIMStyle)(XIMPreeditCallbacks | XIMStatusNothing),
        XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes, list, NULL);
    XFree(list);
    return context;
}

/// Returns the events that a context needs.
static inline unsigned long lozenge_context_events(XIC context) {
    unsigned long mask = 0;
    XGetICValues(context, XNFilterEvents, &mask, NULL);
    return mask;
}

/// Sets the position of the text in a context, so that its popups are beside it.
static inline void lozenge_set_spot(XIC context, short x, short y) {
    XPoint spot = {x, y};
    XVaNestedList list = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
    XSetICValues(context, XNPreeditAttributes, list, NULL);
    XFree(list);
}

#endif
