#ifndef LOZENGE_CIMAGE_H
#define LOZENGE_CIMAGE_H
#include <gdk-pixbuf/gdk-pixbuf.h>
#endif
