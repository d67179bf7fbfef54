import SwiftUI

@MainActor
extension Page {
    static let scrollPlaces = [positions, anchors, targets, sights, scrollSettings]

    private static let positions = Page(
        "scrollPosition", .stacks, "Where a scroll view is: known to the app, and set by it.",
        cell: 260
    ) {
        Example("scrollPosition(_:), ScrollPosition") { Positioned() }
        Example("scrollPosition(id:)") { Identified() }
        Example("onScrollGeometryChange(for:of:action:)") { Measured() }
        Example("onScrollPhaseChange(_:)") { Phased() }
    }

    private static let anchors = Page(
        "defaultScrollAnchor & contentMargins", .stacks,
        "What is seen first, and the space around the content.", cell: 240
    ) {
        Example("defaultScrollAnchor(.bottom)") { Chat() }
        Example("defaultScrollAnchor(.center, for: .initialOffset)") {
            ScrollView { Lines() }
                .defaultScrollAnchor(.center, for: .initialOffset)
                .frame(height: 120)
        }
        Example("contentMargins(20, for: .scrollContent)") {
            ScrollView { Lines().background(.orange.opacity(0.3)) }
                .contentMargins(20, for: .scrollContent)
                .border(.secondary)
                .frame(height: 120)
        }
    }

    private static let targets = Page(
        "scrollTargetBehavior", .stacks, "The places where the content comes to rest.", cell: 260
    ) {
        Example("scrollTargetBehavior(.paging)") {
            CardRow { Color.accentColor.opacity(0.2 + Double($0) / 12) }
                .scrollTargetBehavior(.paging)
        }
        Example("scrollTargetLayout(), .viewAligned") {
            CardRow { Color.purple.opacity(0.2 + Double($0) / 12) }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
        Example("A custom ScrollTargetBehavior") {
            CardRow { Color.green.opacity(0.2 + Double($0) / 12) }
                .scrollTargetBehavior(HalfCards())
        }
    }

    private static let sights = Page(
        "scrollTransition", .stacks, "Views that change as they come in sight.", cell: 260
    ) {
        Example("scrollTransition { effect, phase in }") {
            ScrollView {
                ForEach(1..<31) { line in
                    Text("Line \(line)")
                        .frame(maxWidth: .infinity)
                        .scrollTransition { effect, phase in
                            effect.opacity(phase.isIdentity ? 1 : 0.1).offset(x: 40 * phase.value)
                        }
                }
            }
            .frame(height: 120)
        }
        Example("scrollTransition(.animated.threshold(.visible(0.9)))") {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(1..<31) { number in
                        Tile("\(number)")
                            .scrollTransition(.animated.threshold(.visible(0.9))) { effect, phase in
                                effect.scaleEffect(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        Example("onScrollVisibilityChange(threshold:_:)") { Watched() }
        Example("onScrollTargetVisibilityChange(idType:_:)") { Listed() }
    }

    private static let scrollSettings = Page(
        "scrollDisabled & others", .stacks, "How a scroll view answers.", cell: 220
    ) {
        Example("scrollDisabled(true)") {
            ScrollView { Lines() }.scrollDisabled(true).frame(height: 100)
        }
        Example("scrollClipDisabled()") {
            ScrollView(.horizontal) { HStack { ForEach(1..<31) { Tile("\($0)") } } }
                .scrollClipDisabled()
                .frame(width: 90)
                .fixedSize(horizontal: false, vertical: true)
                .clipShape(Rectangle().inset(by: -30))
        }
        Example("scrollBounceBehavior(.basedOnSize)") {
            ScrollView { Lines() }
                .scrollBounceBehavior(.basedOnSize)
                .scrollDismissesKeyboard(.never)
                .scrollIndicatorsFlash(onAppear: true)
                .frame(height: 100)
        }
    }
}

private struct Lines: View {
    var body: some View {
        VStack { ForEach(1..<31) { Text("Line \($0)").frame(maxWidth: .infinity) } }
            .scrollTargetLayout()
    }
}

private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        VStack {
            HStack {
                Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
                Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
            }
            ScrollView { Lines() }.scrollPosition($position).frame(height: 100)
            Text(position.isPositionedByUser ? "Scrolled by you" : "Scrolled by the app")
                .foregroundStyle(.secondary)
        }
    }
}

private struct Identified: View {
    @State private var line: Int? = 8

    var body: some View {
        VStack {
            Button("Line 20") { withAnimation { line = 20 } }
            ScrollView { Lines() }.scrollPosition(id: $line).frame(height: 100)
            Text("Line \(line ?? 1) is the first").foregroundStyle(.secondary)
        }
    }
}

private struct Measured: View {
    @State private var part = 0.0

    var body: some View {
        VStack {
            ScrollView { Lines() }
                .onScrollGeometryChange(for: Double.self) { (geometry: ScrollGeometry) in
                    geometry.visibleRect.midY / max(1, geometry.contentSize.height)
                } action: { _, new in
                    part = new
                }
                .frame(height: 100)
            ProgressView(value: min(max(part, 0), 1))
        }
    }
}

private struct Phased: View {
    @State private var phase = ScrollPhase.idle

    var body: some View {
        VStack {
            ScrollView { Lines() }
                .onScrollPhaseChange { _, new in phase = new }
                .frame(height: 100)
            Text(phase.isScrolling ? "Scrolling" : "At rest").foregroundStyle(.secondary)
        }
    }
}

private struct Chat: View {
    @State private var count = 12

    var body: some View {
        VStack {
            ScrollView {
                ForEach(0..<count, id: \.self) { Text("Message \($0 + 1)") }
                    .frame(maxWidth: .infinity)
            }
            .defaultScrollAnchor(.bottom)
            .frame(height: 100)
            Button("Send") { count += 1 }
        }
    }
}

private struct CardRow<Content: View>: View {
    @ViewBuilder let card: (Int) -> Content

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<9) { number in
                    card(number)
                        .overlay { Text("\(number + 1)").font(.title) }
                        .frame(width: 160, height: 100)
                }
            }
            .scrollTargetLayout()
        }
        .frame(width: 160, height: 110)
    }
}

private struct HalfCards: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let step = context.containerSize.width / 2
        target.rect.origin.x = (target.rect.minX / step).rounded() * step
    }
}

private struct Watched: View {
    @State private var isSeen = false

    var body: some View {
        VStack {
            ScrollView {
                Lines()
                Text("The end").onScrollVisibilityChange { isSeen = $0 }
            }
            .frame(height: 100)
            Text(isSeen ? "The end is in sight" : "The end is out of sight")
                .foregroundStyle(.secondary)
        }
    }
}

private struct Listed: View {
    @State private var lines: [Int] = []

    var body: some View {
        VStack {
            ScrollView { Lines() }
                .onScrollTargetVisibilityChange(idType: Int.self) { lines = $0 }
                .frame(height: 100)
            Text("Lines \(lines.first ?? 0) to \(lines.last ?? 0)").foregroundStyle(.secondary)
        }
    }
}
