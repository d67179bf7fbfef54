import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// Takes an event of this window.
    func handle(_ event: XEvent) {
        switch event.type {
        case Expose:
            let area = event.xexpose
            content.expose(
                PixelRect(
                    x: Int(area.x), y: Int(area.y), width: Int(area.width),
                    height: Int(area.height)))
        case ConfigureNotify:
            configured(event.xconfigure)
        case MapNotify:
            visibility = .onScreen
            tell(.shown(true))
        case UnmapNotify:
            visibility = .hidden
            pacing.release()
            tell(.shown(false))
        case DestroyNotify where event.xdestroywindow.window == id:
            forget()
        case ClientMessage:
            // Any client may send one.
            if event.xclient.format == 32 { handleMessage(event) }
        case KeyPress, KeyRelease:
            handleKey(event)
        case ButtonPress where isBehindMenu:
            note(event.xbutton.time)
            connection.menuGrab.window?.tell(
                .pointerDown(.primary, at: CGPoint(x: -1, y: -1)))
        default:
            let clicks = event.type == ButtonPress ? pressed(event.xbutton) : 1
            if let input = inputEvent(from: event, scale: scale, clicks: clicks) {
                if case .focused(let hasKeyboard) = input { keyboardMoved(here: hasKeyboard) }
                tell(input)
            }
        }
    }

    /// Takes what only XInput tells of this window.
    func handle(_ arrival: Arrival) {
        var clicks = 1
        if case .touch(let event) = arrival, event.type == ButtonPress {
            clicks = pressed(event.xbutton)
        }
        inputEvents(from: arrival, scale: scale, clicks: clicks).forEach(tell)
    }

    /// Whether a menu is open in front of another window of the app, which a press here closes.
    private var isBehindMenu: Bool {
        guard let holder = connection.menuGrab.window else { return false }
        return holder !== self && popup?.root !== holder
    }

    /// Hands something the user did to the client, which may want to be asked at another time now.
    func tell(_ event: InputEvent) {
        client?.handle(event)
        setAlarm()
        updateInputContext()
    }

    /// Takes a new size; of several the newest wins, and the frame that follows is drawn for it.
    ///
    /// A window manager sends an event to say that the window was moved or stays as it is. A size
    /// that changes is the server's to announce.
    private func configured(_ event: XConfigureEvent) {
        let newest = PixelSize(width: Int(event.width), height: Int(event.height))
        if newest != size, event.send_event == 0 {
            size = newest
            needsDisplay = true
        }
        counters?.configured()
    }

    private func handleMessage(_ event: XEvent) {
        let message = event.xclient
        if message.message_type == connection.atoms[.netFrameDrawn] {
            pacing.drawn(
                Int64(message.data.l.1) << 32 | Int64(message.data.l.0) & 0xffff_ffff)
            return
        }
        guard message.message_type == connection.atoms[.wmProtocols] else { return }
        switch Atom(bitPattern: message.data.l.0) {
        case connection.atoms[.wmDeleteWindow]:
            userTime.note(UInt(bitPattern: message.data.l.1))
            client?.closeRequested()
        case connection.atoms[.wmTakeFocus]:
            // The window may have left the screen meanwhile.
            ErrorTrap.around(connection.display) {
                XSetInputFocus(
                    connection.display, id, RevertToParent, Time(bitPattern: message.data.l.1))
            }
        case connection.atoms[.netPing]:
            answerPing(event)
        case connection.atoms[.netSyncRequest]:
            counters?.requested(by: message)
        default:
            break
        }
    }

    /// Tells the window manager that the app is alive, by sending its question back.
    private func answerPing(_ event: XEvent) {
        var answer = event
        answer.xclient.window = connection.root
        XSendEvent(
            connection.display, connection.root, False,
            SubstructureNotifyMask | SubstructureRedirectMask, &answer)
    }

    /// Notes a press, and says which of how many it is.
    private func pressed(_ press: XButtonEvent) -> Int {
        note(press.time)
        return connection.clicks.count(press, within: connection.desktop.settings.doubleClick)
    }

    /// Notes when the user did something.
    func note(_ time: Time) {
        userTime.note(time)
        connection.selections.userTime = time
    }
}
