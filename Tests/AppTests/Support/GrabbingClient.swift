import CX11
import LozengeTesting
import WaitingFixtures

/// A program that keeps the pointer or the keyboard for itself, like one that locks the screen.
final class GrabbingClient {
    nonisolated enum Device {
        case pointer, keyboard
    }

    private let display: OpaquePointer

    init(on desktop: Desktop) throws { display = try openDisplay(desktop.server.display) }

    /// Grabs a device as soon as no other program has it.
    func grab(_ device: Device) async throws {
        let root = XDefaultRootWindow(display)
        try await wait(for: "the grab of the \(device)") {
            switch device {
            case .pointer:
                XGrabPointer(
                    display, root, False, 0, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime))
                    == GrabSuccess
            case .keyboard:
                XGrabKeyboard(
                    display, root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
                    == GrabSuccess
            }
        }
    }

    func release() {
        XUngrabPointer(display, Time(CurrentTime))
        XUngrabKeyboard(display, Time(CurrentTime))
        XSync(display, False)
    }

    isolated deinit { XCloseDisplay(display) }
}
