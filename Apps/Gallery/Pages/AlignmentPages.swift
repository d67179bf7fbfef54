import SwiftUI

@MainActor
extension Page {
    static let alignments = [offset, position, alignmentGuide, backgrounds, layers, identity]

    private static let offset = Page(
        "offset", .layout, "Moves the drawing; the layout is unchanged."
    ) {
        Example("offset(x: 16, y: 8)") { Tile("A").offset(x: 16, y: 8).framed() }
        Example("offset(CGSize)") { Tile("A").offset(CGSize(width: -16, height: -8)).framed() }
    }

    private static let position = Page(
        "position", .layout, "Places a view’s center at a point of the available space."
    ) {
        Example("position(x: 30, y: 30)") {
            Tile("A").position(x: 30, y: 30).frame(height: 90).framed()
        }
        Example("position(CGPoint)") {
            Tile("A").position(CGPoint(x: 60, y: 50)).frame(height: 90).framed()
        }
    }

    private static let alignmentGuide = Page(
        "alignmentGuide", .layout, "Lines by which a stack aligns its views.", cell: 200
    ) {
        Example("HStack(alignment: .lastTextBaseline)") {
            HStack(alignment: .lastTextBaseline) {
                Text("Large").font(.title)
                Text("small").font(.caption)
            }
        }
        Example("A custom guide: each line is further indented") {
            VStack(alignment: .leading) {
                ForEach(0..<3) { step in
                    Tile("\(step)").alignmentGuide(.leading) { _ in CGFloat(step) * -24 }
                }
            }
        }
        Example("alignmentGuide(.top)") {
            HStack(alignment: .top) {
                Tile("A")
                Tile("B", .purple).alignmentGuide(.top) { $0[VerticalAlignment.center] }
            }
        }
    }

    private static let backgrounds = Page(
        "background & overlay", .layout, "Behind a view or over it, without changing its size."
    ) {
        Example("background(.yellow, in: Capsule())") {
            Text("Plate").foregroundStyle(.black).padding(8).background(.yellow, in: Capsule())
        }
        Example("background { }") {
            Text("Behind").foregroundStyle(.black).padding(8).background { Color.mint }
        }
        Example("background(alignment: .bottom)") {
            Text("Line").padding(8).background(alignment: .bottom) {
                Rectangle().fill(.red).frame(height: 3)
            }
        }
        Example("overlay(alignment: .topTrailing)") {
            Tile("A").overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 12, height: 12).offset(x: 4, y: -4)
            }
        }
        Example("overlay(.tint, in:)") {
            Text("Under").padding(8).overlay(.tint.opacity(0.3), in: .rect(cornerRadius: 8))
        }
        Example("border(.red, width: 2)") { Text("Edges").padding(8).border(.red, width: 2) }
    }

    private static let layers = Page(
        "zIndex & hidden", .layout, "The order in depth, and views that keep their space invisibly."
    ) {
        Example("In order") {
            HStack(spacing: -12) {
                Tile("A", .blue)
                Tile("B", .purple)
                Tile("C", .pink)
            }
        }
        Example("zIndex(1) on B") {
            HStack(spacing: -12) {
                Tile("A", .blue)
                Tile("B", .purple).zIndex(1)
                Tile("C", .pink)
            }
        }
        Example("hidden() on B") {
            HStack {
                Tile("A", .blue)
                Tile("B", .purple).hidden()
                Tile("C", .pink)
            }
        }
    }

    private static let identity = Page(
        "id", .layout, "A new identity is a new view: its state is reset.", cell: 200
    ) {
        Example("Press the number, then the button") { Renewal() }
    }
}

private struct Renewal: View {
    @State private var generation = 0

    var body: some View {
        Counter().id(generation)
        Button("New identity") { generation += 1 }
    }
}

/// A number that counts presses.
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Pressed \(count) times") { count += 1 }
    }
}
