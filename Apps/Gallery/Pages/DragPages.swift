import SwiftUI
import UniformTypeIdentifiers

@MainActor
extension Page {
    static let drags = [dragging, dropDelegates, rowDrops, copying]

    private static let dragging = Page(
        "draggable & dropDestination", .gestures,
        "Values that go from one view to another, or another program.",
        cell: 260
    ) {
        Example("draggable(_:), dropDestination(for:)") { Exchange() }
        Example("draggable(_:preview:)") { Exchange(hasPreview: true) }
    }

    private static let dropDelegates = Page(
        "onDrag & onDrop", .gestures, "Items whose forms are loaded after the drop.", cell: 260
    ) {
        Example("onDrag { NSItemProvider(object:) }, onDrop(of:isTargeted:)") { Loaded() }
        Example("DropDelegate") { Delegated() }
        Example("itemProvider(_:) of rows") {
            List(["Queen", "Jack"], id: \.self) { word in
                Text(word).itemProvider { NSItemProvider(object: word) }
            }
            .scaledHeight(110)
        }
    }

    private static let rowDrops = Page(
        "ForEach.dropDestination", .gestures, "Values that are dropped between the rows of a list.",
        cell: 260
    ) {
        Example("dropDestination(for:) of ForEach") { Inserted() }
    }

    private static let copying = Page(
        "copyable & pasteDestination", .gestures, "Ctrl C, Ctrl X and Ctrl V on views.", cell: 260
    ) {
        Example("copyable, cuttable, pasteDestination: click a box first") { Copied() }
        Example("onCopyCommand, onPasteCommand") { Commanded() }
    }
}

private struct Inserted: View {
    @State private var names = ["Ada", "Bob", "Cid"]

    var body: some View {
        VStack {
            HStack {
                ForEach(["Zoe", "Yan"], id: \.self) { name in Tile(name).draggable(name) }
            }
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { dropped, index in
                        names.insert(
                            contentsOf: dropped.filter { !names.contains($0) }, at: index)
                    }
            }
            .frame(height: 150)
        }
    }
}

private struct Copied: View {
    @State private var words = ["one", "two", "three"]

    var body: some View {
        HStack {
            ForEach(words, id: \.self) { word in
                Tile(word)
                    .focusable()
                    .copyable([word])
                    .cuttable {
                        words.removeAll { $0 == word }
                        return [word]
                    }
            }
            Text("+")
                .padding()
                .border(.secondary)
                .focusable()
                .pasteDestination(for: String.self) { pasted in
                    words += pasted.filter { !words.contains($0) }
                }
        }
    }
}

private struct Commanded: View {
    @State private var text = "Paste a text here"

    var body: some View {
        Text(text)
            .padding()
            .border(.secondary)
            .focusable()
            .onCopyCommand { [NSItemProvider(object: text)] }
            .onPasteCommand(of: [UTType.plainText]) { items in
                items.first?.loadObject(ofClass: String.self) { pasted, _ in
                    Task { @MainActor in if let pasted { text = pasted } }
                }
            }
    }
}

private struct Exchange: View {
    var hasPreview = false
    @State private var bag = ["Sword", "Rope"]
    @State private var chest: [String] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack {
                Text("Bag").font(.headline)
                ForEach(bag, id: \.self) { thing in
                    if hasPreview {
                        Tile(thing).draggable(thing) {
                            Label(thing, systemImage: "bag").padding(8).background(.yellow)
                        }
                    } else {
                        Tile(thing).draggable(thing)
                    }
                }
            }
            VStack {
                Text("Chest").font(.headline)
                ForEach(chest, id: \.self) { Tile($0, .purple) }
                Spacer(minLength: 0)
            }
            .frame(minWidth: 90, minHeight: 110)
            .background(isTargeted ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.1))
            .dropDestination(for: String.self) { things, _ in
                bag.removeAll { things.contains($0) }
                chest += things
                return true
            } isTargeted: {
                isTargeted = $0
            }
        }
    }
}

private struct Loaded: View {
    @State private var text = "Drop a word here"
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(["Ace", "King"], id: \.self) { word in
                    Tile(word).onDrag { NSItemProvider(object: word) }
                }
            }
            Text(text)
                .padding()
                .border(isTargeted ? Color.accentColor : .secondary)
                .onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { items in
                    for item in items where item.canLoadObject(ofClass: String.self) {
                        item.loadObject(ofClass: String.self) { word, _ in
                            Task { @MainActor in if let word { text = word } }
                        }
                    }
                    return true
                }
        }
    }
}

private struct Delegated: View {
    @State private var place: CGPoint?

    var body: some View {
        VStack {
            Tile("Token").draggable("Token")
            ZStack {
                Color.green.opacity(0.3)
                if let place {
                    Circle().frame(width: 16, height: 16).position(place)
                }
            }
            .frame(width: 160, height: 80)
            .onDrop(of: [.text], delegate: Board(place: $place))
        }
    }
}

/// Follows what is dragged over it.
private struct Board: DropDelegate {
    @Binding var place: CGPoint?

    func dropUpdated(info: DropInfo) -> DropProposal? {
        place = info.location
        return DropProposal(operation: .move)
    }

    func performDrop(info: DropInfo) -> Bool {
        place = info.location
        return true
    }
}
