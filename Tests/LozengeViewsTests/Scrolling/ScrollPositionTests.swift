import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@Suite("Scroll positions")
struct ScrollPositionTests {
    private struct Rows: View {
        let count: Int
        let isLazy: Bool

        init(_ count: Int = 20, isLazy: Bool = false) {
            (self.count, self.isLazy) = (count, isLazy)
        }

        var body: some View {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { row in
                Color.red.frame(width: 100, height: 50).tagged("row \(row)")
            }
        }
    }

    private struct Page: View {
        @State var position: ScrollPosition
        var count = 20
        var isLazy = false
        @State private var more = 0

        var body: some View {
            VStack(spacing: 0) {
                Text(
                    """
                    \(position.viewID(type: Int.self).map(String.init) ?? "nil") \
                    \(position.isPositionedByUser ? "user" : "app") \
                    \(position.edge.map { "\($0)" } ?? "-")
                    """
                ).frame(height: 20)
                Button("Twelve") { position.scrollTo(id: 12) }.frame(height: 20)
                Button("End") { position.scrollTo(edge: .bottom) }.frame(height: 20)
                Button("Point") { position.scrollTo(y: 130) }.frame(height: 20)
                Button("More") { more += 5 }.frame(height: 20)
                ScrollView { Rows(count + more, isLazy: isLazy) }.scrollPosition($position)
            }
        }
    }

    private func screen(_ position: ScrollPosition, isLazy: Bool) -> Screen {
        Screen(200, 300) { Page(position: position, isLazy: isLazy) }
    }

    private func y(_ row: Int, _ screen: Screen) -> CGFloat? {
        screen.frame(of: "row \(row)")?.minY
    }

    @Test("The app scrolls to views, edges and points", arguments: [false, true])
    func app(isLazy: Bool) {
        let screen = screen(ScrollPosition(idType: Int.self), isLazy: isLazy)
        #expect(y(0, screen) == 100)
        screen.click("Twelve")
        #expect(y(12, screen) == 100)
        #expect(screen.texts.contains("12 app -"))
        screen.click("End")
        #expect(y(19, screen) == 250)
        #expect(screen.texts.contains("nil app bottom"))
        screen.click("Point")
        #expect(y(3, screen) == 120)
    }

    @Test(
        "A position at the end is there at first, and stays while rows are added",
        arguments: [false, true])
    func end(isLazy: Bool) {
        let screen = screen(ScrollPosition(edge: .bottom), isLazy: isLazy)
        #expect(y(19, screen) == 250)
        screen.click("More")
        #expect(y(24, screen) == 250)
        screen.resize(200, 400)
        #expect(y(24, screen) == 350)
    }

    @Test("Scrolling by hand is known to the app, with the first view")
    func user() {
        let screen = screen(ScrollPosition(idType: Int.self, edge: .top), isLazy: true)
        screen.scroll(by: CGSize(width: 0, height: 210), at: CGPoint(x: 50, y: 200))
        #expect(screen.texts.contains("4 user -"))
        screen.click("More")
        #expect(y(4, screen) == 90)
        screen.click("Twelve")
        #expect(screen.texts.contains("12 app -"))
        #expect(y(12, screen) == 100)
        screen.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 200))
        #expect(screen.texts.contains("13 user -"))
        // The same place again is scrolled to again.
        screen.click("Twelve")
        #expect(y(12, screen) == 100)
    }

    @Test("In an animation the content moves there")
    func motion() {
        struct Moving: View {
            @State private var position = ScrollPosition(idType: Int.self)

            var body: some View {
                VStack(spacing: 0) {
                    Button("Go") {
                        withAnimation(.linear(duration: 1)) { position.scrollTo(id: 10) }
                    }
                    .frame(height: 100)
                    ScrollView { Rows() }.scrollPosition($position)
                }
            }
        }
        let screen = Screen(200, 300) { Moving() }
        screen.click("Go")
        screen.advance(by: .milliseconds(500))
        let half = y(0, screen) ?? .nan
        #expect(half < 0 && half > -400)
        screen.advance(by: .seconds(1))
        #expect(y(10, screen) == 100)
    }

    @Test("Equal positions are equal")
    func equality() {
        var position = ScrollPosition(id: 3)
        #expect(position == ScrollPosition(id: 3))
        #expect(position != ScrollPosition(id: 4))
        position.isPositionedByUser = true
        #expect(position != ScrollPosition(id: 3))
        #expect(position.viewID(type: Int.self) == 3)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
        #expect(position.x == 1 && position.y == 2 && position.edge == nil)
    }

    @Test("An anchor chooses what is seen first, and what stays", arguments: [false, true])
    func anchors(isLazy: Bool) {
        struct Chat: View {
            let isLazy: Bool
            @State private var count = 3

            init(isLazy: Bool) { self.isLazy = isLazy }

            var body: some View {
                VStack(spacing: 0) {
                    Button("Send") { count += 1 }.frame(height: 100)
                    ScrollView { Rows(count, isLazy: isLazy) }.defaultScrollAnchor(.bottom)
                }
            }
        }
        let screen = Screen(200, 300) { Chat(isLazy: isLazy) }
        // Smaller content is at the end, too.
        #expect(y(2, screen) == 250)
        for row in 3..<9 {
            screen.click("Send")
            #expect(y(row, screen) == 250)
        }
        screen.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 200))
        #expect(y(8, screen) == 350)
        screen.click("Send")
        #expect(y(8, screen) == 350)
    }

    @Test("Rows of different heights that are made on demand begin at the end, and stay there")
    func anchoredRows() {
        struct Chat: View {
            @State private var count = 50

            var body: some View {
                VStack(spacing: 0) {
                    Button("Send") { count += 1 }.frame(height: 40)
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<count, id: \.self) { row in
                                Color.red.frame(height: CGFloat(30 + row % 7 * 20))
                                    .tagged("row \(row)")
                            }
                        }
                    }
                    .defaultScrollAnchor(.bottom)
                }
            }
        }
        let screen = Screen(200, 400) { Chat() }
        func bottom(_ row: Int) -> CGFloat { screen.frame(of: "row \(row)")?.maxY ?? .nan }
        #expect(abs(bottom(49) - 400) < 1)
        screen.resize(200, 300)
        #expect(abs(bottom(49) - 300) < 1)
        screen.resize(200, 450)
        #expect(abs(bottom(49) - 450) < 1)
        for row in 50..<60 {
            screen.click("Send")
            #expect(abs(bottom(row) - 450) < 1)
        }
    }

    @Test("One use of an anchor leaves the others alone")
    func roles() {
        let screen = Screen(200, 300) {
            ScrollView { Rows(2) }.defaultScrollAnchor(.center, for: .alignment)
        }
        #expect(y(0, screen) == 100)
        let long = Screen(200, 300) {
            ScrollView { Rows() }.defaultScrollAnchor(.center, for: .initialOffset)
        }
        #expect(y(0, long) == -350)
    }

    @Test("A change of the position can have an anchor of its own", arguments: [false, true])
    func changeAnchor(isLazy: Bool) {
        let screen = Screen(200, 300) { AnchoredPage(isLazy: isLazy) }
        screen.click("Ten")
        #expect(screen.frame(of: "row 10") == CGRect(x: 50, y: 175, width: 100, height: 50))
        screen.click("Twelve")
        #expect(y(12, screen) == 100)
    }

    private struct AnchoredPage: View {
        let isLazy: Bool
        @State private var id: Int?

        var body: some View {
            VStack(spacing: 0) {
                Button("Ten") {
                    var transaction = Transaction()
                    transaction.scrollTargetAnchor = .center
                    withTransaction(transaction) { id = 10 }
                }
                .frame(height: 50)
                Button("Twelve") { id = 12 }.frame(height: 50)
                ScrollView { Rows(isLazy: isLazy).frame(maxWidth: .infinity) }
                    .scrollPosition(id: $id)
            }
        }
    }
}
