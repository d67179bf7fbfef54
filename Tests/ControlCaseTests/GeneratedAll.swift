// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

let generated = [generated0, generated1, generated2, generated3, generated4, generated5, generated6, generated7, generated8, generated9]

/// The cases that wait for a declaration, by its name.
nonisolated let waiting: [String: [String]] = [:]

/// The recordings that are not compared.
nonisolated let uncompared: Set<String> = [
    "n-nav-mac-size",
    "n-toggle-ios",
    "n-slider-ios",
    "n-picker-ios",
    "n-textfield-ios",
    "n-controls-ios-spacing",
    "n-settings-ios",
    "n-text-styles-ios",
    "n-progress-mac",
    "n-gauge-mac",
    "n-datepicker-mac",
    "n-menu-mac",
    "n-tabview-mac",
    "n-texteditor-mac",
    "n-toolbar-mac",
    "n-sheet-ios",
    "n-section-lazygrid",
    "n-scroll-anchor-roles",
]
