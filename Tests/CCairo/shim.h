/// Cairo, an independent library for comparisons with the painter.

#ifndef LOZENGE_CCAIRO_H
#define LOZENGE_CCAIRO_H

#include <cairo.h>

#endif
