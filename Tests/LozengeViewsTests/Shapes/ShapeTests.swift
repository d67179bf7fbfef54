import Foundation
import LozengeTesting
import Synchronization
import Testing
import ViewFixtures

@Suite("Shapes")
struct ShapeTests {
    @Test(
        "A shape takes the proposal, 10 points if unspecified",
        arguments: [
            (ProposedViewSize(60, 30), CGSize(60, 30)), (.zero, .zero),
            (ProposedViewSize(60, nil), CGSize(60, 10)), (.unspecified, CGSize(10, 10)),
        ])
    func sizes(offer: ProposedViewSize, expected: CGSize) {
        #expect(layoutReport(of: Rectangle(), in: offer).size == expected)
        #expect(layoutReport(of: RoundedRectangle(cornerRadius: 5), in: offer).size == expected)
        #expect(layoutReport(of: Capsule(), in: offer).size == expected)
        #expect(layoutReport(of: Ellipse(), in: offer).size == expected)
        #expect(layoutReport(of: Color.red, in: offer).size == expected)
    }

    @Test(
        "A circle has the diameter of the shorter side",
        arguments: [
            (ProposedViewSize(60, 30), 30), (ProposedViewSize(60, nil), 10),
            (ProposedViewSize(.infinity, 30), 30), (.unspecified, 10), (.zero, 0),
        ] as [(ProposedViewSize, CGFloat)])
    func circle(offer: ProposedViewSize, side: CGFloat) {
        #expect(layoutReport(of: Circle(), in: offer).size == CGSize(side, side))
    }

    @Test("The styles that fill shapes")
    func looks() {
        #expect(Screen(40, 20) { Rectangle() }.text == "fill rectangle 0 0 40×20 #000000")
        #expect(
            Screen(40, 20) { Rectangle().fill(Color.red) }.text
                == "fill rectangle 0 0 40×20 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().foregroundColor(.red) }.text
                == "fill rectangle 0 0 40×20 #ff3b30")
        #expect(
            Screen(40, 20) { Capsule().fill(Color.red) }.text
                == "fill rounded rectangle 0 0 40×20 radius 10 continuous #ff3b30")
        #expect(
            Screen(40, 20) { RoundedRectangle(cornerRadius: 4).fill(Color.red) }.text
                == "fill rounded rectangle 0 0 40×20 radius 4 continuous #ff3b30")
        #expect(
            Screen(40, 20) { Circle().fill(Color.red) }.text == "fill ellipse 10 0 20×20 #ff3b30")
    }

    @Test("A custom shape is drawn in the frame of its view, in its own coordinates")
    func ownShape() {
        let screen = Screen(40, 20) { Corner().fill(.red).frame(width: 20, height: 10) }
        #expect(screen.text == "fill path 10 5 m 30 5 l 10 15 l h #ff3b30")
    }

    @Test("A path is requested once for each size, however often it is drawn")
    func pathIsKept() {
        let asked = Asked()
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Counted(asked: asked)
                Toggled()
            }
        }
        let before = asked.count
        screen.click("off")
        #expect(screen.frame(of: "on") != nil)
        #expect(asked.count == before)
        screen.resize(120, 100)
        #expect(asked.count == before + 1)
    }

    @Test("From right to left, a custom shape is mirrored; one with a fixed direction is not")
    func mirrored() {
        func screen(_ shape: some Shape) -> String {
            Screen(40, 20) { shape.fill(.red).environment(\.layoutDirection, .rightToLeft) }.text
        }
        #expect(screen(Corner()) == "fill path 40 0 m 0 0 l 40 20 l h #ff3b30")
        #expect(screen(Path(CGRect(0, 0, 5, 5))) == "fill rectangle 0 0 5×5 #ff3b30")
        let uneven = screen(UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular))
        #expect(uneven.hasSuffix("0 20 0 c 0 0 l h #ff3b30"))
    }

    @Test("A shape is clicked inside its path")
    func clicks() {
        #expect(
            presses(at: CGPoint(x: 80, y: 80), CGPoint(x: 20, y: 20), on: Corner().fill(.red)) {
                $0
            }
                == [0, 1])
    }
}

/// The half of a rectangle above its rising diagonal.
nonisolated private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.closeSubpath()
        }
    }
}

nonisolated private final class Asked: Sendable {
    private let asked = Mutex(0)

    var count: Int { asked.withLock { $0 } }

    func ask() { asked.withLock { $0 += 1 } }
}

nonisolated private struct Counted: Shape {
    let asked: Asked

    func path(in rect: CGRect) -> Path {
        asked.ask()
        return Path(rect)
    }
}

private struct Toggled: View {
    @State private var isOn = false

    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}
