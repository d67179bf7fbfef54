import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// Handles a core event of this window.
    func handle(_ event: XEvent) {
        // Without the keyboard only a drag needs them.
        if let state = event.modifierState, hasKeyboard || state & UInt32(Button1Mask) != 0 {
            modifiersChanged(to: KeyModifiers(state: state))
        }
        switch event.type {
        case Expose:
            let area = event.xexpose
            renderer.expose(
                PixelRect(
                    x: Int(area.x), y: Int(area.y), width: Int(area.width),
                    height: Int(area.height)))
        case ConfigureNotify:
            configured(event.xconfigure)
        case MapNotify:
            visibility = .onScreen
            services.accessibility.changed(self)
            deliver(.shown(true))
        case UnmapNotify:
            visibility = .hidden
            services.accessibility.changed(self)
            pacing.release()
            deliver(.shown(false))
        case DestroyNotify where event.xdestroywindow.window == id:
            forget()
        case ClientMessage:
            // Any client may send a message.
            if event.xclient.format == 32 { handleMessage(event) }
        case KeyPress, KeyRelease:
            handleKey(event)
        case ButtonPress where isBehindMenu:
            note(event.xbutton.time)
            services.openWindows.menuGrab.window?.deliver(
                .pointerDown(.primary, at: CGPoint(x: -1, y: -1)))
        default:
            let clicks = event.type == ButtonPress ? pressed(event.xbutton) : 1
            if let input = inputEvent(from: event, scale: scale, clicks: clicks) {
                if case .focused(let hasKeyboard) = input { keyboardMoved(here: hasKeyboard) }
                deliver(input)
            }
        }
    }

    /// Handles an event of this window that has no counterpart in the core protocol.
    func handle(_ arrival: ServerEvent) {
        var clicks = 1
        if case .touch(let event) = arrival, event.type == ButtonPress {
            clicks = pressed(event.xbutton)
        }
        inputEvents(from: arrival, scale: scale, clicks: clicks).forEach(deliver)
    }

    /// True if a menu or a popover of another window of the app is open, which a press in this window closes.
    private var isBehindMenu: Bool {
        guard let holder = services.openWindows.menuGrab.window else { return false }
        return holder !== self && popup?.root !== holder
    }

    /// Tells the client which modifier keys are held, if they are others than before.
    func modifiersChanged(to new: KeyModifiers) {
        guard new != modifiers else { return }
        modifiers = new
        deliver(.modifiers(new))
    }

    /// Passes an input event to the client, which may change the time of its next update.
    func deliver(_ event: InputEvent) {
        client?.handle(event)
        setAlarm()
        keyReceiver.updateInputContext()
    }

    /// Records a new size.
    ///
    /// The next frame is drawn for the newest size.
    ///
    /// An event that the window manager sent only announces a move or an unchanged size. A new size
    /// is announced by the server itself.
    private func configured(_ event: XConfigureEvent) {
        originOnScreen = nil
        services.accessibility.moved(self)
        let newest = PixelSize(width: Int(event.width), height: Int(event.height))
        if newest != size, event.send_event == 0 {
            size = newest
            needsDisplay = true
        }
        counters?.configured()
    }

    private func handleMessage(_ event: XEvent) {
        let message = event.xclient
        if message.message_type == server.atoms[.netFrameDrawn] {
            pacing.drawn(
                Int64(message.data.l.1) << 32 | Int64(message.data.l.0) & 0xffff_ffff)
            return
        }
        guard message.message_type == server.atoms[.wmProtocols] else {
            return services.drags.handle(message, to: self)
        }
        switch Atom(bitPattern: message.data.l.0) {
        case server.atoms[.wmDeleteWindow]:
            userTime.note(UInt(bitPattern: message.data.l.1))
            client?.closeRequested()
        case server.atoms[.wmTakeFocus]:
            // The window may be unmapped by now.
            server.send { display in
                ErrorTrap.around(display) {
                    XSetInputFocus(
                        display, id, RevertToParent, Time(bitPattern: message.data.l.1))
                }
            }
        case server.atoms[.netPing]:
            answerPing(event)
        case server.atoms[.netSyncRequest]:
            counters?.requested(by: message)
        default:
            break
        }
    }

    /// Returns a ping to the window manager, which shows that the app responds.
    private func answerPing(_ event: XEvent) {
        var answer = event
        answer.xclient.window = server.root
        server.send {
            XSendEvent(
                $0, server.root, False, SubstructureNotifyMask | SubstructureRedirectMask, &answer)
        }
    }

    /// Records a press and returns the number of presses in its series.
    private func pressed(_ press: XButtonEvent) -> Int {
        note(press.time)
        return services.openWindows.clicks.count(press, within: desktop.settings.doubleClick)
    }

    /// Records the time of a user input.
    func note(_ time: Time) {
        userTime.note(time)
        services.selections.userTime = time
    }
}

extension XEvent {
    /// The modifier keys and buttons when the user acted; `nil` in another event.
    fileprivate var modifierState: UInt32? {
        switch type {
        case ButtonPress, ButtonRelease: xbutton.state
        case MotionNotify: xmotion.state
        case EnterNotify: xcrossing.state
        default: nil
        }
    }
}
