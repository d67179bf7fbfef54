import Foundation
import LozengeCore
import Testing

@Suite("Angle")
struct AngleTests {
    @Test("Half a turn is 180 degrees and π radians")
    func halfTurn() {
        #expect(Angle.degrees(180) == .radians(.pi))
        #expect(Angle(radians: .pi).degrees == 180)
        #expect(Angle.degrees(-90) < .zero)
        var angle = Angle()
        angle.degrees = 90
        #expect(angle.radians == .pi / 2)
    }

    @Test("Angles are added, and multiplied by numbers")
    func arithmetic() {
        #expect(.degrees(90) + Angle.degrees(30) - .degrees(60) == .degrees(60))
        #expect(-Angle.degrees(30) == .degrees(-30))
        #expect(Angle.degrees(30) * 3 == .degrees(90))
        #expect(Angle.degrees(90) / 2 == .degrees(45))
        var angle = Angle.radians(1)
        angle += .radians(2)
        angle -= .radians(1)
        angle *= 3
        angle /= 2
        #expect(angle == .radians(3))
    }
}
