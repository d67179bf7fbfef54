import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Places of menus, pickers and popovers")
    struct PopupPlaces {
        @Test(
            "They are inside of the screen where the window is at its edges and corners",
            arguments: [Desktop.Manager.openbox, .xfwm4, .openboxWithPicom])
        func edges(manager: Desktop.Manager) async throws {
            let app = try await PopupWindow(on: Desktop(manager))
            let screen = app.desktop.onlooker.screen
            let frame = app.outerFrame
            let (right, bottom) = (
                screen.x.upperBound - frame.x.count, screen.y.upperBound - frame.y.count
            )
            for (x, y) in [
                (0, 0), (right / 2, 0), (right, 0), (0, bottom / 2), (right, bottom / 2),
                (0, bottom), (right / 2, bottom), (right, bottom),
            ] {
                try await app.move(to: x, y)
                for control in PopupWindow.Control.allCases {
                    try await expectInside(screen, control, app)
                }
            }
            #expect(app.program.errors == [])
        }

        @Test("They are inside of it even where what they belong to is not")
        func beyondEdges() async throws {
            let app = try await PopupWindow(on: Desktop())
            let onlooker = app.desktop.onlooker
            try await wait(for: "the keyboard") { onlooker.focus == app.window }
            app.hand.press("Tab")
            // The menu is in the upper left corner of the window.
            for (x, y) in [(-200, 400), (1240, 400), (400, -100), (400, 990), (-200, 990)] {
                try await app.move(to: x, y)
                app.hand.press("space")
                try await app.waitForPopups(1)
                for popup in try await app.openSubmenu() {
                    let frame = app.frame(of: popup)
                    #expect(onlooker.screen.contains(frame), "window at \(x), \(y): \(frame)")
                }
                try await app.closePopups()
            }
            #expect(app.program.errors == [])
        }

        @Test(
            "A dialog is inside of the screen where its window is in a corner",
            arguments: [Desktop.Manager.openbox, .xfwm4])
        func dialog(manager: Desktop.Manager) async throws {
            let app = try await PopupWindow(on: Desktop(manager))
            let onlooker = app.desktop.onlooker
            let (screen, frame) = (onlooker.screen, app.outerFrame)
            for x in [0, screen.x.upperBound - frame.x.count] {
                for y in [0, screen.y.upperBound - frame.y.count] {
                    try await app.move(to: x, y)
                    let dialog = try await app.openDialog()
                    let area = onlooker.area(of: dialog)
                    #expect(screen.contains(area), "window at \(x), \(y): \(area)")
                    app.hand.press("Escape")
                    try await wait(for: "the window") { onlooker.focus == app.window }
                }
            }
            #expect(app.program.errors.allSatisfy { $0 == "answered" })
        }

        @Test(
            "They are on the monitor of what they belong to",
            arguments: [Desktop.Manager.none, .openboxWithPicom])
        func monitors(manager: Desktop.Manager) async throws {
            let desktop = try await Desktop(manager)
            let columns = [0..<640, 640..<1280]
            let rows = [0..<512, 512..<1024]
            let monitors = rows.flatMap { y in columns.map { x in PixelArea(x: x, y: y) } }
            try desktop.onlooker.setMonitors(monitors)
            let app = try await PopupWindow(on: desktop)
            // A menu on the ground belongs to a pixel, one of a control to its middle.
            for (control, distance) in [
                (PopupWindow.Control.ground, 0), (.menu, 60), (.picker, 10), (.popover, 10),
            ] {
                for x in [639 - distance, 640 + distance] {
                    for y in [511 - distance, 512 + distance] {
                        try await app.move(control.place, to: x, y)
                        let monitor = monitors[x / 640 + y / 512 * 2]
                        try await expectInside(monitor, control, app)
                    }
                }
            }
            #expect(app.program.errors == [])
        }

        /// Opens the popup of a control and its submenu, expects them inside of an area, and closes them.
        private func expectInside(
            _ area: PixelArea, _ control: PopupWindow.Control, _ app: PopupWindow
        ) async throws {
            var popups = [try await app.open(control)]
            if control == .menu || control == .ground { popups = try await app.openSubmenu() }
            let window = app.outerFrame
            for popup in popups {
                let frame = app.frame(of: popup)
                #expect(
                    area.contains(frame), "\(control) of the window at \(window): \(frame)")
                #expect(frame.x.count > 60 && frame.y.count > 40, "\(control): \(frame)")
                // A hundred options are taller than any screen.
                #expect(control != .picker || frame.y == area.y, "\(frame)")
            }
            try await app.closePopups()
        }
    }
}
