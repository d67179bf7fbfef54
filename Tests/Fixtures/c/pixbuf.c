// Compiles if the declarations of Sources/CImage/shim.h are those of gdk-pixbuf's headers.
#include <gdk-pixbuf/gdk-pixbuf.h>
#include "../../../Sources/CImage/shim.h"

#define FUNCTION(result, name, parameters) \
    _Static_assert(__builtin_types_compatible_p( \
        __typeof__(&gdk_pixbuf_##name), __typeof__(result (*) parameters)), #name);
LOZENGE_PIXBUF_FUNCTIONS(FUNCTION)
_Static_assert(LOZENGE_PIXBUF_COLORSPACE_RGB == GDK_COLORSPACE_RGB, "colour space");
_Static_assert(LOZENGE_PIXBUF_INTERP_BILINEAR == GDK_INTERP_BILINEAR, "interpolation");
_Static_assert(
    LOZENGE_PIXBUF_ERROR_INSUFFICIENT_MEMORY == GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY, "error");
