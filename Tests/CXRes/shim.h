/// The resources of a client on the server, as the server counts them.

#ifndef LOZENGE_CXRES_H
#define LOZENGE_CXRES_H

#include <X11/Xlib.h>
#include <X11/extensions/XRes.h>

#endif
