import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("XInput 2 pointers", .serialized)
struct PointerDevicesTests {
    private let devices: InputDevices
    private let client = FakeClient()
    private let stage: Stage

    init() throws {
        devices = try InputDevices()
        stage = try Stage(client, server: devices.server)
        try stage.run("the pointers") { stage.connection.openWindows.pointers != nil }
        devices.point(at: 600, 600)
        devices.point(at: 100, 80)
        try stage.run("the pointer") {
            client.events.last == .pointerMoved(to: CGPoint(x: 100, y: 80))
        }
    }

    /// The total scrolled distance.
    private var scrolled: CGFloat {
        client.events.reduce(0) { sum, event in
            if case .scroll(let delta, _) = event { sum + delta.height } else { sum }
        }
    }

    @Test("Fractions of a click scroll fractions of its distance, without loss")
    func smooth() throws {
        devices.scroll(1)
        // The first click after the pointer entered is reported by a press.
        try stage.run("a click") { scrolled == 48 }
        for _ in 0..<8 { devices.scroll(0.25) }
        try stage.run("two more") { scrolled == 144 }
        devices.scroll(-0.5)
        try stage.run("half of one back") { scrolled == 120 }
    }

    @Test("Scrolling in another window does not count")
    func elsewhere() throws {
        devices.scroll(1)
        try stage.run("a click") { scrolled == 48 }
        devices.point(at: 600, 600)
        for _ in 0..<5 { devices.scroll(1) }
        devices.point(at: 100, 80)
        devices.scroll(1)
        try stage.run("one more") { scrolled == 96 }
        devices.scroll(0.5)
        try stage.run("a part") { scrolled == 120 }
    }

    @Test("A touch is a press, motions and a release, marked as touch")
    func touch() throws {
        devices.touch(18, at: 40, 100)
        devices.touch(19, at: 40, 60)
        // A second one is ignored.
        devices.touch(18, at: 90, 60, finger: 2)
        devices.touch(20, at: 90, 60, finger: 2)
        devices.touch(20, at: 40, 50)
        try stage.run("the finger to be lifted") { client.events.last == .pointerExited }
        let told = client.events.suffix(from: client.events.firstIndex { $0.isDown } ?? 0)
        #expect(told.first == .pointerDown(.primary, at: CGPoint(x: 40, y: 100), isTouch: true))
        #expect(told.dropFirst().first == .pointerMoved(to: CGPoint(x: 40, y: 60)))
        #expect(
            told.suffix(2) == [.pointerUp(.primary, at: CGPoint(x: 40, y: 50)), .pointerExited])
        #expect(told.filter(\.isDown).count == 1)
    }

    @Test("A rotation is reported as angle since its start")
    func rotate() throws {
        let place = CGPoint(x: 100, y: 80)
        for first in [30.0, -5] {
            devices.pinch(27, scale: 1)
            devices.pinch(28, scale: 1, degrees: first)
            devices.pinch(28, scale: 1.5, degrees: 15.5)
            devices.pinch(29, scale: 1.5)
            let angle = Angle.degrees(first + 15.5)
            try stage.run("the fingers to be lifted") {
                client.events.last == .pinch(scale: nil, rotation: angle, at: place)
            }
            #expect(client.events.contains(.pinch(scale: 1.5, rotation: angle, at: place)))
        }
    }

    @Test("A pinch on a touchpad is reported as scale since its start")
    func pinch() throws {
        devices.pinch(27, scale: 1)
        devices.pinch(28, scale: 1.5)
        devices.pinch(29, scale: 1.5)
        let place = CGPoint(x: 100, y: 80)
        try stage.run("the fingers to be lifted") {
            client.events.last == .pinch(scale: nil, at: place)
        }
        #expect(client.events.contains(.pinch(scale: 1.5, at: place)))
    }
}

extension InputEvent {
    fileprivate var isDown: Bool { if case .pointerDown = self { true } else { false } }
}
