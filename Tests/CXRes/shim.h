/// What a client has on the server, as the server counts it.

#ifndef LOZENGE_CXRES_H
#define LOZENGE_CXRES_H

#include <X11/Xlib.h>
#include <X11/extensions/XRes.h>

#endif
