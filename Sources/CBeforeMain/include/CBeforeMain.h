/// The entry point of the picture decoder, a second process of the same program. Imported by
/// LozengeImage and by nothing else.
///
/// A decoder runs before `main` because `main` belongs to the app and may do anything. Swift has no
/// function that runs before `main`.

#ifndef LOZENGE_BEFORE_MAIN_H
#define LOZENGE_BEFORE_MAIN_H

#include <stdbool.h>

/// The first argument of a process that decodes a picture.
#define LOZENGE_DECODER "lozenge-picture-decoder"

/// True if this code is part of the program itself and not of a library that another program, such
/// as an interpreter, has loaded: starting that program again would not start a decoder.
bool lozenge_starts_decoders(void);

/// Requests that Linux kills this process when the thread that started it ends. Swift cannot call `prctl`,
/// which is variadic.
void lozenge_end_with_parent(void);

#endif
