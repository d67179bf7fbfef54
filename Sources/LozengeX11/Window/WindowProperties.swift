import CX11
import Foundation
import LozengeCore

/// What a window tells the window manager about itself.
///
/// Source: ICCCM §4.1.2 and EWMH 1.5, "Application Window Properties".
struct WindowProperties {
    let connection: XConnection
    let window: XID

    /// Sets everything that has to be there before the window is shown.
    ///
    /// - Parameters:
    ///   - options: The window's title and class.
    ///   - leader: The window that stands for the group that the window is in.
    ///   - userTimeWindow: The window whose property says when the user did something in this one.
    func setInitial(_ options: WindowOptions, leader: XID, userTimeWindow: XID) {
        let atoms = connection.atoms
        set(
            .wmProtocols, type: XA_ATOM,
            to: [
                atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netPing],
                atoms[.netSyncRequest],
            ].filter { connection.syncOpcode != nil || $0 != atoms[.netSyncRequest] })
        set(.netWindowType, type: XA_ATOM, to: [atoms[.netWindowTypeNormal]])
        set(.netUserTimeWindow, type: XA_WINDOW, to: [userTimeWindow])
        set(.wmClientLeader, type: XA_WINDOW, to: [leader])
        setOwner()
        setClass(options.className)
        setHints(leader: leader)
        setTitle(options.title)
    }

    /// Tells what a window is that stands in front of another one, before it is shown.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - owner: The window that it belongs to.
    func set(_ kind: PopupOptions.Kind, over owner: XID) {
        let type: XAtoms.Name =
            switch kind {
            case .menu: .netWindowTypePopupMenu
            case .tooltip: .netWindowTypeTooltip
            case .dialog: .netWindowTypeDialog
            }
        set(.netWindowType, type: XA_ATOM, to: [connection.atoms[type]])
        connection.send { _ = XSetTransientForHint($0, window, owner) }
        guard kind == .dialog else { return }
        set(.netState, type: XA_ATOM, to: [connection.atoms[.netStateModal]])
        let hints = MotifHints.dialog
        connection.send {
            setProperty(
                connection.atoms[.motifHints], of: window, type: connection.atoms[.motifHints],
                to: hints.values, on: $0)
        }
    }

    func setTitle(_ title: String) {
        let title = titleText(title)
        let bytes = Array(title.utf8)
        setText(connection.atoms[.netWMName], type: connection.atoms[.utf8String], bytes)
        setText(connection.atoms[.netIconName], type: connection.atoms[.utf8String], bytes)
        // The old properties hold Latin-1; window managers that know no other crash on more.
        let latin = title.unicodeScalars.map {
            $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?")
        }
        setText(XA_WM_NAME, type: XA_STRING, latin)
        setText(XA_WM_ICON_NAME, type: XA_STRING, latin)
    }

    /// Asks for a light or a dark frame; `nil` for one as the desktop's others.
    ///
    /// Source: GTK's own property, which the window managers of GNOME, Xfce, MATE and Cinnamon read.
    func setThemeVariant(_ scheme: ColorScheme?) {
        let property = connection.atoms[.gtkThemeVariant]
        guard let scheme else {
            return connection.send { XDeleteProperty($0, window, property) }
        }
        setText(property, type: connection.atoms[.utf8String], Array("\(scheme)".utf8))
    }

    /// Names the launch that the window is the result of.
    func setStartupID(_ id: String) {
        setText(
            connection.atoms[.netStartupID], type: connection.atoms[.utf8String], Array(id.utf8))
    }

    /// Tells how small and how large the window may be made.
    func set(_ limits: SizeLimits) {
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
        connection.send { XSetWMNormalHints($0, window, &hints) }
    }

    /// Asks the window manager to bring the window to the front.
    func requestActivation(at time: Time) {
        // From an application, because of what the user did at that time.
        sendToManager(
            .netActiveWindow, (1, Int(bitPattern: time), Int(bitPattern: window), 0, 0))
    }

    /// Sends the window manager a message about this window.
    func sendToManager(_ message: XAtoms.Name, _ values: (Int, Int, Int, Int, Int)) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = connection.atoms[message]
        event.xclient.format = 32
        event.xclient.data.l = values
        connection.send {
            XSendEvent(
                $0, connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
                &event)
        }
    }

    private func setOwner() {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        // The process number means something only together with the machine's name.
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
        connection.send { XSetWMHints($0, window, &hints) }
    }

    /// Sets the icons by XCB: they are more than the buffer holds, and Xlib never gives up to send that
    /// to a server that is gone.
    func setIcons(_ values: [UInt32]) {
        guard !values.isEmpty else { return }
        connection.send {
            _ = xcb_change_property(
                XGetXCBConnection($0), UInt8(PropModeReplace), xcb_window_t(window),
                xcb_atom_t(connection.atoms[.netWMIcon]), xcb_atom_t(XA_CARDINAL), 32,
                UInt32(values.count), values)
        }
    }

    /// The icons that were set; waits for the server, which keeps them.
    func icons() -> [UInt32] {
        readNumbers(
            connection.atoms[.netWMIcon], of: window, type: XA_CARDINAL, on: connection.display,
            limit: 256 * 1024)?.map { UInt32(truncatingIfNeeded: $0) } ?? []
    }

    private func set(_ name: XAtoms.Name, type: Atom, to values: [UInt]) {
        connection.send {
            setProperty(connection.atoms[name], of: window, type: type, to: values, on: $0)
        }
    }

    private func setText(_ property: Atom, type: Atom, _ bytes: [UInt8]) {
        connection.send {
            _ = XChangeProperty(
                $0, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }
}

/// The actions that a window's frame offers, and its parts.
///
/// Source: `MwmUtil.h` of Motif, which window managers follow; Openbox ignores the actions.
struct MotifHints: Equatable {
    let functions: UInt
    let decorations: UInt

    /// A window to be answered: it can be moved and closed, but neither minimised nor maximised.
    static let dialog = MotifHints(
        functions: Self.move | Self.close, decorations: Self.border | Self.title | Self.menu)

    private static let move: UInt = 4
    private static let close: UInt = 32
    private static let border: UInt = 2
    private static let title: UInt = 8
    private static let menu: UInt = 16

    /// The property: that functions and decorations are given, these, no input mode, no state.
    var values: [UInt] { [1 | 2, functions, decorations, 0, 0] }
}

/// Sets a property of 32-bit values, which Xlib takes as C longs.
func setProperty(
    _ property: Atom, of window: XID, type: Atom, to values: [UInt], on display: OpaquePointer
) {
    values.withUnsafeBytes { bytes in
        _ = XChangeProperty(
            display, window, property, type, 32, PropModeReplace,
            bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(values.count))
    }
}

/// A title without what no title can show: line breaks and other control characters.
///
/// Source: Unicode's policy on stability, by which there are no others.
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
