import CX11
import WaitingFixtures

extension Onlooker {
    /// Waits until the window manager manages a new window.
    ///
    /// A window that is mapped while the manager starts belongs to those it finds: it gets no focus.
    func waitForManager() async throws {
        let probe = XCreateSimpleWindow(display, root, 0, 0, 10, 10, 0, 0, 0)
        XMapWindow(display, probe)
        try await wait(for: "the window manager") { !numbers("WM_STATE", of: probe).isEmpty }
        XDestroyWindow(display, probe)
        XSync(display, False)
    }

    /// Sends the message of a window manager.
    func send(
        _ values: [Int], type: String = "WM_PROTOCOLS", format: Int32 = 32, about: XID? = nil,
        to window: XID, mask: Int = 0
    ) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = about ?? window
        event.xclient.message_type = atom(type)
        event.xclient.format = format
        let padded = values + [Int](repeating: 0, count: 5 - values.count)
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        XSendEvent(display, window, False, mask, &event)
        XFlush(display)
    }

    /// Pings a window's app, and waits for the answer.
    func ping(_ window: XID) async throws {
        pings += 1
        let number = pings
        send([Int(atom("_NET_WM_PING")), number, Int(window)], to: window)
        try await wait(for: "the answer to a ping") { hasAnswer(number) }
    }

    private func hasAnswer(_ number: Int) -> Bool {
        while XPending(display) > 0 {
            var event = XEvent()
            XNextEvent(display, &event)
            guard event.type == ClientMessage, event.xclient.window == root else { continue }
            if event.xclient.data.l.1 == number { return true }
        }
        return false
    }

    /// Resizes a window without a window manager.
    func resize(_ window: XID, _ width: Int, _ height: Int) {
        XResizeWindow(display, window, UInt32(width), UInt32(height))
        XFlush(display)
    }
}

extension Onlooker {
    /// Sends an event as if the server had.
    func send(_ forgery: XEvent, to window: XID) {
        var event = forgery
        event.xany.window = window
        if event.type == ConfigureNotify { event.xconfigure.event = window }
        XSendEvent(display, window, False, NoEventMask, &event)
        XFlush(display)
    }
}
