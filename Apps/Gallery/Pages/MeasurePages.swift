import SwiftUI

@MainActor
extension Page {
    static let measures = [reader, geometryChange, relativeFrame, preferences, anchors, fits]

    private static let reader = Page(
        "GeometryReader", .layout, "A view that knows its size and position.", cell: 200
    ) {
        Example("A third of the width") {
            GeometryReader { room in
                Color.indigo.frame(width: room.size.width / 3)
            }
            .frame(height: 60)
            .framed()
        }
        Example("frame(in: .named) and coordinateSpace") {
            GeometryReader { room in
                Text("From the left: \(Int(room.frame(in: .named("card")).minX))")
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(minHeight: 60)
            .padding(.leading, 20)
            .coordinateSpace(.named("card"))
        }
        Example("coordinateSpace(name:)") {
            Color.indigo.frame(height: 40).coordinateSpace(name: "old")
        }
    }

    private static let geometryChange = Page(
        "onGeometryChange", .layout, "An action whenever a view changes its size.", cell: 200
    ) {
        Example("Resize the window") { WidthGauge() }
    }

    private static let relativeFrame = Page(
        "containerRelativeFrame", .layout, "Fractions of the scroll view around a view.", cell: 280
    ) {
        Example("count: 3, span: 1") {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(1..<7) { number in
                        Tile("\(number)", .indigo)
                            .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private static let preferences = Page(
        "preference", .layout, "Values that views pass to the views around them.", cell: 200
    ) {
        Example("preference and onPreferenceChange") { Total() }
        Example("transformPreference, overlayPreferenceValue") {
            Tile("Counts as 3")
                .preference(key: Count.self, value: 2)
                .transformPreference(Count.self) { $0 += 1 }
                .overlayPreferenceValue(Count.self, alignment: .bottomTrailing) { count in
                    Text(verbatim: "\(count)").font(.caption).foregroundStyle(.black).padding(2)
                }
        }
    }

    private static let anchors = Page(
        "anchorPreference, transformAnchorPreference", .layout,
        "The frame of an inner view, for the background behind it.",
        cell: 200
    ) {
        Example("backgroundPreferenceValue") {
            HStack {
                Text("This")
                Text("one").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                Text("is marked")
            }
            .backgroundPreferenceValue(Bounds.self) { bounds in
                GeometryReader { room in
                    if let frame = bounds.map({ room[$0] }) {
                        Capsule().fill(.yellow.opacity(0.2))
                            .frame(width: frame.width + 8, height: frame.height)
                            .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
        }
        Example("transformAnchorPreference") { Nested() }
    }

    private struct Nested: View {
        var body: some View {
            Text("inside")
                .anchorPreference(key: Corners.self, value: .topLeading) { [$0] }
                .padding(12)
                .transformAnchorPreference(key: Corners.self, value: .bottomTrailing) {
                    $0.append($1)
                }
                .framed()
                .overlayPreferenceValue(Corners.self) { corners in
                    GeometryReader { room in
                        ForEach(0..<corners.count, id: \.self) { index in
                            Circle().fill(.red).frame(width: 6, height: 6)
                                .position(room[corners[index]])
                        }
                    }
                }
        }
    }

    private static let fits = Page(
        "ViewThatFits", .layout, "The first alternative that fits.", cell: 200
    ) {
        ForEach([40, 120, 260], id: \.self) { width in
            Example("\(width) points") {
                ViewThatFits(in: .horizontal) {
                    Text("Plenty of room for words").lineLimit(1)
                    Text("Words").lineLimit(1)
                    Image(systemName: "ellipsis")
                }
                .frame(maxWidth: CGFloat(width))
                .framed()
            }
        }
    }
}

private enum Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum Corners: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
    }
}

private enum Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct WidthGauge: View {
    @State private var width: CGFloat = 0

    var body: some View {
        Text("\(Int(width)) points wide")
            .frame(maxWidth: .infinity, minHeight: 44)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .framed()
    }
}

private struct Total: View {
    @State private var total = 0

    var body: some View {
        Text("Together: \(total)")
        HStack {
            ForEach(1..<4) { Tile("\($0)").preference(key: Count.self, value: $0) }
        }
        .onPreferenceChange(Count.self) { total = $0 }
    }
}
