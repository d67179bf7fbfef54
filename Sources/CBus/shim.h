/// The door to GIO: its D-Bus, for LozengeX11 and its tests, and the desktop's database of MIME types,
/// for UniformTypeIdentifiers. Imported by nothing else.

#ifndef LOZENGE_CBUS_H
#define LOZENGE_CBUS_H

#include <gio/gio.h>

#endif
