import Testing

@testable import LozengeX11

@Suite("Frame counters")
struct FrameSyncTests {
    @Test("The extended counter is odd before the first frame and even after every frame")
    func parity() {
        var sync = FrameSync()
        #expect(sync.extended == 1)
        for _ in 0..<5 {
            #expect(sync.begin() % 2 == 1)
            #expect(sync.end().extended % 2 == 0)
        }
    }

    @Test("A request is answered by the first frame after its size arrived")
    func armedByConfigure() {
        var sync = FrameSync()
        sync.requested(77)
        #expect(!sync.isAwaited)
        _ = sync.begin()
        #expect(sync.end().basic == nil)
        sync.configured()
        #expect(sync.isAwaited)
        _ = sync.begin()
        let end = sync.end()
        #expect(end.basic == 77)
        #expect(end.extended >= 78)
        #expect(!sync.isAwaited)
    }

    @Test("A size without a request is no request")
    func unasked() {
        var sync = FrameSync()
        sync.configured()
        #expect(!sync.isAwaited)
        _ = sync.begin()
        #expect(sync.end().basic == nil)
    }

    @Test("The newest of several requests is answered", arguments: [241, 240] as [Int64])
    func newest(value: Int64) {
        var sync = FrameSync()
        sync.requested(5)
        sync.configured()
        sync.requested(value)
        #expect(!sync.isAwaited)
        sync.configured()
        #expect(sync.begin() > value)
        let end = sync.end()
        #expect(end.basic == value)
        #expect(end.extended == (value + value % 2) + 2)
    }

    @Test("The extended counter never goes back")
    func monotonic() {
        var sync = FrameSync()
        sync.requested(1000)
        sync.configured()
        _ = sync.begin()
        let high = sync.end().extended
        sync.requested(3)
        sync.configured()
        #expect(sync.begin() > high)
        #expect(sync.end().basic == 3)
    }
}

@Suite("Frame pacing")
struct FramePacingTests {
    @Test("Window managers that send no message do not delay frames")
    func silent() {
        var pacing = FramePacing()
        pacing.sent(4, at: .now)
        #expect(pacing.hold(at: .now) == nil)
    }

    @Test("After a message, frames wait for the last one, at most for the time limit")
    func patient() {
        let start = ContinuousClock.now
        var pacing = FramePacing()
        pacing.drawn(2)
        pacing.sent(4, at: start)
        #expect(pacing.hold(at: start) == start + FramePacing.patience)
        pacing.drawn(2)
        #expect(pacing.hold(at: start) != nil)
        #expect(pacing.hold(at: start + FramePacing.patience) == nil)
        pacing.drawn(4)
        #expect(pacing.hold(at: start) == nil)
    }

    @Test("A hidden window does not wait")
    func hidden() {
        var pacing = FramePacing()
        pacing.drawn(2)
        pacing.sent(4, at: .now)
        pacing.release()
        #expect(pacing.hold(at: .now) == nil)
    }
}
