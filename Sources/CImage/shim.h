/// The door to gdk-pixbuf, which decodes pictures. Imported by LozengeImage and by nothing else.
///
/// A shim below exists only where Swift cannot call the C API itself; each one says which.

#ifndef LOZENGE_CIMAGE_H
#define LOZENGE_CIMAGE_H

#include <gdk-pixbuf/gdk-pixbuf.h>

/// `g_object_unref` takes any pointer; Swift sees gdk-pixbuf's types as distinct opaque pointers.
static inline void lozenge_pixbuf_free(GdkPixbuf *pixbuf) {
    g_object_unref(pixbuf);
}

#endif
