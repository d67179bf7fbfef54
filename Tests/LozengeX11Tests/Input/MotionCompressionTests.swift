import CX11
import Foundation
import Testing

@testable import LozengeX11

@Suite("Motion compression")
final class MotionCompressionTests {
    private var compression = MotionCompression()

    @Test("The last of consecutive motions is kept, before the following press")
    func last() {
        #expect(compression.add(motion(1)).isEmpty)
        #expect(compression.add(motion(2)).isEmpty)
        let arrivals = compression.add(.event(press))
        #expect(arrivals.map(\.written) == ["6 at 2", "4 at 0"])
        #expect(compression.add(motion(3)).isEmpty)
        #expect(compression.flush().map(\.written) == ["6 at 3"])
        #expect(compression.flush().isEmpty)
    }

    @Test("Motions in two windows are not merged")
    func windows() {
        _ = compression.add(motion(1))
        #expect(compression.add(motion(2, in: 2)).map(\.written) == ["6 at 1"])
        _ = compression.flush()
        _ = compression.add(scroll(1))
        #expect(compression.add(scroll(2, in: 2)).map(\.written) == ["scroll 1.0"])
    }

    @Test("Scroll distances are added up")
    func scrolling() {
        #expect(compression.add(scroll(0.5)).isEmpty)
        #expect(compression.add(scroll(-2)).isEmpty)
        #expect(compression.add(scroll(0.25)).isEmpty)
        #expect(compression.add(motion(4)).map(\.written) == ["scroll -1.25"])
    }

    @Test("The last scale and angle of a pinch are kept, and its end")
    func pinches() {
        let place = ServerEvent.Position(window: 1, x: 0, y: 0)
        #expect(compression.add(.pinch(1, at: place)).isEmpty)
        #expect(compression.add(.pinch(1.2, degrees: 5, at: place)).isEmpty)
        #expect(compression.add(.pinch(1.5, degrees: 12, at: place)).isEmpty)
        let arrivals = compression.add(.pinch(nil, at: place))
        #expect(arrivals.map(\.written) == ["pinch 1.5 turned 12.0", "lifted"])
    }

    @Test("Motions of a touch and of the pointer are not merged")
    func fingers() {
        _ = compression.add(motion(1))
        guard case .event(let event) = motion(2) else { return }
        #expect(compression.add(.touch(event)).map(\.written) == ["6 at 1"])
        #expect(compression.add(motion(3)).map(\.written) == ["finger at 2"])
    }

    private var press: XEvent {
        var event = XEvent()
        event.type = ButtonPress
        return event
    }

    private func motion(_ x: Int32, in window: XID = 1) -> ServerEvent {
        var event = XEvent()
        event.type = MotionNotify
        event.xmotion.x = x
        event.xmotion.window = window
        return .event(event)
    }

    private func scroll(_ clicks: CGFloat, in window: XID = 1) -> ServerEvent {
        .scroll(
            CGSize(width: 0, height: clicks), at: ServerEvent.Position(window: window, x: 0, y: 0))
    }
}

extension ServerEvent {
    fileprivate var written: String {
        switch self {
        case .event(let event): "\(event.type) at \(event.xmotion.x)"
        case .touch(let event): "finger at \(event.xmotion.x)"
        case .scroll(let clicks, _): "scroll \(clicks.height)"
        case .pinch(let scale, let degrees, _):
            scale.map { "pinch \($0) turned \(degrees)" } ?? "lifted"
        }
    }
}
