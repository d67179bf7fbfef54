/// The door to the session bus: GIO's D-Bus. Imported by LozengeX11 and its tests and by nothing else.

#ifndef LOZENGE_CBUS_H
#define LOZENGE_CBUS_H

#include <gio/gio.h>

#endif
