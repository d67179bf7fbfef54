import SwiftUI

@MainActor
extension Page {
    static let surroundings = [environment, viewModifier, safeArea, directions]

    private static let environment = Page(
        "environment", .layout, "A value for all views inside.", cell: 200
    ) {
        Example("environment(\\.layoutDirection, .rightToLeft)") {
            HStack {
                Tile("A", .blue)
                Tile("B", .purple)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        Example("flipsForRightToLeftLayoutDirection(true)") {
            Path(CGRect(x: 0, y: 8, width: 24, height: 24)).fill(.blue).frame(width: 48, height: 40)
                .flipsForRightToLeftLayoutDirection(true)
                .environment(\.layoutDirection, .rightToLeft)
                .framed()
        }
        Example("transformEnvironment(\\.font)") {
            Text("Bolder than before")
                .transformEnvironment(\.font) { $0 = ($0 ?? .body).bold() }
        }
        Example("environment(\\.locale)") {
            Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de"))
        }
        Example("@Environment(\\.dynamicTypeSize)") { TextSizeName() }
        Example("@Environment(\\.appearsActive)") { Activity() }
        Example("colorScheme(.dark)") {
            Text("Night").padding(8).background(.background).colorScheme(.dark)
        }
    }

    private static let viewModifier = Page(
        "ViewModifier", .layout, "A reusable look, with a name.", cell: 200
    ) {
        Example("modifier(Badge(color: .indigo))") { Text("New").modifier(Badge(color: .indigo)) }
        Example("modifier(Badge(color: .black))") { Text("Used").modifier(Badge(color: .black)) }
    }

    private static let safeArea = Page(
        "safeAreaInset & safeAreaPadding", .layout,
        "Bars that cover an edge, and content that avoids them or not.", cell: 200
    ) {
        Example("safeAreaInset(edge: .bottom)") {
            Text("Clear of the bar")
                .padding(8)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.teal.opacity(0.3), ignoresSafeAreaEdges: [])
                .safeAreaInset(edge: .bottom, spacing: 0) { Bar() }
        }
        Example("ignoresSafeArea(edges: .bottom)") {
            Color.teal.opacity(0.6).ignoresSafeArea(edges: .bottom)
                .frame(minHeight: 60)
                .safeAreaInset(edge: .bottom, spacing: 0) { Bar() }
        }
        Example("safeAreaPadding(12)") {
            Color.teal.opacity(0.3).frame(minHeight: 60).safeAreaPadding(12).framed()
        }
        Example("edgesIgnoringSafeArea(.leading)") {
            Color.teal.edgesIgnoringSafeArea(.leading)
                .frame(minHeight: 60)
                .safeAreaInset(edge: .leading, spacing: 0) {
                    Color.orange.opacity(0.5).frame(width: 24)
                }
        }
    }

    private static let directions = Page(
        "layoutDirection", .layout, "The whole layout from right to left.", cell: 240
    ) {
        Example("leftToRight") { Sentence().environment(\.layoutDirection, .leftToRight) }
        Example("rightToLeft") { Sentence().environment(\.layoutDirection, .rightToLeft) }
    }
}

private struct TextSizeName: View {
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Text(verbatim: "\(textSize)")
    }
}

private struct Badge: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        content
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(color, in: Capsule())
    }
}

private struct Bar: View {
    var body: some View {
        Text("Bar")
            .font(.footnote)
            .padding(4)
            .frame(maxWidth: .infinity)
            .background(.bar)
    }
}

private struct Sentence: View {
    var body: some View {
        HStack {
            Image(systemName: "arrow.forward")
            VStack(alignment: .leading) {
                Text("Leading")
                Text("under it").font(.caption)
            }
            Spacer()
            Tile("1")
        }
    }
}

/// The state of the window in words.
private struct Activity: View {
    @Environment(\.appearsActive) private var isActive

    var body: some View { Text(isActive ? "This window is active" : "Another one is active") }
}
