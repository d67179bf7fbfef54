/// The door to gdk-pixbuf, which decodes pictures, and to what of GLib reads key files. Imported by
/// LozengeImage and by nothing else.
///
/// A shim below exists only where Swift cannot call the C API itself; each one says which.

#ifndef LOZENGE_CIMAGE_H
#define LOZENGE_CIMAGE_H

#include <dlfcn.h>
#include <stdbool.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

/// What is called of gdk-pixbuf. Calls by these names would have the system load it before the
/// program begins.
#define LOZENGE_PIXBUF_FUNCTIONS(FUNCTION) \
    FUNCTION(apply_embedded_orientation) \
    FUNCTION(copy_options) \
    FUNCTION(format_get_name) \
    FUNCTION(format_is_scalable) \
    FUNCTION(get_file_info) \
    FUNCTION(get_formats) \
    FUNCTION(get_has_alpha) \
    FUNCTION(get_height) \
    FUNCTION(get_n_channels) \
    FUNCTION(get_option) \
    FUNCTION(get_rowstride) \
    FUNCTION(get_width) \
    FUNCTION(loader_close) \
    FUNCTION(loader_get_pixbuf) \
    FUNCTION(loader_new_with_type) \
    FUNCTION(loader_set_size) \
    FUNCTION(loader_write) \
    FUNCTION(new_from_data) \
    FUNCTION(new_from_file) \
    FUNCTION(new_from_file_at_scale) \
    FUNCTION(read_pixels) \
    FUNCTION(save_to_bufferv) \
    FUNCTION(scale_simple)

/// The functions, each without the `gdk_pixbuf_` in front. Swift cannot tell what type a C function
/// is of.
typedef struct {
#define FUNCTION(name) __typeof__(&gdk_pixbuf_##name) _Nonnull name;
    LOZENGE_PIXBUF_FUNCTIONS(FUNCTION)
#undef FUNCTION
} __attribute__((swift_attr("@Sendable"))) LozengePixbuf;

/// Finds the functions in the loaded library; false if one is missing.
static inline bool lozenge_pixbuf_find(
    LozengePixbuf *_Nonnull functions, void *_Nonnull library
) {
#define FUNCTION(name) \
    functions->name = (__typeof__(functions->name))dlsym(library, "gdk_pixbuf_" #name); \
    if (!functions->name) return false;
    LOZENGE_PIXBUF_FUNCTIONS(FUNCTION)
#undef FUNCTION
    return true;
}

/// `g_object_unref` takes any pointer; Swift sees gdk-pixbuf's types as distinct opaque pointers.
static inline void lozenge_pixbuf_free(GdkPixbuf *pixbuf) {
    g_object_unref(pixbuf);
}

/// As above, of `g_object_ref`.
static inline GdkPixbuf *lozenge_pixbuf_keep(GdkPixbuf *pixbuf) {
    return (GdkPixbuf *)g_object_ref(pixbuf);
}

/// As above, of a loader.
static inline void lozenge_pixbuf_loader_free(GdkPixbufLoader *loader) {
    g_object_unref(loader);
}

/// The C library shows these to GNU sources only, which Swift's are not.
extern int memfd_create(const char *name, unsigned int flags);
extern int pipe2(int ends[2], int flags);

#endif
