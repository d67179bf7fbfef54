import SwiftUI

@MainActor
extension Page {
    static let symbols = [systemNames, imageScale, variants, renderingModes, labels]

    private static let systemNames = Page(
        "Image: systemName", .images, "The desktop’s icons by the names of symbols.", cell: 110
    ) {
        ForEach(
            [
                "house", "gearshape", "magnifyingglass", "trash", "pencil", "lock", "bell",
                "cloud.sun",
                "calendar", "camera", "folder", "envelope",
            ], id: \.self
        ) { name in
            Example(name) { Image(systemName: name).font(.title) }
        }
    }

    private static let imageScale = Page(
        "imageScale", .images, "Symbols as large as the font, or slightly smaller or larger."
    ) {
        Example("small") { Line().imageScale(.small) }
        Example("medium") { Line().imageScale(.medium) }
        Example("large") { Line().imageScale(.large) }
        Example("font(.largeTitle)") { Image(systemName: "star.fill").font(.largeTitle) }
    }

    private static let variants = Page(
        "symbolVariant", .images, "Another variant of every symbol inside."
    ) {
        Example("none") { Pair() }
        Example("fill") { Pair().symbolVariant(.fill) }
        Example("circle") { Image(systemName: "checkmark").font(.title).symbolVariant(.circle) }
        Example("slash") { Image(systemName: "mic").font(.title).symbolVariant(.slash) }
    }

    private static let renderingModes = Page(
        "symbolRenderingMode", .images, "In the foreground’s color, or in the icon’s own."
    ) {
        Example("monochrome") {
            Image(systemName: "folder").font(.largeTitle).symbolRenderingMode(.monochrome)
        }
        Example("multicolor") {
            Image(systemName: "folder").font(.largeTitle).symbolRenderingMode(.multicolor)
        }
        Example("hierarchical") {
            Image(systemName: "wifi").font(.largeTitle).symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
        }
        Example("palette") {
            Image(systemName: "wifi").font(.largeTitle).symbolRenderingMode(.palette)
                .foregroundStyle(.red, .blue)
        }
        Example("foregroundStyle(.orange)") {
            Image(systemName: "folder").font(.largeTitle).foregroundStyle(.orange)
        }
    }

    private static let labels = Page(
        "Label & labelStyle", .images, "A title and its symbol.", cell: 180
    ) {
        Example("titleAndIcon") { lock.labelStyle(.titleAndIcon) }
        Example("titleOnly") { lock.labelStyle(.titleOnly) }
        Example("iconOnly") { lock.labelStyle(.iconOnly) }
        Example("A custom style") { lock.labelStyle(StackedLabelStyle()) }
        Example("labelReservedIconWidth(40)") { lock.labelReservedIconWidth(40) }
        Example("labelIconToTitleSpacing(24)") { lock.labelIconToTitleSpacing(24) }
        Example("Label(_:image:)") { Label("Die", image: "icon") }
    }

    private static var lock: some View { Label("Locked", systemImage: "lock") }
}

private struct Line: View {
    var body: some View {
        HStack {
            Image(systemName: "star.fill")
            Text("Star")
        }
    }
}

private struct Pair: View {
    var body: some View {
        HStack {
            Image(systemName: "star")
            Image(systemName: "trash")
        }
        .font(.title)
    }
}

private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.title)
            configuration.title.font(.caption)
        }
    }
}
