import SwiftUI

@MainActor
extension Page {
    static let colors = [named, components, hierarchy, system, tint]

    private static let named = Page(
        "Color", .styles, "Named colors, lighter in dark mode.", cell: 96
    ) {
        Example("red") { Color.red.sized() }
        Example("orange") { Color.orange.sized() }
        Example("yellow") { Color.yellow.sized() }
        Example("green") { Color.green.sized() }
        Example("mint") { Color.mint.sized() }
        Example("teal") { Color.teal.sized() }
        Example("cyan") { Color.cyan.sized() }
        Example("blue") { Color.blue.sized() }
        Example("indigo") { Color.indigo.sized() }
        Example("purple") { Color.purple.sized() }
        Example("pink") { Color.pink.sized() }
        Example("brown") { Color.brown.sized() }
        Example("gray") { Color.gray.sized() }
    }

    private static let components = Page(
        "Color: made and mixed", .styles, "From components, with opacity, or mixed.",
        cell: 180
    ) {
        Example("red: 0.2, green: 0.5, blue: 0.4") {
            Color(red: 0.2, green: 0.5, blue: 0.4).sized()
        }
        Example("hue: 0.6, saturation: 0.5, brightness: 0.9") {
            Color(hue: 0.6, saturation: 0.5, brightness: 0.9).sized()
        }
        Example("opacity(0.3)") { Color.red.opacity(0.3).sized() }
        Example("mix(with: .yellow, by: 0.5)") { Color.red.mix(with: .yellow, by: 0.5).sized() }
    }

    private static let hierarchy = Page(
        "foregroundStyle", .styles, "The style of texts and shapes, and its levels.", cell: 180
    ) {
        Example("primary to quinary") { Levels() }
        Example("foregroundStyle(.purple)") { Levels().foregroundStyle(.purple) }
        Example("foregroundStyle(.red, .orange, .yellow)") {
            Levels().foregroundStyle(.red, .orange, .yellow)
        }
        Example("foregroundStyle(.linearGradient)") {
            Text("Rainbow")
                .font(.title)
                .bold()
                .foregroundStyle(
                    LinearGradient(
                        colors: [.red, .yellow, .green, .blue], startPoint: .leading,
                        endPoint: .trailing))
        }
    }

    private static let system = Page(
        "ShapeStyle: of the system", .styles, "Styles that follow the desktop’s colors."
    ) {
        Example("tint") { Plate(.tint) }
        Example("background") { Plate(.background) }
        Example("windowBackground") { Plate(.windowBackground) }
        Example("foreground") { Plate(.foreground) }
        Example("fill") { Plate(.fill) }
        Example("fill.tertiary") { Plate(.fill.tertiary) }
        Example("separator") { Plate(.separator) }
        Example("selection") { Plate(.selection) }
        Example("link") { Plate(.link) }
        Example("placeholder") { Plate(.placeholder) }
    }

    private static let tint = Page(
        "tint & backgroundStyle", .styles, "The tint and background of the views inside.", cell: 180
    ) {
        Example("tint(.orange)") { Plate(.tint).tint(.orange) }
        Example("backgroundStyle(.yellow)") {
            Text("On yellow").foregroundStyle(.black).padding(8).background()
                .backgroundStyle(.yellow)
        }
    }
}

private struct Levels: View {
    var body: some View {
        HStack {
            Circle().fill(.primary)
            Circle().fill(.secondary)
            Circle().fill(.tertiary)
            Circle().fill(.quaternary)
            Circle().fill(.quinary)
        }
        .frame(height: 28)
    }
}

/// A rounded rectangle in a style, with an edge that is visible on any background.
private struct Plate: View {
    let style: AnyShapeStyle

    init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(style)
            .strokeBorder(.separator)
            .frame(height: 56)
    }
}
