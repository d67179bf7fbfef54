// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

enum GroupBoxCase {
struct Case: View { var body: some View { GroupBox("Title") { Color.red.frame(width: 60, height: 20).tagged("c") }.tagged("box") } }
}

let generated9: [String: (CGFloat, CGFloat) -> Screen] = [
    "group-box": { Screen($0, $1) { GroupBoxCase.Case() } },
]
