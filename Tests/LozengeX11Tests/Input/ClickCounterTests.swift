import CX11
import Testing

@testable import LozengeX11

@Suite("Double clicks")
struct ClickCounterTests {
    private func press(
        _ time: Time, x: Int32 = 10, y: Int32 = 10, button: UInt32 = 1, window: XID = 1
    ) -> XButtonEvent {
        var event = XButtonEvent()
        (event.time, event.x, event.y) = (time, x, y)
        (event.button, event.window) = (button, window)
        return event
    }

    private func counts(_ presses: [XButtonEvent], _ limits: DoubleClick = .init()) -> [Int] {
        var counter = ClickCounter()
        return presses.map { counter.count($0, within: limits) }
    }

    @Test("Presses in quick succession are counted")
    func fast() {
        #expect(counts([press(100), press(300), press(700), press(701)]) == [1, 2, 3, 4])
        #expect(counts([press(100), press(501), press(600)]) == [1, 1, 2])
    }

    @Test("Another position, button or window starts a new series")
    func elsewhere() {
        #expect(counts([press(1), press(2, x: 15), press(3, x: 15, y: 16)]) == [1, 2, 1])
        #expect(counts([press(1), press(2, button: 3), press(3)]) == [1, 1, 1])
        #expect(counts([press(1), press(2, window: 9)]) == [1, 1])
    }

    @Test("The server's clock may wrap around between two presses")
    func wrapped() {
        #expect(counts([press(0xFFFF_FFF0), press(100)]) == [1, 2])
        // A time that runs backwards counts as a long interval.
        #expect(counts([press(100), press(50)]) == [1, 1])
    }

    @Test("The desktop's settings limit interval and distance")
    func settings() {
        var limits = DoubleClick()
        limits.milliseconds = 1000
        limits.distance = 0
        #expect(counts([press(0), press(1000), press(1001, x: 11)], limits) == [1, 2, 1])
    }
}
