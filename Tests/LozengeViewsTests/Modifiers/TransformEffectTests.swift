import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Rotated, scaled and projected views")
struct TransformEffectTests {
    @Test("Siblings are not affected")
    func neutral() {
        let frames = frames(nil, nil) {
            HStack {
                box(10, 10).rotationEffect(.degrees(45)).scaleEffect(3)
                    .transformEffect(CGAffineTransform(translationX: 9, y: 9))
                    .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["a"] == CGRect(0, 0, 10, 10))
        #expect(frames["b"] == CGRect(18, 0, 10, 10))
    }

    @Test("The anchor is fixed")
    func anchors() {
        #expect(
            Screen(40, 20) { Color.red.scaleEffect(2) }.text.hasPrefix("transform 2 0 0 2 -20 -10"))
        #expect(
            Screen(40, 20) { Color.red.scaleEffect(x: 3, anchor: .topLeading) }.text
                .hasPrefix("transform 3 0 0 1 0 0"))
        let turned = Screen(40, 20) { Color.red.rotationEffect(.degrees(90), anchor: .topTrailing) }
        #expect(turned.text.hasPrefix("transform 0 1 -1 0 40 -40"))
    }

    @Test("An identity is drawn directly, and a singular transform not at all")
    func trivial() {
        #expect(!Screen(40, 20) { Color.red.scaleEffect(1) }.text.contains("transform"))
        #expect(Screen(40, 20) { Color.red.scaleEffect(0) }.text == "")
        #expect(Screen(40, 20) { Color.red.scaleEffect(.nan) }.text == "")
    }

    @Test("A view is clicked at its visible position")
    func clicks() {
        #expect(
            presses(
                at: CGPoint(x: 35, y: 50), CGPoint(x: 50, y: 35),
                on: Color.red.frame(width: 40, height: 10)
            ) { $0.rotationEffect(.degrees(90)) } == [0, 1])
    }

    @Test("A text is selected at its visible position")
    func selection() {
        let screen = Screen(100, 100) {
            Text("abcd").textSelection(.enabled).scaleEffect(2, anchor: .center)
        }
        // Letters are 8 wide: 32 in the middle, shown 64 wide.
        screen.drag(from: CGPoint(x: 18, y: 50), to: CGPoint(x: 50, y: 50))
        #expect(screen.offer(on: .selected) == "ab")
    }

    @Test("A rotation in space is a projection, without perspective a transform")
    func space() {
        func text(_ perspective: CGFloat) -> String {
            Screen(40, 20) {
                Color.red.rotation3DEffect(
                    .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: perspective)
            }.text
        }
        #expect(text(1).hasPrefix("projection {"))
        #expect(text(0).hasPrefix("transform 0.5 0 0 1 10 0"))
    }

    @Test("A custom effect gets the size of its view")
    func ownEffect() {
        let screen = Screen(40, 20) { Color.red.modifier(Shift()) }
        #expect(screen.text.hasPrefix("transform 1 0 0 1 40 0"))
    }
}

private struct Shift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
}
