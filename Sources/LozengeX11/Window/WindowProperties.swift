import CX11
import Foundation
import LozengeCore

/// The properties of a window for the window manager.
///
/// Source: ICCCM §4.1.2 and EWMH 1.5, "Application Window Properties".
struct WindowProperties {
    let server: XServer
    let window: XID

    /// Sets the properties that have to be set before the window is mapped.
    ///
    /// - Parameters:
    ///   - options: The window's title and class.
    ///   - leader: The leader of the window's group.
    ///   - userTimeWindow: The window with the time of the last user input.
    func setInitial(_ options: WindowOptions, leader: XID, userTimeWindow: XID) {
        let atoms = server.atoms
        set(
            .wmProtocols, type: XA_ATOM,
            to: [
                atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netPing],
                atoms[.netSyncRequest],
            ].filter { server.syncOpcode != nil || $0 != atoms[.netSyncRequest] })
        setKind(of: options)
        set(.netUserTimeWindow, type: XA_WINDOW, to: [userTimeWindow])
        set(.xdndAware, type: XA_ATOM, to: [XdndMessage.version])
        set(.wmClientLeader, type: XA_WINDOW, to: [leader])
        setProcess()
        setClass(options.className)
        setHints(leader: leader)
        setTitle(options.title)
    }

    /// Sets the properties of a popup, before it is mapped.
    ///
    /// - Parameters:
    ///   - kind: The kind of popup.
    ///   - owner: The window that it belongs to.
    func set(_ kind: PopupOptions.Kind, over owner: XID) {
        let type: XAtoms.Name =
            switch kind {
            case .menu, .popover: .netWindowTypePopupMenu
            case .tooltip: .netWindowTypeTooltip
            case .dialog: .netWindowTypeDialog
            case .dragImage: .netWindowTypeDragImage
            }
        set(.netWindowType, type: XA_ATOM, to: [server.atoms[type]])
        setOwner(owner)
        // The server looks through it for the window below the pointer.
        if kind == .dragImage { setInput(to: []) }
        guard kind == .dialog else { return }
        set(.netState, type: XA_ATOM, to: [server.atoms[.netStateModal]])
        set(MotifHints.dialog)
    }

    /// Sets the parts and the actions of the window's frame; `nil` for all.
    func set(_ hints: MotifHints?) {
        let property = server.atoms[.motifHints]
        server.send {
            guard let hints else { return _ = XDeleteProperty($0, window, property) }
            setProperty(property, of: window, type: property, to: hints.values, on: $0)
        }
    }

    /// Sets the properties for the kind, the level and the role of a window.
    ///
    /// Source: EWMH 1.5, `_NET_WM_WINDOW_TYPE` and `_NET_WM_STATE`; ICCCM §5.1, `WM_WINDOW_ROLE`.
    private func setKind(of options: WindowOptions) {
        let type: XAtoms.Name =
            switch options.kind {
            case .normal: .netWindowTypeNormal
            case .utility: .netWindowTypeUtility
            case .associated: .netWindowTypeDialog
            }
        set(.netWindowType, type: XA_ATOM, to: [server.atoms[type]])
        var states: [XAtoms.Name] =
            switch options.level {
            case .below: [.netStateBelow]
            case .normal: []
            case .above: [.netStateAbove]
            }
        if options.kind == .utility || options.level == .below {
            states += [.netStateSkipTaskbar, .netStateSkipPager]
        }
        if !states.isEmpty {
            set(.netState, type: XA_ATOM, to: states.map { server.atoms[$0] })
        }
        if let role = options.role {
            setText(server.atoms[.wmWindowRole], type: XA_STRING, Array(titleText(role).utf8))
        }
        if let hints = MotifHints(options.decoration) { set(hints) }
    }

    /// Keeps the window in front of another window of the app.
    func setOwner(_ owner: XID) {
        server.send { _ = XSetTransientForHint($0, window, owner) }
    }

    /// Leaves the margins of a popup, in which its shadow is, to the windows behind.
    ///
    /// - Parameters:
    ///   - margin: The width of the margins, in device pixels.
    ///   - size: The size of the popup with its margins.
    func setShadow(_ margin: Int, around size: PixelSize) {
        // Compositors draw no shadow of their own around such a window.
        set(.gtkFrameExtents, type: XA_CARDINAL, to: [UInt](repeating: UInt(margin), count: 4))
        let content = XRectangle(
            x: Int16(clamping: margin), y: Int16(clamping: margin),
            width: UInt16(clamping: size.width - 2 * margin),
            height: UInt16(clamping: size.height - 2 * margin))
        setInput(to: [content])
    }

    /// Sets the parts of the window that take the pointer; the others leave it to the windows behind.
    private func setInput(to parts: [XRectangle]) {
        guard server.hasShapes else { return }
        var parts = parts
        server.send {
            XShapeCombineRectangles(
                $0, window, ShapeInput, 0, 0, &parts, Int32(parts.count), ShapeSet, Unsorted)
        }
    }

    /// Sets the title in the properties of EWMH and ICCCM.
    func setTitle(_ title: String) {
        let title = titleText(title)
        let bytes = Array(title.utf8)
        setText(server.atoms[.netWMName], type: server.atoms[.utf8String], bytes)
        setText(server.atoms[.netIconName], type: server.atoms[.utf8String], bytes)
        // The ICCCM properties hold Latin-1. Some window managers that read only these crash on
        // other characters.
        let latin = title.unicodeScalars.map {
            $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?")
        }
        setText(XA_WM_NAME, type: XA_STRING, latin)
        setText(XA_WM_ICON_NAME, type: XA_STRING, latin)
    }

    /// Requests a light or dark frame; `nil` for the desktop's default.
    ///
    /// Source: GTK's property, which the window managers of GNOME, Xfce, MATE and Cinnamon read.
    func setThemeVariant(_ scheme: ColorScheme?) {
        let property = server.atoms[.gtkThemeVariant]
        guard let scheme else {
            return server.send { XDeleteProperty($0, window, property) }
        }
        setText(property, type: server.atoms[.utf8String], Array("\(scheme)".utf8))
    }

    /// Sets the identifier of the launch that opened the window.
    func setStartupID(_ id: String) {
        setText(
            server.atoms[.netStartupID], type: server.atoms[.utf8String], Array(id.utf8))
    }

    /// Sets the minimum and maximum size of the window, and its position if the app chooses it.
    func set(_ limits: SizeLimits, position: CGPoint? = nil) {
        var hints = XSizeHints()
        hints.flags = PMinSize | PWinGravity
        hints.min_width = Int32(limits.least.width)
        hints.min_height = Int32(limits.least.height)
        if let most = limits.most {
            hints.flags |= PMaxSize
            hints.max_width = Int32(most.width)
            hints.max_height = Int32(most.height)
        }
        hints.win_gravity = NorthWestGravity
        if let position {
            hints.flags |= PPosition
            (hints.x, hints.y) = (Int32(position.x), Int32(position.y))
        }
        server.send { XSetWMNormalHints($0, window, &hints) }
    }

    /// Asks the window manager to bring the window to the front.
    func requestActivation(at time: Time) {
        // 1 marks a request from an application, caused by user input at `time`.
        sendToManager(
            .netActiveWindow, (1, Int(bitPattern: time), Int(bitPattern: window), 0, 0))
    }

    /// Sends a message about this window to the window manager.
    func sendToManager(_ message: XAtoms.Name, _ values: (Int, Int, Int, Int, Int)) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = server.atoms[message]
        event.xclient.format = 32
        event.xclient.data.l = values
        server.send {
            XSendEvent(
                $0, server.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
                &event)
        }
    }

    private func setProcess() {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        // The process id is meaningful only together with the name of the machine.
        setText(XA_WM_CLIENT_MACHINE, type: XA_STRING, host)
        set(.netWMPID, type: XA_CARDINAL, to: [UInt(getpid())])
    }

    private func setClass(_ name: String) {
        let name = titleText(name)
        setText(
            XA_WM_CLASS, type: XA_STRING, Array(name.lowercased().utf8) + [0] + name.utf8 + [0])
    }

    private func setHints(leader: XID) {
        var hints = XWMHints()
        hints.flags = InputHint | StateHint | WindowGroupHint
        hints.input = True
        hints.initial_state = NormalState
        hints.window_group = leader
        server.send { XSetWMHints($0, window, &hints) }
    }

    /// Sets the icons with XCB: they exceed Xlib's buffer, and Xlib would try forever to send them
    /// to a server that is gone.
    func setIcons(_ values: [UInt32]) {
        guard !values.isEmpty else { return }
        server.send {
            _ = xcb_change_property(
                XGetXCBConnection($0), UInt8(PropModeReplace), xcb_window_t(window),
                xcb_atom_t(server.atoms[.netWMIcon]), xcb_atom_t(XA_CARDINAL), 32,
                UInt32(values.count), values)
        }
    }

    /// Returns the icons that were set.
    ///
    /// Waits for the server, which keeps them.
    func icons() -> [UInt32] {
        server.numbers(
            of: server.atoms[.netWMIcon], on: window, type: XA_CARDINAL, limit: 256 * 1024
        )?.map { UInt32(truncatingIfNeeded: $0) } ?? []
    }

    private func set(_ name: XAtoms.Name, type: Atom, to values: [UInt]) {
        server.send {
            setProperty(server.atoms[name], of: window, type: type, to: values, on: $0)
        }
    }

    private func setText(_ property: Atom, type: Atom, _ bytes: [UInt8]) {
        server.send {
            _ = XChangeProperty(
                $0, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }
}

/// Returns a title without line breaks and other control characters.
///
/// Source: Unicode's stability policy, by which the set of control characters does not change.
func titleText(_ title: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: break
        default: shown.append(scalar)
        }
    }
    return String(shown)
}
