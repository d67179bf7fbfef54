import CX11
import Foundation

/// Reads the desktop's settings and notices when they change.
final class DesktopSettingsWatch {
    private(set) var settings: DesktopSettings
    private let display: OpaquePointer
    private let root: XID
    private let atoms: XAtoms
    private let environment: LaunchEnvironment
    private var manager: XID = 0
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
        environment: LaunchEnvironment
    ) {
        self.display = display
        self.root = root
        self.atoms = atoms
        self.environment = environment
        // Xlib read this property when it opened the display.
        resources = XResourceManagerString(display).map { String(cString: $0) } ?? ""
        settings = DesktopSettings(
            override: environment.scale, scheme: environment.colorScheme, portal: appearance,
            settings: announced, resources: resources)
        watch(manager)
        decide()
    }

    /// Whether `window` is the settings manager's.
    func watches(_ window: XID) -> Bool { window == manager }

    /// Takes an event of a window that is not ours.
    ///
    /// - Returns: Whether ``settings`` changed.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case PropertyNotify where event.xproperty.window == root:
            guard event.xproperty.atom == XA_RESOURCE_MANAGER else { return false }
            let bytes = readProperty(XA_RESOURCE_MANAGER, of: root, type: XA_STRING, on: display)
            resources = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        case PropertyNotify where event.xproperty.window == manager:
            guard event.xproperty.atom == atoms[.xsettingsSettings] else { return false }
            readManager()
        case ClientMessage where event.xclient.message_type == atoms[.manager]:
            guard event.xclient.data.l.1 == CLong(atoms[.xsettingsSelection]) else { return false }
            findManager()
        case DestroyNotify where event.xdestroywindow.window == manager && manager != 0:
            findManager()
        default:
            return false
        }
        return decide()
    }

    /// Takes what the settings portal says.
    ///
    /// - Returns: Whether ``settings`` changed.
    func take(_ appearance: PortalAppearance) -> Bool {
        self.appearance = appearance
        return decide()
    }

    private func findManager() {
        watch(XGetSelectionOwner(display, atoms[.xsettingsSelection]))
    }

    /// Listens to a settings manager, which may be gone by now: then another one announces itself.
    private func watch(_ window: XID) {
        manager = window
        if manager != 0 {
            ErrorTrap.around(display) {
                XSelectInput(display, manager, PropertyChangeMask | StructureNotifyMask)
            }
        }
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
