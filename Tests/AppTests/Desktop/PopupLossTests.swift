import LozengeTesting
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("The server dies while a popup is open")
    struct PopupLoss {
        @Test(
            "The app ends with status 1 and one message",
            arguments: [Desktop.Manager.openbox, .openboxWithPicom], PopupWindow.Control.allCases)
        func dies(manager: Desktop.Manager, control: PopupWindow.Control) async throws {
            let app = try await PopupWindow(on: Desktop(manager))
            _ = try await app.open(control)
            if control == .ground { _ = try await app.openSubmenu() }
            try await wait(for: "the grab") { app.desktop.onlooker.isGrabbed }
            app.desktop.server.kill()
            #expect(try await app.program.end() == .status(1))
            #expect(app.program.errors.count == 1, "\(app.program.errors)")
            #expect(app.program.errors.first?.contains("was lost") == true)
        }

        @Test("So it does with a dialog")
        func dialog() async throws {
            let app = try await PopupWindow(on: Desktop())
            try await app.openDialog()
            app.desktop.server.kill()
            #expect(try await app.program.end() == .status(1))
            #expect(app.program.errors.count == 1, "\(app.program.errors)")
            #expect(app.program.errors.first?.contains("was lost") == true)
        }
    }
}
