import CX11
import Foundation

/// Reads the desktop's settings and notices when they change.
final class DesktopSettingsWatch {
    private(set) var settings: DesktopSettings
    private let display: OpaquePointer
    private let root: XID
    private let atoms: XAtoms
    private let foreignWindows: ForeignWindows
    private let environment: LaunchEnvironment
    /// The settings manager's window; 0 without one.
    private var manager: XID = 0
    private var stale: Stale = []
    private var announced = XSettings()
    private var resources: String
    private var appearance = PortalAppearance()

    /// Asks who the settings manager is, without waiting.
    ///
    /// A new one announces itself on the root window, which is listened to before.
    ///
    /// - Returns: What waits for the answer.
    static func lookForManager(
        on display: OpaquePointer, root: XID, selection: Atom
    ) -> () -> XID {
        XSelectInput(display, root, PropertyChangeMask | StructureNotifyMask)
        let connection: OpaquePointer = XGetXCBConnection(display)
        let question = xcb_get_selection_owner(connection, UInt32(selection))
        return {
            guard let reply = xcb_get_selection_owner_reply(connection, question, nil) else {
                return 0
            }
            defer { free(reply) }
            return XID(reply.pointee.owner)
        }
    }

    /// Watches `manager`, the settings manager's window; 0 if there is none.
    init(
        display: OpaquePointer, root: XID, atoms: XAtoms, manager: XID,
        foreignWindows: ForeignWindows, environment: LaunchEnvironment
    ) {
        self.display = display
        self.root = root
        self.atoms = atoms
        self.foreignWindows = foreignWindows
        self.environment = environment
        // Xlib read this property when it opened the display.
        resources = XResourceManagerString(display).map { String(cString: $0) } ?? ""
        settings = DesktopSettings(
            override: environment.scale, scheme: environment.colorScheme, portal: appearance,
            settings: announced, resources: resources)
        watch(manager)
        decide()
    }

    /// Sources of settings that have to be read again.
    private struct Stale: OptionSet {
        let rawValue: Int
        static let resources = Stale(rawValue: 1)
        static let manager = Stale(rawValue: 2)
        static let announcement = Stale(rawValue: 4)
    }

    /// Notes what an event of a window of another client may have changed; reads nothing yet.
    ///
    /// - Returns: Whether ``refresh()`` has something to do.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case PropertyNotify
        where event.xproperty.window == root && event.xproperty.atom == XA_RESOURCE_MANAGER:
            stale.insert(.resources)
        case PropertyNotify
        where event.xproperty.window == manager
            && event.xproperty.atom == atoms[.xsettingsSettings]:
            stale.insert(.announcement)
        case ClientMessage
        where event.xclient.message_type == atoms[.manager]
            && event.xclient.data.l.1 == CLong(atoms[.xsettingsSelection]):
            stale.insert(.manager)
        case DestroyNotify where event.xdestroywindow.window == manager && manager != 0:
            stale.insert(.manager)
        default:
            return false
        }
        return true
    }

    /// Reads again what may have changed, however many events said so.
    ///
    /// - Returns: Whether ``settings`` changed.
    func refresh() -> Bool {
        if stale.contains(.resources) {
            let bytes = readProperty(XA_RESOURCE_MANAGER, of: root, type: XA_STRING, on: display)
            resources = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        if stale.contains(.manager) {
            watch(XGetSelectionOwner(display, atoms[.xsettingsSelection]))
        } else if stale.contains(.announcement) {
            readManager()
        }
        stale = []
        return decide()
    }

    /// Notes what the settings portal says; ``refresh()`` applies it.
    func update(to appearance: PortalAppearance) { self.appearance = appearance }

    /// Listens to a settings manager, which may be gone by now: then another one announces itself.
    private func watch(_ window: XID) {
        foreignWindows.stopListening(to: manager)
        manager = foreignWindows.listen(to: window) ? window : 0
        readManager()
    }

    private func readManager() {
        announced = XSettings()
        guard manager != 0 else { return }
        let name = atoms[.xsettingsSettings]
        var bytes: [UInt8]?
        ErrorTrap.around(display) {
            bytes = readProperty(name, of: manager, type: name, on: display)
        }
        announced = bytes.flatMap { XSettings(bytes: $0) } ?? XSettings()
    }

    @discardableResult
    private func decide() -> Bool {
        let old = settings
        settings = DesktopSettings(
            override: environment.scale, scheme: environment.colorScheme, portal: appearance,
            settings: announced, resources: resources)
        return settings != old
    }
}
