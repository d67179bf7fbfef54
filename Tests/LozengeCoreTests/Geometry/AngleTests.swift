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
}
