import CX11
import Foundation
import LozengeCore

/// Converts an Xlib event to an input event.
///
/// Key events are converted by ``keyEvent(_:phase:)``, which needs the keyboard layout.
///
/// Pure: reads only its arguments, so its tests need no X server.
///
/// - Parameters:
///   - event: The event, as `XNextEvent` delivered it.
///   - scale: Device pixels per point, greater than zero.
///   - clicks: The number of presses in the series, if the event is a press.
/// - Returns: The event in points; `nil` for an event that views do not handle.
func inputEvent(from event: XEvent, scale: CGFloat, clicks: Int = 1) -> InputEvent? {
    switch event.type {
    case ButtonPress:
        let button = event.xbutton
        let point = CGPoint(x: button.x, y: button.y, scale: scale)
        if let step = scrollStep(forButton: button.button) {
            return .scroll(by: step, at: point)
        }
        return PointerButton(xButton: button.button).map {
            .pointerDown(
                $0, at: point, clicks: clicks, modifiers: KeyModifiers(state: button.state))
        }

    case ButtonRelease:
        // Buttons 4 to 7 also send a release; the press already scrolled.
        let button = event.xbutton
        let point = CGPoint(x: button.x, y: button.y, scale: scale)
        return PointerButton(xButton: button.button).map { .pointerUp($0, at: point) }

    case MotionNotify:
        return .pointerMoved(to: CGPoint(x: event.xmotion.x, y: event.xmotion.y, scale: scale))

    case EnterNotify:
        guard isOfThePointer(event.xcrossing) else { return nil }
        return .pointerMoved(
            to: CGPoint(x: event.xcrossing.x, y: event.xcrossing.y, scale: scale))

    case LeaveNotify:
        return isOfThePointer(event.xcrossing) ? .pointerExited : nil

    case FocusIn, FocusOut:
        return isOfTheKeyboard(event.xfocus) ? .focused(event.type == FocusIn) : nil

    default:
        return nil
    }
}

/// Converts an event of the server, which may be an XInput event, to input events.
///
/// A lifted finger also ends hovering.
func inputEvents(from arrival: ServerEvent, scale: CGFloat, clicks: Int = 1) -> [InputEvent] {
    switch arrival {
    case .event(let event):
        return inputEvent(from: event, scale: scale, clicks: clicks).map { [$0] } ?? []
    case .touch(let event):
        guard event.type != MotionNotify else {
            return [
                .pointerMoved(to: CGPoint(x: event.xmotion.x, y: event.xmotion.y, scale: scale))
            ]
        }
        let point = CGPoint(x: event.xbutton.x, y: event.xbutton.y, scale: scale)
        return event.type == ButtonPress
            ? [.pointerDown(.primary, at: point, clicks: clicks, isTouch: true)]
            : [.pointerUp(.primary, at: point), .pointerExited]
    case .scroll(let clicks, let position):
        let distance = CGSize(width: clicks.width * wheelStep, height: clicks.height * wheelStep)
        return [.scroll(by: distance, at: CGPoint(x: position.x, y: position.y, scale: scale))]
    case .pinch(let scaling, let degrees, let position):
        return [
            .pinch(
                scale: scaling, rotation: .degrees(degrees),
                at: CGPoint(x: position.x, y: position.y, scale: scale))
        ]
    }
}

/// Returns true if the pointer crossed the border.
///
/// Grabs and child windows cause such events too.
private func isOfThePointer(_ crossing: XCrossingEvent) -> Bool {
    crossing.mode == NotifyNormal && crossing.detail != NotifyInferior
}

/// Returns true if the window gained or lost the focus.
///
/// A grab takes the focus away for a short time: a menu of another program, or switching between
/// windows.
private func isOfTheKeyboard(_ focus: XFocusChangeEvent) -> Bool {
    focus.mode != NotifyGrab && focus.mode != NotifyUngrab
        && focus.detail != NotifyPointer && focus.detail != NotifyInferior
}

/// The distance that one click of the wheel scrolls, in points.
///
/// Source: three lines of body text at 16 points, the usual distance of desktop toolkits.
private let wheelStep: CGFloat = 48

/// Returns the distance for a button of the wheel: 4 up, 5 down, 6 left, 7 right; `nil` for another
/// button.
private func scrollStep(forButton button: UInt32) -> CGSize? {
    switch button {
    case 4: CGSize(width: 0, height: -wheelStep)
    case 5: CGSize(width: 0, height: wheelStep)
    case 6: CGSize(width: -wheelStep, height: 0)
    case 7: CGSize(width: wheelStep, height: 0)
    default: nil
    }
}

extension PointerButton {
    fileprivate init?(xButton: UInt32) {
        self.init(rawValue: Int(xButton))
    }
}

extension CGPoint {
    /// Converts device pixels to points.
    fileprivate init(x: Int32, y: Int32, scale: CGFloat) {
        self.init(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }
}
