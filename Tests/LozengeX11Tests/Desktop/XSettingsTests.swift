import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("XSETTINGS")
struct XSettingsTests {
    @Test("Every kind of value is read in both byte orders", arguments: [false, true])
    func values(isBigEndian: Bool) {
        var message = Message(isBigEndian: isBigEndian)
        message.add("Xft/DPI", integer: 147456)
        message.add("Net/ThemeName", string: "Adwaita-dark")
        message.add("Gtk/Color", color: (1, 2, 3, 4))
        message.add("Negative", integer: -7)
        let settings = XSettings(bytes: message.bytes)
        #expect(settings?.integer("Xft/DPI") == 147456)
        #expect(settings?.string("Net/ThemeName") == "Adwaita-dark")
        #expect(
            settings?.values["Gtk/Color"] == .color(red: 1, green: 2, blue: 3, alpha: 4))
        #expect(settings?.integer("Negative") == -7)
        #expect(settings?.integer("Net/ThemeName") == nil)
        #expect(settings?.string("Missing") == nil)
    }

    @Test("A message truncated anywhere is invalid")
    func truncated() {
        var message = Message(isBigEndian: false)
        message.add("A", integer: 1)
        message.add("Name", string: "value")
        for length in 0..<message.bytes.count {
            #expect(XSettings(bytes: Array(message.bytes.prefix(length))) == nil)
        }
    }

    @Test("Wrong lengths and counts make the message invalid")
    func lies() {
        let header: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0]
        #expect(XSettings(bytes: header + [255, 255, 255, 255]) == nil)
        #expect(XSettings(bytes: header + [1, 0, 0, 0, 1, 0, 255, 255]) == nil)
        #expect(
            XSettings(
                bytes: header + [1, 0, 0, 0, 1, 0, 1, 0, 65, 0, 0, 0, 0, 0, 0, 0]
                    + [255, 255, 255, 255, 65]) == nil)
        #expect(XSettings(bytes: header + [1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]) == nil)
        #expect(XSettings(bytes: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
        #expect(XSettings(bytes: header + [0, 0, 0, 0])?.values.isEmpty == true)
    }

    @Test("Random bytes do no harm")
    func noise() {
        var random = SeededGenerator(seed: Seeds.seed(5))
        var message = Message(isBigEndian: false)
        message.add("Xft/DPI", integer: 98304)
        message.add("Net/ThemeName", string: "Some theme")
        for _ in 0..<5000 {
            var bytes = message.bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] =
                    .random(in: 0...255, using: &random)
            }
            _ = XSettings(bytes: bytes)
        }
    }
}

@Suite("Desktop settings")
struct DesktopSettingsTests {
    @Test("The first source with a scale counts")
    func order() {
        var settings = XSettings()
        #expect(scale(settings) == 1)
        #expect(scale(settings, resources: "Xcursor.size: 24\nXft.dpi:\t144\n") == 1.5)
        settings = announced(["Xft/DPI": 196608])
        #expect(scale(settings, resources: "Xft.dpi: 144") == 2)
        #expect(scale(settings, override: 3) == 3)
    }

    @Test("A window factor counts once, also if the resolution contains it")
    func windowFactor() {
        #expect(scale(announced(["Gdk/WindowScalingFactor": 2])) == 2)
        #expect(scale(announced(["Gdk/WindowScalingFactor": 2, "Xft/DPI": 147456])) == 3)
        let gnome: [String: Int32] = [
            "Gdk/WindowScalingFactor": 2, "Gdk/UnscaledDPI": 98304, "Xft/DPI": 196608,
        ]
        #expect(scale(announced(gnome)) == 2)
    }

    @Test("Scales are rounded to quarters from 0.5 to 8")
    func quantised() {
        let expected: [(CGFloat, CGFloat)] = [
            (1.1, 1), (1.13, 1.25), (1.4, 1.5), (0.01, 0.5), (-3, 0.5), (99, 8), (.nan, 1),
            (.infinity, 1),
        ]
        for (said, result) in expected { #expect(scale(XSettings(), override: said) == result) }
        #expect(scale(XSettings(), resources: "Xft.dpi: none") == 1)
        #expect(scale(announced(["Xft/DPI": -1])) == 1)
    }

    @Test("A theme whose name ends in -dark is dark")
    func darkTheme() {
        func scheme(_ theme: String) -> ColorScheme {
            var message = Message(isBigEndian: false)
            message.add("Net/ThemeName", string: theme)
            let settings = XSettings(bytes: message.bytes) ?? XSettings()
            return DesktopSettings(override: nil, settings: settings, resources: "").colorScheme
        }
        #expect(scheme("Yaru-dark") == .dark)
        #expect(scheme("Adwaita") == .light)
        #expect(scheme("Darkish") == .light)
    }

    @Test("The environment overrides the portal, the portal the settings manager")
    func precedence() throws {
        var message = Message(isBigEndian: false)
        message.add("Net/ThemeName", string: "HighContrast-dark")
        message.add("Gtk/EnableAnimations", integer: 0)
        let settings = try #require(XSettings(bytes: message.bytes))
        func decided(
            _ scheme: ColorScheme? = nil, _ portal: PortalAppearance = PortalAppearance()
        ) -> DesktopSettings {
            DesktopSettings(
                override: nil, scheme: scheme, portal: portal, settings: settings, resources: "")
        }
        #expect(decided().colorScheme == .dark)
        #expect(decided().contrast == .increased)
        #expect(decided().reducesMotion)
        var portal = PortalAppearance()
        portal.update(
            with:
                try #require(
                    BusValue("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")))
        #expect(decided(nil, portal).colorScheme == .light)
        #expect(decided(.dark, portal).colorScheme == .dark)
        #expect(decided(nil, portal).reducesMotion)
    }

    @Test("The environment sets the colour scheme and the session bus")
    func launch() {
        func told(_ variables: EnvironmentVariables) -> LaunchEnvironment {
            LaunchEnvironment(variables)
        }
        #expect(told(["LOZENGE_COLOR_SCHEME": "dark"]).colorScheme == .dark)
        #expect(told(["LOZENGE_COLOR_SCHEME": "light"]).colorScheme == .light)
        #expect(told(["LOZENGE_COLOR_SCHEME": "blue"]).colorScheme == nil)
        #expect(told(["XDG_RUNTIME_DIR": "/run/user/1"]).sessionBus == "unix:path=/run/user/1/bus")
        let address: EnvironmentVariables = [
            "XDG_RUNTIME_DIR": "/run", "DBUS_SESSION_BUS_ADDRESS": "unix:abstract=x",
        ]
        #expect(told(address).sessionBus == "unix:abstract=x")
        #expect(told(["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]).sessionBus == nil)
        #expect(told([:]).sessionBus == nil)
    }

    @Test("The family of the desktop's font is in its name")
    func fontFamily() {
        var message = Message(isBigEndian: false)
        message.add("Gtk/FontName", string: "Cantarell Bold 11")
        let settings = XSettings(bytes: message.bytes) ?? XSettings()
        func family(_ settings: XSettings) -> String? {
            DesktopSettings(override: nil, settings: settings, resources: "").fontFamily
        }
        #expect(family(settings) == "Cantarell")
        #expect(family(XSettings()) == nil)
    }

    @Test(
        "The size of the desktop's font gives the text size; without one the app has its own",
        arguments: [
            ("Cantarell Bold 11", DynamicTypeSize.small), ("Sans 10", .xSmall), ("Sans 13", .large),
            ("Sans 17px", .large), ("Cantarell", nil), ("", nil), ("Sans 1000000", .accessibility5),
        ])
    func textSize(_ name: String, _ expected: DynamicTypeSize?) {
        var message = Message(isBigEndian: false)
        message.add("Gtk/FontName", string: name)
        let settings = XSettings(bytes: message.bytes) ?? XSettings()
        #expect(
            DesktopSettings(override: nil, settings: settings, resources: "").textSize == expected)
    }

    @Test("The theme of the desktop's icons is its icon theme setting")
    func iconTheme() {
        var message = Message(isBigEndian: false)
        message.add("Net/IconThemeName", string: "Papirus-Dark")
        func theme(_ settings: XSettings) -> String? {
            DesktopSettings(override: nil, settings: settings, resources: "").iconTheme
        }
        #expect(theme(XSettings(bytes: message.bytes) ?? XSettings()) == "Papirus-Dark")
        #expect(theme(XSettings()) == nil)
    }

    private func scale(
        _ settings: XSettings, override: CGFloat? = nil, resources: String = ""
    ) -> CGFloat {
        DesktopSettings(override: override, settings: settings, resources: resources).scale
    }

    private func announced(_ values: [String: Int32]) -> XSettings {
        var message = Message(isBigEndian: false)
        for (name, value) in values { message.add(name, integer: value) }
        return XSettings(bytes: message.bytes) ?? XSettings()
    }
}

/// Writes the message of a settings manager.
private struct Message {
    let isBigEndian: Bool
    private var entries: [UInt8] = []
    private var count: UInt32 = 0

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    var bytes: [UInt8] {
        [isBigEndian ? 1 : 0, 0, 0, 0] + field(UInt32(9)) + field(count) + entries
    }

    mutating func add(_ name: String, integer: Int32) {
        add(name, type: 0, field(UInt32(bitPattern: integer)))
    }

    mutating func add(_ name: String, string: String) {
        let text = Array(string.utf8)
        add(name, type: 1, field(UInt32(text.count)) + padded(text))
    }

    mutating func add(_ name: String, color: (UInt16, UInt16, UInt16, UInt16)) {
        add(
            name, type: 2,
            field(color.0) + field(color.1) + field(color.2) + field(color.3))
    }

    private mutating func add(_ name: String, type: UInt8, _ value: [UInt8]) {
        let text = Array(name.utf8)
        entries += [type, 0] + field(UInt16(text.count)) + padded(text) + field(UInt32(3)) + value
        count += 1
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }

    private func field<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
        withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
    }
}
