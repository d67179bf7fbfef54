import CX11

/// Malicious events from one client to another's window.
enum Forgery {
    static var all: [XEvent] { selections + keys + sizes + exposures }

    private static var selections: [XEvent] {
        var request = XEvent()
        request.xselectionrequest.type = SelectionRequest
        request.xselectionrequest.requestor = 0x7fff_fff0
        request.xselectionrequest.selection = XA_PRIMARY
        request.xselectionrequest.target = XA_STRING
        request.xselectionrequest.property = XA_STRING
        var notice = XEvent()
        notice.xselection.type = SelectionNotify
        notice.xselection.requestor = 0x7fff_fff0
        notice.xselection.selection = XA_PRIMARY
        notice.xselection.property = XA_STRING
        var loss = XEvent()
        loss.xselectionclear.type = SelectionClear
        loss.xselectionclear.selection = XA_PRIMARY
        return [request, notice, loss]
    }

    /// Keys that no keyboard has.
    private static var keys: [XEvent] {
        [0, 7, 255].flatMap { (keycode: UInt32) in
            [KeyPress, KeyRelease].map { type in
                var event = XEvent()
                event.xkey.type = type
                event.xkey.keycode = keycode
                event.xkey.state = 0xffff
                return event
            }
        }
    }

    /// Wrong sizes of the window, followed by the right one, as window managers send it.
    private static var sizes: [XEvent] {
        [(0, 0), (65535, 1), (1, 65535), (480, 560)].map { (width: Int32, height: Int32) in
            var event = XEvent()
            event.xconfigure.type = ConfigureNotify
            event.xconfigure.width = width
            event.xconfigure.height = height
            return event
        }
    }

    private static var exposures: [XEvent] {
        [(0, 0), (65535, 65535), (200, 200)].map { (width: Int32, height: Int32) in
            var event = XEvent()
            event.xexpose.type = Expose
            event.xexpose.x = 65535
            event.xexpose.y = width
            event.xexpose.width = width
            event.xexpose.height = height
            return event
        }
    }
}
