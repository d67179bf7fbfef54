// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

let generated = [generated0, generated1, generated2, generated3, generated4, generated5, generated6, generated7]
