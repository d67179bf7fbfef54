import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Preferences")
struct PreferenceTests {
    @Test("Preferences of several views are combined in their order")
    func combined() {
        var heard: [[String]] = []
        let screen = Screen(200, 100) {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                HStack {
                    Text("b").preference(key: Names.self, value: ["b"])
                    Text("c").preference(key: Names.self, value: ["c"])
                }
            }
            .onPreferenceChange(Names.self) { heard.append($0) }
        }
        _ = screen.displayList
        #expect(heard == [["a", "b", "c"]])
    }

    @Test(
        "Preferences of a background come before those of the view, those of an overlay after them")
    func levels() {
        var heard: [[String]] = []
        _ = Screen(200, 100) {
            Text("view").preference(key: Names.self, value: ["view"])
                .background { Color.red.preference(key: Names.self, value: ["behind"]) }
                .overlay { Color.clear.preference(key: Names.self, value: ["front"]) }
                .onPreferenceChange(Names.self) { heard.append($0) }
        }
        #expect(heard == [["behind", "view", "front"]])
    }

    /// Values without `==` that views make of their frames, as programs collect them.
    private struct Mark {
        let id: Int
        let bounds: Anchor<CGRect>
        let view: AnyView
    }

    private enum Marks: PreferenceKey {
        static let defaultValue: [Mark] = []
        static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
    }

    @Test("A view that is made from values without an equality settles, and follows a change")
    func unequal() {
        var made = 0
        let screen = Screen(200, 100) {
            HStack {
                ForEach(0..<2, id: \.self) { index in
                    Text("\(index)").frame(maxWidth: .infinity)
                        .anchorPreference(key: Marks.self, value: .bounds) {
                            [Mark(id: index, bounds: $0, view: AnyView(Text("mark")))]
                        }
                }
            }
            .transformPreference(Marks.self) { $0.removeFirst() }
            .backgroundPreferenceValue(Marks.self) { marks in
                made += 1
                return GeometryReader { proxy in
                    ForEach(marks, id: \.id) {
                        Color.red.frame(width: proxy[$0.bounds].width).tagged("mark")
                    }
                }
            }
        }
        _ = screen.displayList
        for _ in 0..<20 { screen.advance(by: .milliseconds(20)) }
        #expect(made < 4)
        #expect(screen.frame(of: "mark")?.width == 96)
        screen.resize(300, 100)
        #expect(screen.frame(of: "mark")?.width == 146)
        #expect(made < 8)
    }

    @Test("A view sets a preference for its descendants, or transforms it")
    func outer() {
        var heard: [[String]] = []
        _ = Screen(200, 100) {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                    .preference(key: Names.self, value: ["outer"])
                Text("b").preference(key: Names.self, value: ["b"])
                    .transformPreference(Names.self) { $0.append("more") }
            }
            .onPreferenceChange(Names.self) { heard.append($0) }
        }
        #expect(heard == [["outer", "b", "more"]])
    }

    @Test("Without a preference the default is read")
    func nobody() {
        var heard: [[String]] = []
        _ = Screen(200, 100) {
            Text("a").onPreferenceChange(Names.self) { heard.append($0) }
        }
        #expect(heard == [[]])
    }

    @Test("A view that stores a measured size settles within the frame")
    func settles() {
        let screen = Screen(200, 100) { EqualWidths() }
        #expect(screen.frame(of: "narrow")?.width == screen.frame(of: "wide")?.width)
        #expect(screen.frame(of: "wide")?.width == 80)
        screen.textSize = .accessibility1
        #expect(screen.frame(of: "narrow")?.width == screen.frame(of: "wide")?.width)
    }

    @Test("An overlay is drawn at an anchor, and follows it")
    func anchors() {
        let screen = Screen(200, 100) { Marked() }
        #expect(screen.frame(of: "frame") == screen.frame(of: "target"))
        screen.resize(300, 160)
        #expect(screen.frame(of: "frame") == screen.frame(of: "target"))
        #expect(screen.frame(of: "target")?.midX == 150)
    }

    @Test("Coordinates are in the requested coordinate space")
    func spaces() {
        var local = CGRect.zero
        var named = CGRect.zero
        var global = CGRect.zero
        _ = Screen(200, 100) {
            ZStack(alignment: .topLeading) {
                Color.red
                Color.blue.frame(width: 20, height: 10).padding(5)
                    .onGeometryChange(for: [CGRect].self) { proxy in
                        [
                            proxy.frame(in: .local), proxy.frame(in: .named("box")),
                            proxy.frame(in: .global),
                        ]
                    } action: { frames in
                        (local, named, global) = (frames[0], frames[1], frames[2])
                    }
                    .padding(3)
            }
            .frame(width: 100, height: 50)
            .coordinateSpace(name: "box")
        }
        #expect(local == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(named == CGRect(x: 3, y: 3, width: 30, height: 20))
        #expect(global == CGRect(x: 53, y: 28, width: 30, height: 20))
    }

    @Test("An endless change is abandoned for this frame, and the app goes on")
    func endless() {
        let screen = Screen(200, 100) { Restless() }
        #expect(screen.frame(of: "restless") != nil)
    }

    @Test("An anchor is added to those set inside")
    func transformedAnchor() {
        let screen = Screen(100, 50) { Cornered() }
        #expect(screen.frame(of: "mark 0") == CGRect(x: 50, y: 25, width: 1, height: 1))
        #expect(screen.frame(of: "mark 1") == CGRect(x: 30, y: 10, width: 1, height: 1))
        // Unchanged lists of anchors request no further layout.
        #expect(!saidReports.contains { $0.contains("Cornered") })
    }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            measured("1234567890").tagged("wide")
            measured("1").tagged("narrow")
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }

    private func measured(_ string: String) -> some View {
        Text(string)
            .background(
                GeometryReader {
                    Color.clear.preference(key: Widest.self, value: $0.size.width)
                }
            )
            .frame(width: width)
    }
}

private struct Cornered: View {
    var body: some View {
        Color.blue.frame(width: 20, height: 10).padding(5)
            .anchorPreference(key: AllBounds.self, value: .center) { [$0] }
            .padding(5)
            .transformAnchorPreference(key: AllBounds.self, value: .topLeading) {
                $0.append($1)
            }
            .backgroundPreferenceValue(AllBounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count, id: \.self) { index in
                        Color.red.frame(width: 1, height: 1).tagged("mark \(index)")
                            .offset(x: proxy[anchors[index]].x, y: proxy[anchors[index]].y)
                    }
                }
            }
    }
}

private struct AllBounds: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

private struct Marked: View {
    var body: some View {
        ZStack {
            Color.white
            Text("target").tagged("target")
                .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    Color.red
                        .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .tagged("frame")
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
    }
}

private struct Restless: View {
    @State private var width: CGFloat = 10

    var body: some View {
        Color.red.frame(width: width, height: 10).tagged("restless")
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0 + 1
            }
    }
}
