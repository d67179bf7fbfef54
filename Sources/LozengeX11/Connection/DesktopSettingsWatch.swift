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

    init(
        display: OpaquePointer, screen: Int32, root: XID, atoms: XAtoms,
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
        XSelectInput(display, root, PropertyChangeMask | StructureNotifyMask)
        findManager()
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

    /// Looks for the settings manager; the server is held meanwhile so that it cannot leave between
    /// being found and being watched.
    private func findManager() {
        XGrabServer(display)
        manager = XGetSelectionOwner(display, atoms[.xsettingsSelection])
        if manager != 0 {
            XSelectInput(display, manager, PropertyChangeMask | StructureNotifyMask)
        }
        XUngrabServer(display)
        XFlush(display)
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
