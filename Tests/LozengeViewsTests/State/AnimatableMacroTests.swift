import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Animatable
nonisolated private struct Wedge: Shape {
    var start: Angle
    var size = 0.5
    @AnimatableIgnored var name = "wedge"
    let count = 3

    var area: Double { size * size }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
nonisolated private struct Dial {
    var angle: Double
}

@Animatable
nonisolated private struct Fixed {
    @AnimatableIgnored var angle: Int
}

// A view and a modifier are of the main actor, their data are not.
@Animatable
@MainActor private struct Bar: View {
    var length: Double

    var body: some View { Color.red.frame(width: length, height: 10) }
}

@Suite("@Animatable")
struct AnimatableMacroTests {
    @Test("Stored variables are the data, others are not")
    func variables() {
        var wedge = Wedge(start: .radians(1))
        #expect(wedge.animatableData == AnimatableValues(Angle.radians(1).animatableData, 0.5))
        wedge.animatableData = AnimatableValues(Angle.radians(2).animatableData, 0.25)
        #expect(wedge.start == .radians(2) && wedge.size == 0.25)
    }

    @Test("One variable is its own data; without one there are none")
    func oneAndNone() {
        var dial = Dial(angle: 3)
        dial.animatableData += 1
        #expect(dial.angle == 4)
        #expect(Fixed(angle: 1).animatableData == EmptyAnimatableData())
    }

    @Test("A view is animated by its data")
    func view() {
        let state = Length()
        let screen = Screen(200, 100) { Growing(state: state) }
        withAnimation(.linear(duration: 1)) { state.value = 100 }
        screen.advance(by: .zero)
        screen.advance(by: .milliseconds(500))
        #expect(screen.fills.map(\.frame.width) == [50])
        screen.advanceToEnd()
        #expect(screen.fills.map(\.frame.width) == [100])
    }

    @Observable final class Length { var value = 0.0 }

    private struct Growing: View {
        let state: Length

        var body: some View { Bar(length: state.value) }
    }
}
