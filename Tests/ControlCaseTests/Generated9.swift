// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum DropProxyCase {
struct Person: Codable, Transferable { var name: String; static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: UTType(exportedAs: "org.example.person")); ProxyRepresentation(exporting: \Person.name) } }
struct Case: View {
    @State var got = ""
    var body: some View { VStack { Text("Source").draggable(Person(name: "Ada")); Text("got \(got)"); Color.green.frame(width: 80, height: 80).tagged("target").dropDestination(for: String.self) { s, _ in got = s.first ?? ""; return true } } }
}
}

enum DragButtonInsideCase {
struct Case: View { var body: some View { VStack { Button("Grab") { note("pressed") }.draggable("x"); Color.green.frame(width: 80, height: 80).tagged("target").dropDestination(for: String.self) { _, _ in note("dropped"); return true } } } }
}

enum AsyncImageNilCase {
struct Case: View { var body: some View { AsyncImage(url: nil) { phase in if phase.image != nil { Text("image") } else if phase.error != nil { Text("error") } else { Text("empty") } } } }
}

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
    "drop-targeted": { Screen($0, $1) { DropDeliversCase.Case() } },
    "drop-proxy": { Screen($0, $1) { DropProxyCase.Case() } },
    "drag-button-inside": { Screen($0, $1) { DragButtonInsideCase.Case() } },
    "async-image-nil": { Screen($0, $1) { AsyncImageNilCase.Case() } },
    "async-image-placeholder": { Screen($0, $1) { AsyncImagePlaceholderCase.Case() } },
    "unavailable-search": { Screen($0, $1) { UnavailableSearchCase.Case() } },
    "size-class-compact": { Screen($0, $1) { SizeClassCompactCase.Case() } },
    "share-link-label": { Screen($0, $1) { ShareLinkLabelCase.Case() } },
    "group-box": { Screen($0, $1) { GroupBoxCase.Case() } },
]
