import Foundation
import LozengeTesting
import Testing

@Suite("Clip, shadow, opacity, hidden and border")
struct GroupEffectsTests {
    @Test("None of them takes part in layout")
    func neutral() {
        let frames = frames(nil, nil) {
            HStack {
                box(10, 10).clipped().cornerRadius(3).shadow(radius: 2).opacity(0.5).hidden()
                    .border(.red, width: 5).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["a"] == CGRect(0, 0, 10, 10))
        #expect(frames["b"] == CGRect(18, 0, 10, 10))
    }

    @Test("Clipping cuts at the edges of the box")
    func clipped() {
        let screen = Screen(20, 20) { box(30, 30).frame(width: 10, height: 10).clipped() }
        #expect(
            screen.text == """
                clip rectangle 5 5 10×10 {
                  fill rectangle -5 -5 30×30 #8e8e93
                }
                """)
    }

    @Test(
        "A corner radius is at most half the shorter side",
        arguments: [(8, 8), (15, 10), (1000, 10)] as [(CGFloat, CGFloat)])
    func cornerRadius(radius: CGFloat, shown: CGFloat) {
        let screen = Screen(40, 20) { Color.gray.cornerRadius(radius) }
        let clip = DrawEffect.clip(.roundedRectangle(CGRect(0, 0, 40, 20), radius: shown))
        #expect(screen.displayList.effects.first == clip)
    }

    @Test("A radius of nothing or less clips square corners", arguments: [0, -4, CGFloat.nan])
    func noRadius(radius: CGFloat) {
        let screen = Screen(40, 20) { Color.gray.cornerRadius(radius) }
        #expect(screen.text.hasPrefix("clip rectangle 0 0 40×20 {"))
    }

    @Test("A shadow is a third as black, as blurred as told, and falls where told")
    func shadow() {
        #expect(
            Screen(8, 8) { Color.gray.shadow(radius: 4) }.text.hasPrefix(
                "shadow #000000 33% radius 4 offset 0 0 {"))
        #expect(
            Screen(8, 8) { Color.gray.shadow(color: .red, radius: -1, x: 2, y: 3) }.text.hasPrefix(
                "shadow #ff3b30 radius 0 offset 2 3 {"))
    }

    @Test(
        "Opacity is a group of its own, unless it is all or nothing",
        arguments: [
            (0.5, "opacity 0.5 {"), (1, "fill "), (7, "fill "), (0, ""), (-1, ""), (.nan, ""),
        ]
            as [(Double, String)])
    func opacity(opacity: Double, begin: String) {
        let text = Screen(8, 8) { Color.gray.opacity(0.5 * 2).modifier(Fade(opacity)) }.text
        #expect(begin.isEmpty ? text.isEmpty : text.hasPrefix(begin))
    }

    @Test("What is hidden keeps its place, shows nothing, and cannot be clicked")
    func hidden() {
        var clicks = 0
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Button("secret") { clicks += 1 }.hidden()
                Text("below")
            }
        }
        #expect(screen.words == ["below"])
        #expect(screen.frame(of: "below")?.minY == 50)
        screen.click(at: CGPoint(x: 50, y: 42))
        #expect(clicks == 0)
    }

    @Test("What is fully transparent cannot be clicked")
    func transparent() {
        var clicks = 0
        let screen = Screen(100, 100) { Button("ghost") { clicks += 1 }.opacity(0) }
        screen.click(at: CGPoint(x: 50, y: 50))
        #expect(clicks == 0)
    }

    @Test("What is clipped away cannot be clicked")
    func clippedAway() {
        var clicks = 0
        let screen = Screen(100, 20) {
            Button("long word") { clicks += 1 }.fixedSize().frame(width: 10).clipped()
        }
        screen.click(at: CGPoint(x: 30, y: 10))
        #expect(clicks == 0)
        screen.click(at: CGPoint(x: 50, y: 10))
        #expect(clicks == 1)
    }

    @Test("A border lies inside the edges, in front")
    func border() {
        #expect(
            Screen(40, 20) { Color.gray.border(.red, width: 3) }.text == """
                fill rectangle 0 0 40×20 #8e8e93
                border 0 0 40×20 width 3 #ff3b30
                """)
        #expect(!Screen(40, 20) { Color.gray.border(.red, width: 0) }.text.contains("border"))
    }
}

/// The view's own opacity, as told apart from a colour's.
private struct Fade: ViewModifier {
    let amount: Double

    init(_ amount: Double) { self.amount = amount }

    func body(content: Content) -> some View { content.opacity(amount) }
}
