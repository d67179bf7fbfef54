import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

/// Results of mistaken arithmetic in an app, wherever a view takes a number.
@Suite("Invalid lengths")
struct HostileNumbersTests {
    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e10,
        1e300,
    ]

    /// A layout whose size is one number and whose positions are another.
    private struct Hostile: Layout {
        let number: CGFloat
        var isPlacing = true

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            isPlacing ? CGSize(width: 20, height: 20) : CGSize(width: number, height: number)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(
                    at: isPlacing ? CGPoint(x: number, y: number) : bounds.origin,
                    proposal: isPlacing
                        ? ProposedViewSize(width: number, height: number) : proposal)
            }
        }
    }

    /// Every parameter of a view that takes a number, by name.
    private static func places(_ number: CGFloat) -> [(String, (AnyView) -> AnyView)] {
        [
            ("offset", { AnyView($0.offset(x: number, y: number)) }),
            ("position", { AnyView($0.position(x: number, y: number)) }),
            ("padding", { AnyView($0.padding(number)) }),
            (
                "edges",
                { AnyView($0.padding(EdgeInsets(top: number, leading: 0, bottom: 1, trailing: 0))) }
            ),
            ("frame", { AnyView($0.frame(width: number, height: number)) }),
            ("limits", { AnyView($0.frame(minWidth: number, minHeight: number)) }),
            ("most", { AnyView($0.frame(maxWidth: number, maxHeight: number)) }),
            ("aspect ratio", { AnyView($0.aspectRatio(number, contentMode: .fit)) }),
            (
                "spacing",
                { view in
                    AnyView(
                        VStack(spacing: number) {
                            view; Color.red; view
                        })
                }
            ),
            (
                "across",
                { view in
                    AnyView(
                        HStack(spacing: number) {
                            view; Color.red; view
                        })
                }
            ),
            (
                "spacer",
                { view in
                    AnyView(
                        VStack {
                            Spacer(minLength: number); view
                        })
                }
            ),
            (
                "lazy",
                { view in
                    AnyView(
                        LazyVStack(spacing: number) {
                            view; view
                        })
                }
            ),
            (
                "grid",
                { view in
                    AnyView(
                        Grid(horizontalSpacing: number) {
                            GridRow {
                                view; view
                            }
                        })
                }
            ),
            (
                "track",
                { view in
                    AnyView(
                        LazyVGrid(columns: [GridItem(.fixed(number))]) {
                            view; view
                        })
                }
            ),
            (
                "adaptive",
                { view in
                    AnyView(
                        LazyVGrid(
                            columns: [GridItem(.adaptive(minimum: number), spacing: number)],
                            spacing: number
                        ) {
                            view; view
                        })
                }
            ),
            ("guide", { AnyView($0.alignmentGuide(.leading) { _ in number }) }),
            ("scale", { AnyView($0.scaleEffect(number)) }),
            ("rotation", { AnyView($0.rotationEffect(.radians(number))) }),
            ("priority", { AnyView($0.layoutPriority(number)) }),
            ("inset", { AnyView($0.safeAreaPadding(number)) }),
            (
                "bar",
                { AnyView($0.safeAreaInset(edge: .bottom, spacing: number) { Color.red }) }
            ),
            ("opacity", { AnyView($0.opacity(number)) }),
            ("blur", { AnyView($0.blur(radius: number)) }),
            ("shadow", { AnyView($0.shadow(radius: number, x: number)) }),
            ("line", { AnyView($0.lineSpacing(number).tracking(number)) }),
            ("font", { AnyView($0.font(.system(size: number))) }),
            ("factor", { AnyView($0.minimumScaleFactor(number).lineLimit(1)) }),
            ("answers", { view in AnyView(Hostile(number: number, isPlacing: false) { view }) }),
            ("places", { view in AnyView(Hostile(number: number) { view }) }),
            ("relative", { AnyView($0.containerRelativeFrame(.vertical) { _, _ in number }) }),
            ("zIndex", { AnyView($0.zIndex(number)) }),
        ]
    }

    /// Every lazy container around and inside of `change`.
    private static func lists(_ change: @escaping (AnyView) -> AnyView) -> [AnyView] {
        let row = AnyView(
            HStack {
                Text(verbatim: "row")
                Color.blue.frame(height: 20)
            })
        let rows = AnyView(ForEach(0..<40, id: \.self) { _ in row })
        let changed = AnyView(ForEach(0..<40, id: \.self) { _ in change(row) })
        return [
            AnyView(ScrollView { change(AnyView(LazyVStack { rows })) }),
            AnyView(ScrollView { LazyVStack { changed } }),
            AnyView(ScrollView { LazyVStack { change(rows) } }),
            AnyView(
                ScrollView {
                    VStack {
                        change(AnyView(LazyVStack { rows })); row
                    }
                }),
            AnyView(ScrollView(.horizontal) { change(AnyView(LazyHStack { rows })) }),
            AnyView(ScrollView(.horizontal) { LazyHStack { changed } }),
            AnyView(
                ScrollView([.horizontal, .vertical]) { change(AnyView(LazyVStack { changed })) }),
            change(AnyView(ScrollView { change(AnyView(LazyVStack { rows })) })),
            AnyView(
                ScrollView {
                    LazyVStack { change(AnyView(ScrollView(.horizontal) { LazyHStack { rows } })) }
                }.environment(\.layoutDirection, .rightToLeft)),
        ]
    }

    @Test("A lazy stack beside another view in a lazy stack creates its rows")
    func nested() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack {
                    Text(verbatim: "title")
                    LazyVStack { ForEach(0..<100, id: \.self) { Text(verbatim: "row \($0)") } }
                }
            }
        }
        #expect(screen.words.contains("row 1"))
        screen.press(.end)
        #expect(screen.words.contains("row 99"))
    }

    @Test(
        "An invalid length does not end an app, and nothing is painted at NaN", arguments: numbers)
    func lists(number: CGFloat) {
        for (name, change) in Self.places(number) {
            for (index, list) in Self.lists(change).enumerated() {
                let screen = Screen(200, 100) { list }
                for distance in [50, 1e308, -70, .nan, .infinity] as [CGFloat] {
                    screen.send(
                        .scroll(
                            by: CGSize(width: distance, height: distance),
                            at: CGPoint(x: 100, y: 50)))
                    screen.send(.pointerMoved(to: CGPoint(x: distance, y: 5)))
                }
                screen.press(.end)
                screen.press(.home)
                screen.resize(300, 20)
                #expect(!screen.text.contains("nan"), "\(name)(\(number)), list \(index)")
            }
        }
    }
}
