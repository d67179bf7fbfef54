import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about layouts that are animated.
@Suite("Cases of layouts in motion")
struct LayoutCaseTests {
    private let second = Animation.linear(duration: 1)

    @Test("l-leaf: a leaf grows frame by frame; a reader beside it has the end size at once")
    func leaf() throws {
        let expected = try ProgramCase("l-leaf")
        let knobs = Knobs()
        var sizes: [CGSize] = []
        let screen = Screen(300, 500) {
            Story(knobs: knobs) { knobs in
                VStack(spacing: 0) {
                    Color.pureRed.frame(width: 200, height: knobs.isOn ? 200 : 100)
                    GeometryReader { proxy in
                        Color.clear.onChange(of: proxy.size) { sizes.append(proxy.size) }
                    }
                }
                .frame(height: 400)
            }
        }
        _ = screen.displayList
        withAnimation(second) { knobs.isOn = true }
        let found = try screen.frames(at: expected.times()) {
            Double(screen.reds.first?.frame.height ?? .nan)
        }
        #expect(try isNear(found, expected.numbers("painted height")), "\(found)")
        #expect(try [Double(sizes.count)] == expected.numbers("sizes"))
        #expect(sizes.first?.height == 200)
    }

    /// A layout that turns its views around the centre.
    nonisolated private struct Wheel: Layout {
        var angle: Double
        let see: @Sendable (Double) -> Void

        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 100) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            see(angle)
            for subview in subviews {
                subview.place(at: CGPoint(x: angle * 10, y: 0), proposal: .unspecified)
            }
        }
    }

    /// The angles that a layout was asked with.
    nonisolated private final class Seen: @unchecked Sendable {
        var angles: [Double] = []
    }

    @Test(
        "l-animatable-layout: a layout with data is made once in each frame, with the data between")
    func animatableLayout() throws {
        let expected = try ProgramCase("l-animatable-layout")
        let (knobs, seen) = (Knobs(), Seen())
        let screen = story(knobs) { knobs in
            Wheel(angle: knobs.amount, see: { seen.angles.append($0) }) {
                Color.pureRed.frame(width: 10, height: 10)
            }
        }
        let passes = PassCount(of: screen)
        let bodies = screen.bodyEvaluations
        withAnimation(second) { knobs.amount = 1 }
        seen.angles = []
        let found = try screen.frames(at: expected.times()) {
            _ = screen.displayList
            return seen.angles.last ?? .nan
        }
        #expect(
            try isNear(found, expected.numbers("angle that placeSubviews sees")), "\(found)")
        #expect(try screen.bodyEvaluations - bodies == expected.count("bodies"))
        #expect(seen.angles.count == Set(seen.angles).count, "one a frame")
        #expect(passes.layouts == seen.angles.count)
        #expect((60...62).contains(passes.layouts), "\(passes.layouts)")
    }

    @Test("l-padding: padding is laid out once, and its view is shown on the way")
    func padding() throws {
        let expected = try ProgramCase("l-padding")
        let knobs = Knobs()
        let screen = story(knobs) { Color.pureRed.padding($0.x) }
        let passes = PassCount(of: screen)
        withAnimation(second) { knobs.x = 20 }
        let found = try screen.frames(at: expected.times()) {
            Double(screen.reds.first?.frame.minX ?? .nan)
        }
        #expect(try isNear(found, expected.numbers("painted inset")), "\(found)")
        #expect(try passes.layouts == expected.count("layouts"))
    }

    @Test("l-window-resize: a new size of the window is no motion")
    func resize() throws {
        let expected = try ProgramCase("l-window-resize")
        let screen = story(Knobs()) { _ in Color.pureRed.frame(maxWidth: .infinity) }
        screen.resize(120, 20)
        #expect(try expected.words("width") == ["new"])
        #expect(screen.reds.first?.frame.width == 120)
        #expect(screen.isAsleep)
    }
}
