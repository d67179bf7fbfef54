import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Event translation")
struct EventTranslationTests {
    @Test("A press is reported in points", arguments: [1, 2, 3] as [UInt32])
    func press(button: UInt32) throws {
        let expected = try #require(PointerButton(rawValue: Int(button)))
        let point = CGPoint(x: 15, y: 20)
        #expect(
            inputEvent(from: buttonEvent(ButtonPress, button, x: 30, y: 40), scale: 2)
                == .pointerDown(expected, at: point))
        #expect(
            inputEvent(from: buttonEvent(ButtonRelease, button, x: 30, y: 40), scale: 2)
                == .pointerUp(expected, at: point))
    }

    @Test("Wheel buttons scroll once: at the press, not at the release")
    func wheel() {
        let steps: [(UInt32, CGSize)] = [
            (4, CGSize(width: 0, height: -48)), (5, CGSize(width: 0, height: 48)),
            (6, CGSize(width: -48, height: 0)), (7, CGSize(width: 48, height: 0)),
        ]
        for (button, step) in steps {
            #expect(
                inputEvent(from: buttonEvent(ButtonPress, button, x: 3, y: 4), scale: 1)
                    == .scroll(by: step, at: CGPoint(x: 3, y: 4)))
            #expect(
                inputEvent(from: buttonEvent(ButtonRelease, button, x: 3, y: 4), scale: 1) == nil)
        }
    }

    @Test("The thumb buttons go back and forward; buttons beyond them are dropped")
    func sideButtons() {
        func event(_ button: UInt32) -> InputEvent? {
            inputEvent(from: buttonEvent(ButtonPress, button, x: 0, y: 0), scale: 1)
        }
        #expect(event(8) == .pointerDown(.back, at: .zero))
        #expect(event(9) == .pointerDown(.forward, at: .zero))
        #expect(event(10) == nil)
    }

    @Test("Crossings by the pointer count, those by grabs and children do not")
    func crossings() {
        var event = XEvent()
        event.type = LeaveNotify
        event.xcrossing.mode = NotifyNormal
        event.xcrossing.detail = NotifyNonlinear
        #expect(inputEvent(from: event, scale: 1) == .pointerExited)
        event.xcrossing.mode = NotifyGrab
        #expect(inputEvent(from: event, scale: 1) == nil)
        event.xcrossing.mode = NotifyNormal
        event.xcrossing.detail = NotifyInferior
        #expect(inputEvent(from: event, scale: 1) == nil)
        event.type = EnterNotify
        event.xcrossing.detail = NotifyAncestor
        event.xcrossing.x = 8
        event.xcrossing.y = 6
        #expect(inputEvent(from: event, scale: 2) == .pointerMoved(to: CGPoint(x: 4, y: 3)))
    }

    @Test("A grab does not end the focus")
    func focus() {
        var event = XEvent()
        event.type = FocusOut
        event.xfocus.mode = NotifyNormal
        event.xfocus.detail = NotifyNonlinear
        #expect(inputEvent(from: event, scale: 1) == .focused(false))
        event.xfocus.mode = NotifyGrab
        #expect(inputEvent(from: event, scale: 1) == nil)
        event.type = FocusIn
        event.xfocus.mode = NotifyNormal
        event.xfocus.detail = NotifyPointer
        #expect(inputEvent(from: event, scale: 1) == nil)
    }

    @Test("Unhandled events are dropped")
    func unknown() {
        var event = XEvent()
        event.type = MapNotify
        #expect(inputEvent(from: event, scale: 1) == nil)
    }
}

private func buttonEvent(_ type: Int32, _ button: UInt32, x: Int32, y: Int32) -> XEvent {
    var event = XEvent()
    event.type = type
    event.xbutton.button = button
    event.xbutton.x = x
    event.xbutton.y = y
    return event
}
