import CX11

/// Conversions to the core protocol.
extension XIDeviceEvent {
    var position: ServerEvent.Position {
        ServerEvent.Position(
            window: event, x: Int32(clamping: event_x), y: Int32(clamping: event_y))
    }

    /// Returns the value of an axis; `nil` if it did not change.
    func valuator(_ number: Int) -> Double? {
        func isSet(_ number: Int) -> Bool {
            number < Int(valuators.mask_len) * 8
                && valuators.mask[number / 8] & 1 << (number % 8) != 0
        }
        // Only axes that changed have a value.
        return isSet(number) ? valuators.values[(0..<number).count(where: isSet)] : nil
    }

    var motion: XEvent {
        var core = XEvent()
        core.xmotion.type = MotionNotify
        core.xmotion.display = display
        (core.xmotion.window, core.xmotion.root) = (event, root)
        (core.xmotion.x, core.xmotion.y) = (position.x, position.y)
        (core.xmotion.x_root, core.xmotion.y_root) = (
            Int32(clamping: root_x), Int32(clamping: root_y)
        )
        (core.xmotion.time, core.xmotion.state) = (time, state)
        return core
    }

    /// The press or release as a core event; for a touch, of the primary button.
    var button: XEvent {
        var core = XEvent()
        let isDown = evtype == XI_ButtonPress || evtype == XI_TouchBegin
        let isFinger = evtype == XI_TouchBegin || evtype == XI_TouchEnd
        core.xbutton.type = isDown ? ButtonPress : ButtonRelease
        core.xbutton.display = display
        (core.xbutton.window, core.xbutton.root) = (event, root)
        (core.xbutton.x, core.xbutton.y) = (position.x, position.y)
        (core.xbutton.x_root, core.xbutton.y_root) = (
            Int32(clamping: root_x), Int32(clamping: root_y)
        )
        (core.xbutton.time, core.xbutton.state) = (time, state)
        core.xbutton.button = isFinger ? UInt32(Button1) : UInt32(detail)
        return core
    }

    /// The pressed modifiers and the keyboard group.
    private var state: UInt32 {
        UInt32(truncatingIfNeeded: mods.effective) & 0xff
            | UInt32(truncatingIfNeeded: group.effective) & 3 << 13
    }
}

extension XIEnterEvent {
    var crossing: XEvent {
        var core = XEvent()
        core.xcrossing.type = evtype == XI_Enter ? EnterNotify : LeaveNotify
        core.xcrossing.display = display
        (core.xcrossing.window, core.xcrossing.root) = (event, root)
        (core.xcrossing.x, core.xcrossing.y) = (
            Int32(clamping: event_x), Int32(clamping: event_y)
        )
        (core.xcrossing.mode, core.xcrossing.detail) = (mode, detail)
        core.xcrossing.time = time
        return core
    }
}

extension Int32 {
    /// Rounds a position down to a whole pixel and clamps it to 16 bits; NaN becomes 0.
    init(clamping value: Double) {
        self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value.rounded(.down), -32768), 32767))
    }
}
