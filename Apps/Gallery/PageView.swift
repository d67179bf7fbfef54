import SwiftUI

/// A page: its name, its summary, and its examples.
struct PageView: View {
    let page: Page

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Text(page.title)
                    .font(.title)
                    .fontWeight(.bold)
                Text(page.note)
                    .foregroundStyle(.secondary)
            }
            page.content()
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The examples of a page, as many in a row as fit.
struct Examples<Content: View>: View {
    @ScaledMetric private var cell: CGFloat
    private let content: Content

    init(cell: CGFloat, @ViewBuilder content: () -> Content) {
        _cell = ScaledMetric(wrappedValue: cell)
        self.content = content()
    }

    var body: some View {
        ExampleGrid(minimumWidth: cell) { content }
    }
}

/// One example on a card, with a caption below it.
struct Example<Content: View>: View {
    private let caption: String
    private let content: Content

    init(_ caption: String, @ViewBuilder content: () -> Content) {
        self.caption = caption
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(spacing: 8) { content }
                .frame(maxWidth: .infinity, minHeight: 72, maxHeight: .infinity)
                .accessibilityElement(children: .contain)
                .accessibilityLabel(caption)
                .accessibilityIdentifier("example")
            Text(verbatim: caption.breakableBeforeDots)
                .font(.caption)
                .foregroundStyle(.secondary)
                // Otherwise it would share missing space with larger content.
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityHidden(true)
        }
        .padding(12)
        .background(.fill.quaternary, in: .rect(cornerRadius: 14))
    }
}

extension String {
    /// These words of a program, which a line may also break before a dot.
    fileprivate var breakableBeforeDots: String {
        replacing(#/\.(?=[a-z])/#) { _ in "\u{200B}." }
    }
}

/// A coloured tile with a letter, as content of layouts.
struct Tile: View {
    let name: String
    let color: Color
    @Environment(\.self) private var environment

    init(_ name: String = "", _ color: Color = .accentColor) {
        self.name = name
        self.color = color
    }

    var body: some View {
        Text(verbatim: name)
            .fontWeight(.semibold)
            .foregroundStyle(ink)
            .padding(8)
            .frame(minWidth: 32, minHeight: 32)
            .background(color, in: .rect(cornerRadius: 6))
    }

    /// Black or white: the colour that is read better on the tile.
    private var ink: Color {
        let color = color.resolve(in: environment)
        let luminance =
            0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        return luminance > 0.18 ? .black : .white
    }
}

extension View {
    /// Sets the height of a scrolling example: in points at the default text size, and more with larger text.
    func scaledHeight(_ height: CGFloat) -> some View { modifier(ScaledHeight(height: height)) }
}

private struct ScaledHeight: ViewModifier {
    @ScaledMetric var height: CGFloat

    init(height: CGFloat) { _height = ScaledMetric(wrappedValue: height) }

    func body(content: Content) -> some View { content.frame(height: height) }
}
