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

    /// Announces the name of the theme and nothing else.
    func useTheme(_ name: String) {
        announce("Net/ThemeName", type: 1, number(name.utf8.count) + padded(name))
    }

    private func turnOff(_ setting: String) { announce(setting, type: 0, number(0)) }

    /// Announces one setting: little endian, without serial numbers.
    private func announce(_ setting: String, type: UInt8, _ value: [UInt8]) {
        announce(
            number(0) + number(0) + number(1) + [type, 0, UInt8(setting.utf8.count), 0]
                + padded(setting) + number(0) + value)
    }

    private func number(_ value: Int) -> [UInt8] { [UInt8(value), 0, 0, 0] }

    private func padded(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: -text.utf8.count & 3)
    }

    func die() {
        XDestroyWindow(onlooker.display, window)
        XSync(onlooker.display, False)
    }
}
