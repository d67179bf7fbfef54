import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("ZStack")
struct ZStackTests {
    @Test("A ZStack has the size of its largest views, which is proposed to every view")
    func size() {
        let report = layoutReport(
            of: ZStack {
                box(30, 10)
                box(10, 20)
                Color.red.tagged("a")
            }, in: .unspecified)
        #expect(report.size == CGSize(30, 20))
        #expect(report.frames["a"] == CGRect(0, 0, 30, 20))
    }

    @Test(
        "Views share the point of the alignment",
        arguments: [
            (.center, CGRect(10, 5, 10, 10)), (.topLeading, CGRect(0, 0, 10, 10)),
            (.bottomTrailing, CGRect(20, 10, 10, 10)), (.leading, CGRect(0, 5, 10, 10)),
        ] as [(Alignment, CGRect)])
    func alignment(alignment: Alignment, frame: CGRect) {
        let frames = frames(nil, nil) {
            ZStack(alignment: alignment) {
                box(30, 20)
                box(10, 10).tagged("a")
            }
        }
        #expect(frames["a"] == frame)
    }

    @Test("Only the highest priority counts for the size; the others may overflow")
    func priority() {
        let report = layoutReport(
            of: ZStack {
                box(50, 50).layoutPriority(-1).tagged("large")
                Color.red.layoutPriority(-1).tagged("filling")
                box(20, 10).tagged("main")
            }, in: ProposedViewSize(100, 100))
        #expect(report.size == CGSize(20, 10))
        #expect(report.frames["large"] == CGRect(-15, -20, 50, 50))
        #expect(report.frames["filling"] == CGRect(0, 0, 20, 10))
        #expect(report.frames["main"] == CGRect(0, 0, 20, 10))
    }

    @Test("The last view is in front: it is painted last and clicked first")
    func order() {
        var clicked = ""
        let screen = Screen(100, 20) {
            ZStack {
                Button("back") { clicked += "back" }
                Button("front") { clicked += "front" }
            }
        }
        #expect(screen.words == ["back", "front"])
        screen.click("back")
        #expect(clicked == "front")
    }
}
