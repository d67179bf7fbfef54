/// Cairo, which the painter is compared with: another library draws the same, and by itself.

#ifndef LOZENGE_CCAIRO_H
#define LOZENGE_CCAIRO_H

#include <cairo.h>

#endif
