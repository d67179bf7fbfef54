import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Right to left")
struct RightToLeftTests {
    @Test("A row runs from the right")
    func row() {
        let frames = frames(nil, nil) {
            HStack {
                box(10, 10).tagged("a")
                box(20, 10).tagged("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["a"] == CGRect(28, 0, 10, 10))
        #expect(frames["b"] == CGRect(0, 0, 20, 10))
    }

    @Test("Leading is on the right: edges, alignments, frames and corners")
    func leading() {
        let frames = frames(100, 50) {
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).padding(.leading, 5).tagged("padded")
                box(10, 10).frame(width: 40, alignment: .leading).tagged("framed")
                GeometryReader { _ in box(10, 10).tagged("in reader") }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["padded"] == CGRect(85, 0, 15, 10))
        #expect(frames["framed"] == CGRect(60, 10, 40, 10))
        #expect(frames["in reader"]?.minX == 90)
    }

    @Test("Offset and position are measured from the right")
    func offset() {
        let frames = frames(100, 50) {
            ZStack {
                box(10, 10).tagged("offset").offset(x: 7)
                box(10, 10).tagged("position").position(x: 20, y: 25)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["offset"]?.minX == 38)
        #expect(frames["position"]?.minX == 75)
    }

    @Test("A left-to-right container in a right-to-left one is mirrored as a whole, and not inside")
    func island() {
        let frames = frames(nil, nil) {
            HStack(spacing: 0) {
                box(10, 10).tagged("a")
                HStack(spacing: 0) {
                    box(10, 10).tagged("b")
                    box(20, 10).tagged("c")
                }
                .environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["a"]?.minX == 30)
        #expect(frames["b"]?.minX == 0)
        #expect(frames["c"]?.minX == 10)
    }

    @Test("The direction may change while the window is open")
    func changing() {
        struct Turning: View {
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                HStack(spacing: 0) {
                    Text("first")
                    Change("turn", $direction) {
                        $0 = $0 == .leftToRight ? .rightToLeft : .leftToRight
                    }
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let screen = Screen(72, 16) { Turning() }
        #expect(screen.frame(of: "first")?.minX == 0)
        screen.click("turn")
        #expect(screen.frame(of: "first")?.minX == 32)
        screen.click("turn")
        #expect(screen.frame(of: "first")?.minX == 0)
    }
}
