import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Background and overlay")
struct SecondaryViewTests {
    @Test("They are proposed exactly the size of their view, and do not change it")
    func size() {
        let report = layoutReport(
            of: box(30, 20).background(Color.red.tagged("behind"))
                .overlay(Color.red.tagged("before")),
            in: ProposedViewSize(500, 500))
        #expect(report.size == CGSize(30, 20))
        #expect(report.frames["behind"] == CGRect(0, 0, 30, 20))
        #expect(report.frames["before"] == CGRect(0, 0, 30, 20))
    }

    @Test(
        "A view of another size is aligned",
        arguments: [
            (.center, CGPoint(x: 10, y: 5)), (.topLeading, .zero),
            (.bottomTrailing, CGPoint(x: 20, y: 10)), (.leading, CGPoint(x: 0, y: 5)),
        ] as [(Alignment, CGPoint)])
    func alignment(alignment: Alignment, origin: CGPoint) {
        let frames = frames(nil, nil) {
            box(30, 20)
                .overlay(box(10, 10).tagged("before"), alignment: alignment)
                .background(alignment: alignment) { box(10, 10).tagged("behind") }
        }
        #expect(frames["before"]?.origin == origin)
        #expect(frames["behind"]?.origin == origin)
    }

    @Test("A larger one overflows without an effect on layout")
    func larger() {
        let frames = frames(nil, nil) {
            HStack(spacing: 0) {
                box(10, 10).overlay(box(30, 30).tagged("large"))
                box(10, 10).tagged("next")
            }
        }
        #expect(frames["large"] == CGRect(-10, -10, 30, 30))
        #expect(frames["next"] == CGRect(10, 0, 10, 10))
    }

    @Test("The background is painted first and the overlay last")
    func order() {
        let screen = Screen(40, 16) { Text("a").background(Text("b")).overlay(Text("c")) }
        #expect(screen.words == ["b", "a", "c"])
    }

    @Test("Several views are stacked in the centre, and aligned as a whole")
    func several() {
        let frames = frames(nil, nil) {
            box(30, 20).overlay(alignment: .topLeading) {
                box(10, 10).tagged("large")
                box(4, 4).tagged("small")
            }
        }
        #expect(frames["large"] == CGRect(0, 0, 10, 10))
        #expect(frames["small"] == CGRect(3, 3, 4, 4))
    }

    @Test("A background may be empty")
    func nothing() {
        let screen = Screen(8, 16) {
            Text("a").background { if false { Color.red } }.overlay(EmptyView())
        }
        #expect(screen.text == "text 0 0 8×16 #000000 \"a\"")
    }

    @Test("A colour as background extends under the bar that its view touches; a view does not")
    func safeArea() {
        func screen(_ view: some View) -> String {
            Screen(100, 100) {
                view.safeAreaInset(edge: .top, spacing: 0) { EmptyView().frame(height: 20) }
            }
            .text
        }
        let page = Color.clear
        #expect(screen(page.background(Color.red)) == screen(Color.red.ignoresSafeArea()))
        #expect(screen(page.background(.red)) == screen(Color.red.ignoresSafeArea()))
        #expect(screen(page.background { Color.red }) == screen(Color.red))
        #expect(
            screen(page.background(.red, ignoresSafeAreaEdges: .bottom)) == screen(Color.red))
        #expect(
            screen(page.padding(.top, 1).background(.red).padding(.top, 1))
                == screen(Color.red.padding(.top, 1)))
    }

    @Test("The state of a background outlives a change of its view")
    func state() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)").frame(width: 100, height: 40).overlay(Counter(name: "over"))
                    Change("more", $count) { $0 += 1 }
                }
            }
        }
        let screen = Screen(200, 200) { Owner() }
        screen.click("over 0")
        screen.click("more")
        #expect(screen.words == ["1", "over 1", "more"])
    }
}
