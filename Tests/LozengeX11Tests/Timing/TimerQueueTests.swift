import Testing

@testable import LozengeX11

@Suite("Timer queue")
struct TimerQueueTests {
    @Test("Due actions are in the order of their deadlines, without removed ones")
    func order() {
        let start = ContinuousClock.now
        let queue = TimerQueue()
        var log = ""
        queue.add(at: start + .seconds(2)) { log += "c" }
        queue.add(at: start + .seconds(1)) { log += "a" }
        queue.add(at: start + .seconds(1)) { log += "b" }
        let token = queue.add(at: start + .seconds(1)) { log += "x" }
        queue.remove(token)
        #expect(queue.nextDeadline == start + .seconds(1))
        #expect(queue.removeDue(at: start).isEmpty)
        queue.removeDue(at: start + .seconds(1)).forEach { $0() }
        #expect(log == "ab")
        queue.removeDue(at: start + .seconds(9)).forEach { $0() }
        #expect(log == "abc")
        #expect(queue.nextDeadline == nil)
    }
}
