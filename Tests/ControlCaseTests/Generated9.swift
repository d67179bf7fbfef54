// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum AsyncImagePlaceholderCase {
struct Case: View { var body: some View { AsyncImage(url: URL(string: "file:///no/such.png")) { $0.resizable() } placeholder: { Text("waiting") } } }
}

enum UnavailableSearchCase {
struct Case: View { var body: some View { List { }.overlay { ContentUnavailableView.search(text: "zzz") } } }
}

enum SizeClassCompactCase {
struct Case: View { @Environment(\.horizontalSizeClass) var c; var body: some View { Text(c == .compact ? "compact" : "regular") } }
}

enum ShareLinkLabelCase {
struct Case: View { var body: some View { VStack { ShareLink(item: URL(string: "https://example.org")!); ShareLink("Send", item: "text") } } }
}

enum GroupBoxCase {
struct Case: View { var body: some View { GroupBox("Title") { Color.red.frame(width: 60, height: 20).tagged("c") }.tagged("box") } }
}

let generated9: [String: (CGFloat, CGFloat) -> Screen] = [
    "async-image-placeholder": { Screen($0, $1) { AsyncImagePlaceholderCase.Case() } },
    "unavailable-search": { Screen($0, $1) { UnavailableSearchCase.Case() } },
    "size-class-compact": { Screen($0, $1) { SizeClassCompactCase.Case() } },
    "share-link-label": { Screen($0, $1) { ShareLinkLabelCase.Case() } },
    "group-box": { Screen($0, $1) { GroupBoxCase.Case() } },
]
