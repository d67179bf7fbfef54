import SwiftUI

@MainActor
extension Page {
    static let lists = [forEach, groups, scrollView, scrolling]

    private static let forEach = Page(
        "ForEach", .stacks, "A view for every element.", cell: 200
    ) {
        Example("ForEach(0..<4)") { HStack { ForEach(0..<4) { Tile("\($0)") } } }
        Example("ForEach(_:id:)") {
            HStack { ForEach(["Ace", "King"], id: \.self) { Tile($0, .purple) } }
        }
    }

    private static let groups = Page(
        "Group, AnyView, EmptyView", .stacks, "Several views as one, type erasure, and no view.",
        cell: 200
    ) {
        Example("Group { }.italic()") {
            Group {
                Text("First")
                Text("Second")
            }
            .italic()
        }
        Example("Of any type") { AnyView(Tile("Of any type")) }
        Example("EmptyView between two") {
            HStack {
                Tile("A")
                EmptyView()
                Tile("B", .purple)
            }
        }
    }

    private static let scrollView = Page(
        "ScrollView", .stacks, "A window onto larger content; the wheel scrolls it.", cell: 240
    ) {
        Example("ScrollView { }") {
            ScrollView {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .frame(height: 120)
        }
        Example("ScrollView(.horizontal)") {
            ScrollView(.horizontal) {
                HStack { ForEach(1..<31) { Tile("\($0)") } }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        Example("ScrollView([.horizontal, .vertical])") {
            ScrollView([.horizontal, .vertical]) {
                Image("barbarian").resizable().frame(width: 360, height: 480)
            }
            .frame(height: 120)
        }
    }

    private static let scrolling = Page(
        "ScrollViewReader & scrollIndicators", .stacks, "Scrolling to a view, and the scroll bars.",
        cell: 240
    ) {
        Example("ScrollViewReader, scrollTo(_:anchor:)") { Reading() }
        Example("showsIndicators: false") {
            ScrollView(showsIndicators: false) {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .frame(height: 120)
        }
        Example("scrollIndicators(.hidden)") {
            ScrollView {
                ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) }
            }
            .scrollIndicators(.hidden)
            .frame(height: 120)
        }
    }
}

private struct Reading: View {
    var body: some View {
        ScrollViewReader { reader in
            HStack {
                Button("First") { reader.scrollTo(1, anchor: .top) }
                Button("500") { reader.scrollTo(500, anchor: .center) }
                Button("Last") { reader.scrollTo(1000, anchor: .bottom) }
            }
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(1..<1001, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity) }
                }
            }
            .frame(height: 90)
        }
    }
}
