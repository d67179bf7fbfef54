import CX11
import Foundation
import LozengeCore

/// Turns an Xlib event into the toolkit's own event, but for keys, which need the keyboard's layout.
///
/// Pure: it reads nothing but its arguments, so its tests need no X server.
///
/// - Parameters:
///   - event: The event, as `XNextEvent` delivered it.
///   - scale: Device pixels per point, greater than zero.
///   - clicks: Which press of how many this is, if it is one.
/// - Returns: The event in points, or `nil` when the toolkit has no use for it.
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

/// Turns what only XInput tells into the toolkit's own events.
///
/// A finger that is lifted is nowhere any more.
func inputEvents(from arrival: Arrival, scale: CGFloat, clicks: Int = 1) -> [InputEvent] {
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
    case .scroll(let clicks, let place):
        let distance = CGSize(width: clicks.width * wheelStep, height: clicks.height * wheelStep)
        return [.scroll(by: distance, at: CGPoint(x: place.x, y: place.y, scale: scale))]
    case .pinch(let scaling, let degrees, let place):
        return [
            .pinch(
                scale: scaling, rotation: .degrees(degrees),
                at: CGPoint(x: place.x, y: place.y, scale: scale))
        ]
    }
}

/// Whether the pointer itself crossed the border; grabs and child windows make such events too.
private func isOfThePointer(_ crossing: XCrossingEvent) -> Bool {
    crossing.mode == NotifyNormal && crossing.detail != NotifyInferior
}

/// Whether the keyboard went to or from the window for more than the length of a grab: a menu of
/// another program, or its switching between windows.
private func isOfTheKeyboard(_ focus: XFocusChangeEvent) -> Bool {
    focus.mode != NotifyGrab && focus.mode != NotifyUngrab
        && focus.detail != NotifyPointer && focus.detail != NotifyInferior
}

/// How far one click of the wheel scrolls, in points.
///
/// Source: three lines of body text at 16 points, as desktop toolkits do.
private let wheelStep: CGFloat = 48

/// X11 reports a wheel as buttons: 4 up, 5 down, 6 left, 7 right.
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
