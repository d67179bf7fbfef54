import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Motion of gradients")
struct GradientMotionTests {
    /// A gradient whose stops and end change.
    private func screen(_ knobs: Knobs) -> Screen {
        story(knobs) { knobs in
            Rectangle().fill(
                LinearGradient(
                    stops: [
                        .init(color: knobs.isOn ? .pureBlue : .pureRed, location: knobs.x),
                        .init(color: .white, location: 1),
                    ], startPoint: .leading, endPoint: .trailing))
        }
    }

    /// The colour and the place of the first stop.
    private func stop(_ screen: Screen) -> (red: Float, location: CGFloat)? {
        for case .fill(_, .gradient(let gradient)) in screen.displayList.primitives {
            return gradient.stops.first.map { (Float($0.color.red), $0.location) }
        }
        return nil
    }

    @Test(
        "A spring moves the stops of a gradient, at rest and on the way of another animation",
        arguments: [nil, .linear(duration: 1), .interpolatingSpring(stiffness: 80, damping: 6)]
            as [Animation?])
    func springs(first: Animation?) throws {
        let knobs = Knobs()
        let screen = screen(knobs)
        withAnimation(first) { knobs.isOn = true }
        _ = screen.displayList
        screen.advance(by: .seconds(0.2))
        let before = try #require(stop(screen)).red
        withAnimation(.spring(duration: 0.5)) {
            knobs.isOn = false
            knobs.x = 0.5
        }
        let start = try #require(stop(screen))
        #expect(abs(start.red - before) < 0.001 && start.location == 0)
        screen.advance(by: .seconds(0.2))
        #expect(abs(try #require(stop(screen)).location - 0.36) < 0.01)
        screen.advance(by: .seconds(3))
        let end = try #require(stop(screen))
        #expect(end.red == 1 && end.location == 0.5)
        #expect(screen.isAsleep)
    }
}
