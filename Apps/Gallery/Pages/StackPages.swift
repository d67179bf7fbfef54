import SwiftUI

@MainActor
extension Page {
    static let stacks = [hStack, vStack, zStack, spacers, lazyStacks, anyLayout, ownLayout]

    private static let hStack = Page(
        "HStack", .stacks, "Side by side, on a common line.", cell: 180
    ) {
        Example("HStack { }") {
            HStack {
                Tile("A"); Tall()
            }
        }
        Example("alignment: .top") {
            HStack(alignment: .top) {
                Tile("A"); Tall()
            }
        }
        Example("alignment: .bottom") {
            HStack(alignment: .bottom) {
                Tile("A"); Tall()
            }
        }
        Example("spacing: 32") {
            HStack(spacing: 32) {
                Tile("A"); Tile("B", .purple)
            }
        }
    }

    private static let vStack = Page(
        "VStack", .stacks, "One below the other, on a common edge.", cell: 180
    ) {
        Example("VStack { }") {
            VStack {
                Tile("A"); Wide()
            }
        }
        Example("alignment: .leading") {
            VStack(alignment: .leading) {
                Tile("A"); Wide()
            }
        }
        Example("alignment: .trailing") {
            VStack(alignment: .trailing) {
                Tile("A"); Wide()
            }
        }
        Example("spacing: 0") {
            VStack(spacing: 0) {
                Tile("A"); Wide()
            }
        }
    }

    private static let zStack = Page("ZStack", .stacks, "On top of each other.", cell: 180) {
        Example("ZStack { }") {
            ZStack {
                Wide(); Tile("A")
            }
        }
        Example("alignment: .topLeading") {
            ZStack(alignment: .topLeading) {
                Color.purple.opacity(0.4).frame(width: 100, height: 72)
                Tile("A")
            }
        }
    }

    private static let spacers = Page(
        "Spacer & Divider", .stacks, "Flexible space, and a separator.", cell: 200
    ) {
        Example("Spacer()") {
            HStack {
                Tile("A"); Spacer(); Tile("B", .purple)
            }
        }
        Example("Spacer(minLength: 40)") {
            HStack(spacing: 0) {
                Tile("A"); Spacer(minLength: 40); Tile("B", .purple)
            }
            .fixedSize()
        }
        Example("Divider() in a column") {
            VStack {
                Text("Above"); Divider(); Text("Below")
            }
        }
        Example("Divider() in a row") {
            HStack {
                Text("Left"); Divider(); Text("Right")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private static let lazyStacks = Page(
        "LazyVStack & LazyHStack", .stacks, "Stacks for long lists in a scroll view.", cell: 240
    ) {
        Example("ScrollView { LazyVStack { } }") {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(1..<51) { Text("Line \($0)") }
                }
            }
            .frame(height: 110)
        }
        Example("ScrollView(.horizontal) { LazyHStack { } }") {
            ScrollView(.horizontal) {
                LazyHStack { ForEach(1..<51) { Tile("\($0)") } }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private static let anyLayout = Page(
        "AnyLayout", .stacks, "Another layout for the same views.",
        cell: 200
    ) {
        Example("HStackLayout") { Arranged(layout: AnyLayout(HStackLayout())) }
        Example("VStackLayout") { Arranged(layout: AnyLayout(VStackLayout())) }
        Example("ZStackLayout") { Arranged(layout: AnyLayout(ZStackLayout())) }
        Example("GridLayout") { Arranged(layout: AnyLayout(GridLayout())) }
    }

    private static let ownLayout = Page(
        "Layout", .stacks, "A custom layout: lines of words, each indented as it asks.",
        cell: 280
    ) {
        Example("FlowLayout") {
            FlowLayout {
                ForEach("A paragraph of tiles that continues in the next line".words, id: \.self) {
                    Tile($0, .indigo)
                }
                Tile("break", .pink).layoutValue(key: BeginsLine.self, value: true)
                Tile("here", .pink)
            }
        }
    }
}

private struct Arranged: View {
    let layout: AnyLayout

    var body: some View {
        layout {
            Tile("A", .blue)
            Tile("B", .purple)
            Tile("C", .pink)
        }
    }
}

private struct Tall: View {
    var body: some View { Color.purple.opacity(0.4).frame(width: 32, height: 72) }
}

private struct Wide: View {
    var body: some View { Color.purple.opacity(0.4).frame(width: 100, height: 32) }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
