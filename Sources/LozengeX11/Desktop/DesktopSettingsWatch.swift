import CX11
import Foundation

/// The desktop's current settings, read again when they change.
final class DesktopSettingsWatch {
    private(set) var settings: DesktopSettings
    private let server: XServer
    private let foreignWindows: ForeignWindows
    private let environment: LaunchEnvironment
    /// The window of the settings manager; 0 if there is none.
    private var manager: XID = 0
    private var stale: Stale = []
    private var announced = XSettings()
    private var resources: String
    private var appearance = PortalAppearance()

    /// Reads the settings and watches the settings manager.
    init(server: XServer, foreignWindows: ForeignWindows, environment: LaunchEnvironment) {
        self.server = server
        self.foreignWindows = foreignWindows
        self.environment = environment
        // Xlib has read this property when it opened the display.
        resources = XResourceManagerString(server.display).map { String(cString: $0) } ?? ""
        settings = DesktopSettings(
            override: environment.scale, scheme: environment.colorScheme, portal: appearance,
            settings: announced, resources: resources)
        watch(server.settingsManager)
        decide()
    }

    /// The sources of settings that have to be read again.
    private struct Stale: OptionSet {
        let rawValue: Int
        static let resources = Stale(rawValue: 1)
        static let manager = Stale(rawValue: 2)
        static let announcement = Stale(rawValue: 4)
    }

    /// Marks the source of settings that an event of another client's window may have changed.
    ///
    /// Reads nothing yet.
    ///
    /// - Returns: True if ``refresh()`` has to be called.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case PropertyNotify
        where event.xproperty.window == server.root && event.xproperty.atom == XA_RESOURCE_MANAGER:
            stale.insert(.resources)
        case PropertyNotify
        where event.xproperty.window == manager
            && event.xproperty.atom == server.atoms[.xsettingsSettings]:
            stale.insert(.announcement)
        case ClientMessage
        where event.xclient.message_type == server.atoms[.manager]
            && event.xclient.data.l.1 == CLong(server.atoms[.xsettingsSelection]):
            stale.insert(.manager)
        case DestroyNotify where event.xdestroywindow.window == manager && manager != 0:
            stale.insert(.manager)
        default:
            return false
        }
        return true
    }

    /// Reads the marked sources again, each once for any number of events.
    ///
    /// - Returns: True if ``settings`` changed.
    func refresh() -> Bool {
        // Without a server, the settings that were read last stay.
        guard server.canSend() else { return false }
        if stale.contains(.resources) {
            let bytes = server.bytes(of: XA_RESOURCE_MANAGER, on: server.root, type: XA_STRING)
            resources = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        if stale.contains(.manager) {
            watch(server.owner(of: server.atoms[.xsettingsSelection]))
        } else if stale.contains(.announcement) {
            readManager()
        }
        stale = []
        return decide()
    }

    /// Stores the values of the settings portal; ``refresh()`` applies them.
    func update(to appearance: PortalAppearance) { self.appearance = appearance }

    /// Listens to the window of a settings manager.
    ///
    /// If it is destroyed by now, the next manager announces itself.
    private func watch(_ window: XID) {
        foreignWindows.stopListening(to: manager)
        manager = foreignWindows.listen(to: window) ? window : 0
        readManager()
    }

    private func readManager() {
        announced = XSettings()
        guard manager != 0 else { return }
        let name = server.atoms[.xsettingsSettings]
        var bytes: [UInt8]?
        ErrorTrap.around(server.display) {
            bytes = server.bytes(of: name, on: manager, type: name)
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
