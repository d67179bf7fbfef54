import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Spacer and Divider")
struct SpacerTests {
    @Test("A spacer takes the space that is left, after all other views")
    func rest() {
        let frames = frames(100, 20) {
            HStack {
                box(10, 10).tagged("a")
                Spacer().tagged("space")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["space"] == CGRect(10, 10, 80, 0).offsetBy(dx: 0, dy: -5))
        #expect(frames["b"]?.minX == 90)
    }

    @Test(
        "A spacer is at least 8 points long, or its minimum length",
        arguments: [(nil, 8), (0, 0), (20, 20)] as [(CGFloat?, CGFloat)])
    func least(minLength: CGFloat?, length: CGFloat) {
        for width in [0, nil] as [CGFloat?] {
            let size = size(width, nil) {
                HStack {
                    box(10, 10)
                    Spacer(minLength: minLength)
                    box(10, 10)
                }
            }
            #expect(size == CGSize(20 + length, 10))
        }
    }

    @Test("A spacer has no preferred spacing, but the stack's explicit one")
    func spacing() {
        let column = VStack(spacing: 5) {
            box(10, 10)
            Spacer()
            box(10, 10)
        }
        #expect(layoutReport(of: column, in: .unspecified).size == CGSize(10, 38))
    }

    @Test("Even an infinite view is served before it")
    func colourFirst() {
        let frames = frames(100, 20) {
            HStack {
                Color.red.tagged("a")
                Spacer().tagged("space")
            }
        }
        #expect(frames["a"]?.width == 92)
        #expect(frames["space"]?.width == 8)
    }

    @Test("Two spacers share the space")
    func two() {
        let frames = frames(nil, 100) {
            VStack(spacing: 0) {
                Spacer()
                box(10, 20).tagged("middle")
                Spacer()
            }
        }
        #expect(frames["middle"]?.minY == 40)
    }

    @Test("Outside of a stack a spacer expands in both directions")
    func outside() {
        #expect(size(70, 50) { Spacer() } == CGSize(70, 50))
        #expect(size(70, 50) { HStack { ZStack { Spacer() } } } == CGSize(70, 50))
        #expect(size(nil, nil) { Spacer() } == CGSize(8, 8))
    }

    @Test("A spacer cannot be clicked")
    func clicks() {
        var clicks = 0
        let screen = Screen(100, 40) {
            Button {
                clicks += 1
            } label: {
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
            }
            .buttonStyle(.plain)
        }
        screen.click(at: CGPoint(x: 50, y: 20))
        #expect(clicks == 0)
        screen.click("b")
        #expect(clicks == 1)
    }

    @Test("A divider is a thin line: vertical in a row, horizontal in a column and elsewhere")
    func divider() {
        let row = size(100, 50) {
            HStack(spacing: 0) {
                box(10, 10); Divider()
            }
        }
        #expect(row == CGSize(11, 50))
        let column = size(100, 50) {
            VStack(spacing: 0) {
                box(10, 10); Divider()
            }
        }
        #expect(column == CGSize(100, 11))
        #expect(size(100, 50) { Divider() } == CGSize(100, 1))
        #expect(size(100, 50) { HStack { ZStack { Divider() } } } == CGSize(100, 1))
    }

    @Test("A divider is 8 points from its neighbours")
    func dividerSpacing() {
        #expect(
            size(100, 50) {
                VStack {
                    box(10, 10); Divider(); box(10, 10)
                }
            } == CGSize(100, 37))
    }
}
