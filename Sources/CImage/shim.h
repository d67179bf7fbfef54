/// The door to gdk-pixbuf, which decodes pictures, to libcurl, which loads them, and to what of GLib reads key files. Imported by
/// LozengeImage and by nothing else.
///
/// A shim below exists only where Swift cannot call the C API itself; each one says which.

#ifndef LOZENGE_CIMAGE_H
#define LOZENGE_CIMAGE_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <glib-object.h>

/// gdk-pixbuf's own headers are not included: SwiftPM gets their folder from pkg-config, and with it
/// the library for the linker, which would have the system load it at every start. So its types are
/// declared here, and SourceTests compares the declarations with the headers.
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufFormat GdkPixbufFormat;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

/// Values of `GdkColorspace`, `GdkInterpType` and `GdkPixbufError`.
#define LOZENGE_PIXBUF_COLORSPACE_RGB 0u
#define LOZENGE_PIXBUF_INTERP_BILINEAR 2u
#define LOZENGE_PIXBUF_ERROR_INSUFFICIENT_MEMORY 1

/// The functions of gdk-pixbuf that LozengeImage calls: result, name without `gdk_pixbuf_`, parameters.
#define LOZENGE_PIXBUF_FUNCTIONS(FUNCTION) \
    FUNCTION(GdkPixbuf *, apply_embedded_orientation, (GdkPixbuf *pixbuf)) \
    FUNCTION(gboolean, copy_options, (GdkPixbuf *source, GdkPixbuf *copy)) \
    FUNCTION(char *, format_get_name, (GdkPixbufFormat *format)) \
    FUNCTION(gboolean, format_is_scalable, (GdkPixbufFormat *format)) \
    FUNCTION(GdkPixbufFormat *, get_file_info, (const char *path, int *width, int *height)) \
    FUNCTION(GSList *, get_formats, (void)) \
    FUNCTION(gboolean, get_has_alpha, (const GdkPixbuf *pixbuf)) \
    FUNCTION(int, get_height, (const GdkPixbuf *pixbuf)) \
    FUNCTION(int, get_n_channels, (const GdkPixbuf *pixbuf)) \
    FUNCTION(const char *, get_option, (GdkPixbuf *pixbuf, const char *key)) \
    FUNCTION(int, get_rowstride, (const GdkPixbuf *pixbuf)) \
    FUNCTION(int, get_width, (const GdkPixbuf *pixbuf)) \
    FUNCTION(gboolean, loader_close, (GdkPixbufLoader *loader, GError **error)) \
    FUNCTION(GdkPixbuf *, loader_get_pixbuf, (GdkPixbufLoader *loader)) \
    FUNCTION(GdkPixbufLoader *, loader_new_with_type, (const char *type, GError **error)) \
    FUNCTION(void, loader_set_size, (GdkPixbufLoader *loader, int width, int height)) \
    FUNCTION(gboolean, loader_write, \
        (GdkPixbufLoader *loader, const unsigned char *bytes, gsize count, GError **error)) \
    FUNCTION(GdkPixbuf *, new_from_data, \
        (const unsigned char *data, unsigned int colorspace, gboolean has_alpha, int bits_per_sample, \
         int width, int height, int rowstride, void (*destroy)(unsigned char *, gpointer), \
         gpointer destroy_data)) \
    FUNCTION(GdkPixbuf *, new_from_file, (const char *path, GError **error)) \
    FUNCTION(GdkPixbuf *, new_from_file_at_scale, \
        (const char *path, int width, int height, gboolean keep_ratio, GError **error)) \
    FUNCTION(const unsigned char *, read_pixels, (const GdkPixbuf *pixbuf)) \
    FUNCTION(gboolean, save_to_bufferv, \
        (GdkPixbuf *pixbuf, char **buffer, gsize *size, const char *type, char **keys, \
         char **values, GError **error)) \
    FUNCTION(GdkPixbuf *, scale_simple, \
        (const GdkPixbuf *source, int width, int height, unsigned int interpolation))

/// The functions of the loaded library. Swift cannot call an address that `dlsym` returns.
typedef struct {
#define FUNCTION(result, name, parameters) result (*_Nonnull name) parameters;
    LOZENGE_PIXBUF_FUNCTIONS(FUNCTION)
#undef FUNCTION
} __attribute__((swift_attr("@Sendable"))) LozengePixbuf;

/// Finds the functions in the loaded library; false if one is missing.
static inline bool lozenge_pixbuf_find(
    LozengePixbuf *_Nonnull functions, void *_Nonnull library
) {
#define FUNCTION(result, name, parameters) \
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

/// The functions of libcurl that LozengeImage calls, which is not linked either. Its options are passed as variadic
/// arguments, which Swift cannot.
typedef struct {
    void *_Nullable (*_Nonnull init)(void);
    int (*_Nonnull setopt)(void *_Nonnull transfer, int option, ...);
    int (*_Nonnull perform)(void *_Nonnull transfer);
    int (*_Nonnull getinfo)(void *_Nonnull transfer, int info, ...);
    void (*_Nonnull cleanup)(void *_Nonnull transfer);
    const char *_Nonnull (*_Nonnull strerror)(int code);
} __attribute__((swift_attr("@Sendable"))) LozengeCurl;

/// Finds the functions in the loaded library and prepares it for several threads; false if one is missing.
static inline bool lozenge_curl_find(LozengeCurl *_Nonnull curl, void *_Nonnull library) {
    int (*global_init)(long) = (int (*)(long))dlsym(library, "curl_global_init");
    if (!global_init || global_init(3) != 0) return false;
    curl->init = (void *(*)(void))dlsym(library, "curl_easy_init");
    curl->setopt = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
    curl->perform = (int (*)(void *))dlsym(library, "curl_easy_perform");
    curl->getinfo = (int (*)(void *, int, ...))dlsym(library, "curl_easy_getinfo");
    curl->cleanup = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
    curl->strerror = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
    return curl->init && curl->setopt && curl->perform && curl->getinfo && curl->cleanup
        && curl->strerror;
}

/// Sets an option that is a number.
static inline int lozenge_curl_set_number(
    const LozengeCurl *_Nonnull curl, void *_Nonnull transfer, int option, long value
) {
    return curl->setopt(transfer, option, value);
}

/// Sets an option that is a text, which is copied, or the address of an object.
static inline int lozenge_curl_set_pointer(
    const LozengeCurl *_Nonnull curl, void *_Nonnull transfer, int option,
    const void *_Nullable value
) {
    return curl->setopt(transfer, option, value);
}

/// Sets the function that gets what arrives.
static inline int lozenge_curl_set_receiver(
    const LozengeCurl *_Nonnull curl, void *_Nonnull transfer,
    size_t (*_Nonnull receive)(char *_Nonnull, size_t, size_t, void *_Nullable)
) {
    return curl->setopt(transfer, 20011, receive);
}

/// Sets the function that is asked from time to time if the transfer goes on: by 0.
static inline int lozenge_curl_set_watch(
    const LozengeCurl *_Nonnull curl, void *_Nonnull transfer,
    int (*_Nonnull watch)(void *_Nullable, int64_t, int64_t, int64_t, int64_t)
) {
    return curl->setopt(transfer, 20219, watch);
}

/// The status of the last answer.
static inline long lozenge_curl_status(
    const LozengeCurl *_Nonnull curl, void *_Nonnull transfer
) {
    long status = 0;
    return curl->getinfo(transfer, 0x200002, &status) == 0 ? status : 0;
}

/// The C library declares these for GNU sources only, which Swift's are not.
extern int memfd_create(const char *name, unsigned int flags);
extern int pipe2(int ends[2], int flags);

#endif
