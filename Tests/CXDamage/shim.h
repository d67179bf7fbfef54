/// The changes of windows on the screen, as the server notes them.

#ifndef LOZENGE_CXDAMAGE_H
#define LOZENGE_CXDAMAGE_H

#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>

#endif
