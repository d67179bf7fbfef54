import LozengeTesting
import Testing

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
}
