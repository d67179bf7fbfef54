import CX11
import LozengeTesting

/// The part of a desktop that publishes settings to all apps, in a process that may crash.
final class SettingsManager {
    private let onlooker: Onlooker
    private let window: XID

    /// Takes the selection over from its owner.
    init(on desktop: Desktop) throws {
        onlooker = try Onlooker(of: desktop.server.display)
        window = XCreateSimpleWindow(onlooker.display, onlooker.root, -9, -9, 1, 1, 0, 0, 0)
        let selection = onlooker.atom("_XSETTINGS_S0")
        XSetSelectionOwner(onlooker.display, selection, window, Time(CurrentTime))
        onlooker.send(
            [0, Int(selection), Int(window)], type: "MANAGER", to: onlooker.root,
            mask: StructureNotifyMask)
    }

    func announce(_ settings: [UInt8]) {
        let property = onlooker.atom("_XSETTINGS_SETTINGS")
        XChangeProperty(
            onlooker.display, window, property, property, 8, PropModeReplace, settings,
            Int32(settings.count))
        XFlush(onlooker.display)
    }

    /// Stops carets from blinking.
    func stopBlinking() { turnOff("Net/CursorBlink") }

    /// Asks apps for less motion.
    func reduceMotion() { turnOff("Gtk/EnableAnimations") }

    private func turnOff(_ setting: String) {
        var name = Array(setting.utf8)
        let length = UInt8(name.count)
        while name.count % 4 > 0 { name.append(0) }
        // Little endian; no serial number; one setting, a number with a padded name and the value 0.
        announce(
            [0, 0, 0, 0] + [0, 0, 0, 0] + [1, 0, 0, 0] + [0, 0, length, 0] + name
                + [0, 0, 0, 0] + [0, 0, 0, 0])
    }

    func die() {
        XDestroyWindow(onlooker.display, window)
        XSync(onlooker.display, False)
    }
}
