#ifndef LOZENGE_CX11_H
#define LOZENGE_CX11_H
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xrender.h>
#include <X11/Xft/Xft.h>
#endif
