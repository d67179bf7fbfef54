import SwiftUI

@MainActor
extension Page {
    static let spaces = [padding, frame, flexibleFrame, fixedSize, layoutPriority, aspectRatio]

    private static let padding = Page(
        "padding", .layout, "Space around a view, on any of its edges."
    ) {
        Example("padding()") { Tile("A").padding().framed() }
        Example("padding(4)") { Tile("A").padding(4).framed() }
        Example("padding(.leading, 32)") { Tile("A").padding(.leading, 32).framed() }
        Example("scenePadding()") { Tile("A").scenePadding().framed() }
        Example("padding(EdgeInsets)") {
            Tile("A")
                .padding(EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 24))
                .framed()
        }
    }

    private static let frame = Page("frame", .layout, "A fixed size, and an alignment in it.") {
        Example("width: 110, height: 64") { Tile("A").frame(width: 110, height: 64).framed() }
        Example("alignment: .topLeading") {
            Tile("A").frame(width: 110, height: 64, alignment: .topLeading).framed()
        }
        Example("alignment: .bottomTrailing") {
            Tile("A").frame(width: 110, height: 64, alignment: .bottomTrailing).framed()
        }
        Example("Smaller than its content") {
            Color.teal.opacity(0.5).frame(width: 90, height: 40)
                .frame(width: 40, height: 64)
                .framed()
        }
    }

    private static let flexibleFrame = Page(
        "frame: minimum and maximum", .layout,
        "As large as the available space, between two limits.",
        cell: 200
    ) {
        Example("maxWidth: .infinity") { Tile("A").frame(maxWidth: .infinity).framed() }
        Example("maxWidth: 100") { Color.accentColor.frame(maxWidth: 100, maxHeight: 40).framed() }
        Example("minWidth: 120") { Tile("A").frame(minWidth: 120).framed() }
        Example("maxWidth: .infinity, alignment: .leading") {
            Tile("A").frame(maxWidth: .infinity, alignment: .leading).framed()
        }
    }

    private static let fixedSize = Page(
        "fixedSize", .layout, "The ideal size, whatever the proposal.", cell: 200
    ) {
        Example("Wraps in 90 points") {
            Text("Wide words").frame(width: 90, height: 60).framed()
        }
        Example("fixedSize()") {
            Text("Wide words").fixedSize().frame(width: 90, height: 60).framed()
        }
        Example("fixedSize(horizontal: false, vertical: true)") {
            Text("As many lines as it takes")
                .fixedSize(horizontal: false, vertical: true)
                .frame(width: 120)
                .framed()
        }
    }

    private static let layoutPriority = Page(
        "layoutPriority", .layout, "The order in which views get space.", cell: 240
    ) {
        Example("Equal priorities share") {
            HStack {
                Text("The first of two texts").framed()
                Text("The second of two texts").framed()
            }
        }
        Example("layoutPriority(1) on the first") {
            HStack {
                Text("The first of two texts").layoutPriority(1).framed()
                Text("The second of two texts").framed()
            }
        }
    }

    private static let aspectRatio = Page(
        "aspectRatio", .layout, "A fixed ratio: inside the available space, or filling it."
    ) {
        Example("aspectRatio(1, contentMode: .fit)") {
            Color.teal.aspectRatio(1, contentMode: .fit).frame(height: 80)
        }
        Example("aspectRatio(16 / 9)") { Color.teal.aspectRatio(16 / 9, contentMode: .fit) }
        Example("scaledToFit()") {
            Image("rogue").resizable().scaledToFit().frame(width: 120, height: 80).framed()
        }
        Example("scaledToFill(), clipped()") {
            Image("rogue").resizable().scaledToFill().frame(width: 120, height: 80).clipped()
        }
    }
}

extension View {
    /// Shows the frame of a view.
    func framed() -> some View {
        border(Color.accentColor.opacity(0.6))
    }
}
