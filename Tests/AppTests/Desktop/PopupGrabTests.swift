import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Menus while another program has the pointer or the keyboard")
    struct PopupGrabs {
        @Test(
            "Keys operate a menu while the pointer is another program's", arguments: [false, true])
        func pointer(isReleased: Bool) async throws {
            let (app, other) = try await openWindow(while: .pointer)
            for key in ["Tab", "space"] { app.hand.press(key) }
            try await app.waitForPopups(1)
            if isReleased { other.release() }
            for key in ["Down", "Return"] { app.hand.press(key) }
            try await expectSecondChoice(app, other)
        }

        @Test(
            "The pointer operates a menu while the keyboard is another program's",
            arguments: [false, true])
        func keyboard(isReleased: Bool) async throws {
            let (app, other) = try await openWindow(while: .keyboard)
            let menu = app.frame(of: try await app.open(.menu))
            if isReleased { other.release() }
            // The second of three items.
            app.hand.click(menu.midX, menu.midY)
            try await expectSecondChoice(app, other)
        }

        @Test(
            "A press closes a menu that opened while the pointer was another program's",
            arguments: [false, true])
        func lateRelease(isOutside: Bool) async throws {
            let (app, other) = try await openWindow(while: .pointer)
            let onlooker = app.desktop.onlooker
            for key in ["Tab", "space"] { app.hand.press(key) }
            try await app.waitForPopups(1)
            other.release()
            if isOutside {
                try await wait(for: "the grab") { onlooker.isGrabbed }
                app.hand.click(3, 3)
            } else {
                let area = onlooker.area(of: app.window)
                app.hand.click(area.x.upperBound - 20, area.midY)
            }
            try await app.waitForPopups(0)
            try await expectOrdinaryMenu(app)
            #expect(app.program.errors == [])
        }

        @Test(
            "Without a window manager, the key that closed a menu closes the next popover as well")
        func closingKey() async throws {
            let app = try await PopupWindow(on: Desktop(.none))
            for control in [PopupWindow.Control.ground, .popover, .ground, .popover] {
                _ = try await app.open(control)
                app.hand.press("Escape")
                try await app.waitForPopups(0)
            }
            #expect(app.program.errors == [])
        }

        /// Opens the window, and has another program grab a device.
        private func openWindow(
            while device: GrabbingClient.Device
        ) async throws -> (PopupWindow, GrabbingClient) {
            let app = try await PopupWindow(on: Desktop())
            try await wait(for: "the keyboard") { app.desktop.onlooker.focus == app.window }
            let other = try GrabbingClient(on: app.desktop)
            try await other.grab(device)
            return (app, other)
        }

        /// Expects the second item to be chosen, and the next menu to be an ordinary one.
        private func expectSecondChoice(_ app: PopupWindow, _ other: GrabbingClient) async throws {
            try await wait(for: "the choice") { app.program.errors == ["chosen second"] }
            try await app.waitForPopups(0)
            other.release()
            try await expectOrdinaryMenu(app)
            #expect(app.program.errors == ["chosen second"])
        }

        /// Expects no grab to be left, and that a menu has both devices while it is open.
        private func expectOrdinaryMenu(_ app: PopupWindow) async throws {
            let onlooker = app.desktop.onlooker
            func waitForNoGrab() async throws {
                try await wait(for: "no grab") {
                    !onlooker.isGrabbed && !onlooker.isKeyboardGrabbed
                }
            }
            try await waitForNoGrab()
            _ = try await app.open(.ground)
            try await wait(for: "the grabs") { onlooker.isGrabbed && onlooker.isKeyboardGrabbed }
            app.hand.click(3, 3)
            try await app.waitForPopups(0)
            try await waitForNoGrab()
        }
    }
}
