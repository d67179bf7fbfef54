#ifndef LOZENGE_CTEXT_H
#define LOZENGE_CTEXT_H
#include <pango/pango.h>
#include <pango/pangoft2.h>
#include <pango/pangofc-font.h>
#endif
