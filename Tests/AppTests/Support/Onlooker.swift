import CX11
import Foundation
import WaitingFixtures

/// Another client of an app's server: sees the screen and the properties of windows.
///
/// It grabs the server during requests about windows that may disappear, so that it never causes an error.
final class Onlooker {
    let display: OpaquePointer
    let root: XID

    /// The number of pings to an app.
    var pings = 0

    init(of name: String) throws {
        display = try openDisplay(name)
        root = XDefaultRootWindow(display)
        XSelectInput(display, root, SubstructureNotifyMask)
    }

    func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

    /// The active window.
    var focus: XID {
        var (focus, revert) = (XID(), Int32())
        XGetInputFocus(display, &focus, &revert)
        return focus
    }

    /// Returns the window on the screen whose process is `process`.
    func window(of process: pid_t) -> XID? {
        undisturbed { search(root, for: UInt(process), depth: 3) }
    }

    /// Returns the windows of `process` on the screen that have no window manager: menus.
    func menus(of process: pid_t) -> [XID] {
        undisturbed {
            children(of: root).filter {
                numbers("_NET_WM_PID", of: $0) == [UInt(process)] && isViewable($0)
                    && attributes(of: $0).override_redirect != 0
            }
        }
    }

    private func search(_ window: XID, for process: UInt, depth: Int) -> XID? {
        if numbers("_NET_WM_PID", of: window) == [process], isViewable(window) { return window }
        return depth == 0
            ? nil
            : children(of: window).lazy
                .compactMap { self.search($0, for: process, depth: depth - 1) }.first
    }

    private func children(of window: XID) -> [XID] {
        var (root, parent, list, count) = (XID(), XID(), UnsafeMutablePointer<XID>?.none, UInt32())
        guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list
        else { return [] }
        defer { XFree(list) }
        return Array(UnsafeBufferPointer(start: list, count: Int(count)))
    }

    private func isViewable(_ window: XID) -> Bool {
        attributes(of: window).map_state == IsViewable
    }

    /// Returns the number of bits of a window's pixels.
    func depth(of window: XID) -> Int { Int(attributes(of: window).depth) }

    private func attributes(of window: XID) -> XWindowAttributes {
        var attributes = XWindowAttributes()
        XGetWindowAttributes(display, window, &attributes)
        return attributes
    }

    /// Returns the frame of a window on the screen, in pixels; it may extend beyond the screen.
    func area(of window: XID) -> PixelArea {
        var (root, child) = (XID(), XID())
        var (x, y, width, height) = (Int32(), Int32(), UInt32(), UInt32())
        var (border, depth) = (UInt32(), UInt32())
        XGetGeometry(display, window, &root, &x, &y, &width, &height, &border, &depth)
        XTranslateCoordinates(display, window, self.root, 0, 0, &x, &y, &child)
        return PixelArea(x: Int(x)..<Int(x) + Int(width), y: Int(y)..<Int(y) + Int(height))
    }

    /// Returns the visible part of a window.
    func picture(of window: XID) throws -> Snapshot {
        try undisturbed { try picture(of: area(of: window)) }
    }

    /// Waits until the app has handled all events and the visible part of its window is stable.
    ///
    /// The answer to a first ping shows that all earlier events were handled, a second one that the result
    /// was drawn. In a motion, pictures are equal from frame to frame at most.
    func restingPicture(of window: XID) async throws -> Snapshot {
        let longestFrame = Duration.milliseconds(300)
        var last = try picture(of: window)
        var change = ContinuousClock.now
        try await wait(for: "a picture that rests") {
            for _ in 0..<2 { try await ping(window) }
            let picture = try picture(of: window)
            if picture != last { change = .now }
            last = picture
            return change.duration(to: .now) >= longestFrame
        }
        return last
    }

    func picture(of area: PixelArea) throws -> Snapshot {
        let x = area.x.clamped(to: 0..<Int(XDisplayWidth(display, 0)))
        let y = area.y.clamped(to: 0..<Int(XDisplayHeight(display, 0)))
        guard !x.isEmpty, !y.isEmpty,
            let image = XGetImage(
                display, root, Int32(x.lowerBound), Int32(y.lowerBound), UInt32(x.count),
                UInt32(y.count), 0xff_ffff, ZPixmap)
        else { throw Failure(description: "Nothing of the window is on the screen.") }
        defer { _ = image.pointee.f.destroy_image(image) }
        let count = x.count * y.count
        guard let data = image.pointee.data, Int(image.pointee.bytes_per_line) == x.count * 4
        else { throw Failure(description: "The screen has not the format that was asked for.") }
        let pixels = data.withMemoryRebound(to: UInt32.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
        return Snapshot(width: x.count, height: y.count, pixels: pixels)
    }

    /// True if a client has grabbed the pointer, as a window manager does during a drag.
    var isGrabbed: Bool {
        undisturbed {
            let status = XGrabPointer(
                display, root, False, 0, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime))
            if status == GrabSuccess { XUngrabPointer(display, Time(CurrentTime)) }
            return status == AlreadyGrabbed
        }
    }

    /// True if a client has grabbed the keyboard, as a menu does.
    var isKeyboardGrabbed: Bool {
        undisturbed {
            let status = XGrabKeyboard(
                display, root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
            if status == GrabSuccess { XUngrabKeyboard(display, Time(CurrentTime)) }
            return status == AlreadyGrabbed
        }
    }

    /// Calls `body` while no other client is served.
    func undisturbed<Value>(_ body: () throws -> Value) rethrows -> Value {
        XGrabServer(display)
        defer {
            XUngrabServer(display)
            XSync(display, False)
        }
        return try body()
    }

    isolated deinit {
        XCloseDisplay(display)
    }
}

/// Connects to a server that a test may kill; the default handler of Xlib would end the process then.
func openDisplay(_ name: String) throws -> OpaquePointer {
    guard let display = XOpenDisplay(name) else {
        throw Failure(description: "The test cannot connect to the display \(name).")
    }
    _ = ignoredErrors
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    return display
}

/// Makes Xlib ignore errors, once: a window that a test looks at may close at any time, and Xlib's own handler would end
/// the process of the tests.
private let ignoredErrors: Void = {
    XSetErrorHandler { _, _ in 0 }
}()
