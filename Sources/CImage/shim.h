/// The door to gdk-pixbuf, which decodes pictures, and to what of GLib reads key files. Imported by
/// LozengeImage and by nothing else.
///
/// A shim below exists only where Swift cannot call the C API itself; each one says which.

#ifndef LOZENGE_CIMAGE_H
#define LOZENGE_CIMAGE_H

#include <gdk-pixbuf/gdk-pixbuf.h>

/// `g_object_unref` takes any pointer; Swift sees gdk-pixbuf's types as distinct opaque pointers.
static inline void lozenge_pixbuf_free(GdkPixbuf *pixbuf) {
    g_object_unref(pixbuf);
}

/// As above, of a loader.
static inline void lozenge_pixbuf_loader_free(GdkPixbufLoader *loader) {
    g_object_unref(loader);
}

/// The C library shows it to GNU sources only, which Swift's are not.
extern int memfd_create(const char *name, unsigned int flags);

#endif
