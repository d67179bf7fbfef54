import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Gradients")
struct GradientTests {
    private func paint(_ content: some View) -> String { Screen(40, 20) { content }.text }

    private let colors = [Color.black, .white]

    @Test("A gradient's points are fractions of the filled area")
    func places() {
        let linear = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        #expect(
            paint(Rectangle().fill(linear).frame(width: 20, height: 10))
                == "fill rectangle 10 5 20×10 linear 10 10 to 30 10 (#000000 0, #ffffff 1)")
        #expect(
            paint(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 5))
                .contains("elliptical 20 10 from 1×1 to 5×5"))
        #expect(
            paint(EllipticalGradient(colors: colors)).contains(
                "elliptical 20 10 from 0×0 to 20×10"))
        #expect(
            paint(AngularGradient(colors: colors, center: .topLeading)).contains(
                "angular 0 0 from 0° to 360°"))
    }

    @Test("As a view a gradient takes the proposal")
    func sizes() {
        let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        #expect(layoutReport(of: gradient, in: ProposedViewSize(60, nil)).size == CGSize(60, 10))
    }

    @Test("Letters and decorations of a text share one gradient over its box")
    func texts() {
        let style = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        let screen = Screen(40, 20) { Text("ab").underline().foregroundStyle(style) }
        let paints = screen.text.split(separator: "\n").filter { $0.contains("linear 12 ") }
        #expect(paints.count == 2)
    }

    @Test("Spans of one text may have different styles")
    func spans() {
        let style = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        let screen = Screen(40, 20) {
            Text("a").foregroundStyle(.red) + Text("b").foregroundStyle(style)
        }
        #expect(screen.text.contains("#ff3b30 linear "))
    }

    @Test("Intermediate colours have perceptual brightness, in the gradient's colour space")
    func perceptual() throws {
        let gradient = Gradient(colors: [.white, .black]).colorSpace(.perceptual)
        let screen = Screen(40, 20) { Rectangle().fill(gradient) }
        guard
            case .fill(_, .gradient(let shown)) = try #require(screen.displayList.primitives.first)
        else {
            Issue.record("no gradient")
            return
        }
        #expect(shown.stops.count == 9)
        let greys = shown.stops.map(\.color.red)
        #expect(greys == greys.sorted(by: >))
        // Half the light is a darker grey than half of the components.
        #expect(abs(greys[4] - 0.389) < 0.01)
    }

    @Test("A colour's own gradient ends in it")
    func ofColor() {
        #expect(paint(Rectangle().fill(Color.black.gradient)).hasSuffix("(#333333 0, #000000 1)"))
    }

    @Test("A gradient without colours shows nothing")
    func empty() {
        #expect(paint(Rectangle().fill(Gradient(colors: []))) == "")
    }
}
