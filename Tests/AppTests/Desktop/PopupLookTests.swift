import CX11
import SessionFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("The look of popups")
    struct PopupLooks {
        /// The ground of popups in the light scheme.
        private let light: UInt32 = 0xffffff
        /// The ground of popups in the dark scheme.
        private let dark: UInt32 = 0x36363a

        @Test(
            "With a compositor, what is behind shows in the corners and in the margin",
            arguments: [Desktop.Manager.openboxWithPicom, .compositingXfwm4])
        func round(manager: Desktop.Manager) async throws {
            let app = try await PopupWindow(on: Desktop(manager))
            let onlooker = app.desktop.onlooker
            let corner = app.backgroundPoint
            /// Waits until the screen shows what is expected and does not change any more.
            func restingScreen(
                with content: String, where isExpected: (Snapshot) -> Bool
            ) async throws -> Snapshot {
                var picture = try onlooker.picture(of: onlooker.screen)
                try await wait(for: "a screen at rest with \(content)") {
                    let last = picture
                    picture = try onlooker.picture(of: onlooker.screen)
                    let background = try app.background
                    return picture == last && picture[corner.x, corner.y] == background
                        && isExpected(picture)
                }
                return picture
            }
            // A compositor may still show the window as it was before it was resized.
            let area = onlooker.area(of: app.window)
            let behind = try await restingScreen(with: "the whole window") { picture in
                [(2, 2), (297, 2), (20, 60), (297, 100), (150, 150), (2, 190)].allSatisfy {
                    picture[area.x.lowerBound + $0, area.y.lowerBound + $1] == PopupWindow.green
                }
            }
            for control in [PopupWindow.Control.ground, .popover] {
                let popup = try await app.open(control)
                #expect(onlooker.depth(of: popup) == 32)
                let (whole, frame) = (onlooker.area(of: popup), app.frame(of: popup))
                #expect(whole.x.count == frame.x.count + 36 && whole.y.count == frame.y.count + 36)
                let (x, y) = (frame.midX, frame.y.lowerBound + 3)
                // A compositor may paint a popup before the windows below it.
                let shown = try await restingScreen(with: "\(control) open") { picture in
                    picture[x, y] == light
                        && whole.corners.allSatisfy { picture[$0.x, $0.y] == behind[$0.x, $0.y] }
                }
                try await app.closePopups()
                _ = try await restingScreen(with: "\(control) closed") { $0[x, y] != light }
                // Outside of the curve the ground behind is darkened by the shadow, and nothing else.
                for (x, y) in frame.corners where behind[x, y] == PopupWindow.green {
                    #expect(shown[x, y] & 0xff00ff == 0, "\(control): \(shown[x, y])")
                    #expect(shown[x, y] > 0x008000 && shown[x, y] < 0x00ff00)
                }
                #expect(frame.corners.contains { behind[$0.x, $0.y] == PopupWindow.green })
            }
            #expect(app.program.errors == [])
        }

        @Test(
            "Without one, the popup is square and has a line around it",
            arguments: [Desktop.Manager.none, .openbox, .xfwm4])
        func square(manager: Desktop.Manager) async throws {
            let app = try await PopupWindow(on: Desktop(manager))
            let onlooker = app.desktop.onlooker
            for control in [PopupWindow.Control.ground, .popover] {
                let popup = try await app.open(control)
                #expect(onlooker.depth(of: popup) == 24)
                #expect(app.frame(of: popup) == onlooker.area(of: popup))
                try await wait(for: "the popup on the screen") {
                    try app.ground(of: popup) == light
                }
                let picture = try onlooker.picture(of: popup)
                let line = picture[picture.width / 2, 0]
                #expect(line != light && line != PopupWindow.green)
                for (x, y) in PixelArea(x: 0..<picture.width, y: 0..<picture.height).corners {
                    #expect(picture[x, y] == line)
                }
                for (x, y) in PixelArea(x: 1..<picture.width - 1, y: 1..<picture.height - 1).corners
                {
                    #expect(picture[x, y] == light)
                }
                try await app.closePopups()
            }
            #expect(app.program.errors == [])
        }

        @Test(
            "An open menu and the window behind follow the theme",
            arguments: [Desktop.Manager.openbox, .openboxWithPicom])
        func theme(manager: Desktop.Manager) async throws {
            let desktop = try await Desktop(manager)
            let settings = try SettingsManager(on: desktop)
            settings.useTheme("Yaru")
            let app = try await PopupWindow(on: desktop)
            _ = try await app.open(.ground)
            let menus = try await app.openSubmenu()
            for (theme, ground, behind) in [
                ("Yaru-dark", dark, 0x222226), ("Yaru", light, 0xfafafb),
                ("Yaru-dark", dark, 0x222226),
            ] {
                settings.useTheme(theme)
                try await wait(for: theme) {
                    try app.background == behind
                        && menus.allSatisfy { try app.ground(of: $0) == ground }
                }
            }
            #expect(app.popups == menus)
            for key in ["Down", "Return"] { app.hand.press(key) }
            try await wait(for: "the choice") { app.program.errors == ["chosen fourth"] }
            try await app.waitForPopups(0)
        }

        @Test("An open popover follows the portal's colour scheme and accent")
        func portal() async throws {
            let bus = try SessionBus()
            let portal = try FakePortal(
                on: bus, "'color-scheme': <uint32 2>, 'accent-color': <(1.0, 0.0, 0.0)>")
            let app = try await PopupWindow(
                on: Desktop(), environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
            let onlooker = app.desktop.onlooker
            let popover = try await app.open(.popover)
            func waits(for what: String, ground: UInt32, accent: UInt32) async throws {
                try await wait(for: what) {
                    let picture = try onlooker.picture(of: popover)
                    return picture[10, 10] == ground
                        && picture[picture.width / 2, picture.height / 2] == accent
                }
            }
            try await waits(for: "red", ground: light, accent: 0xff0000)
            portal.announce("accent-color", "(0.0, 0.0, 1.0)")
            try await waits(for: "blue", ground: light, accent: 0x0000ff)
            portal.announce("color-scheme", "uint32 1")
            try await waits(for: "dark", ground: dark, accent: 0x0000ff)
            #expect(app.popups == [popover])
            try await app.closePopups()
            #expect(app.program.errors == [])
        }
    }
}
