import CX11
import Glibc
import LozengeCore

/// A vertical blank of the display that shows a window.
struct VerticalBlank {
    let window: XID
    /// The number of vertical blanks of the display so far.
    let count: UInt64
    /// The time since then.
    let age: Duration
}

/// The vertical blanks of the displays, as the Present extension tells them.
///
/// They are told only by a server on this machine, whose clock is this one's, if libXpresent is installed.
/// Source: the Present protocol, version 1.2.
final class VerticalBlanks {
    private let server: XServer
    private var present: Present?
    private var isOpen = false
    private var selected: Set<XID> = []

    /// The extension, opened.
    private struct Present {
        typealias Select = @convention(c) (OpaquePointer, XID, UInt32) -> XID
        typealias NotifyMSC =
            @convention(c) (OpaquePointer, XID, UInt32, UInt64, UInt64, UInt64) -> Void

        let opcode: Int32
        let select: Select
        let notifyMSC: NotifyMSC
    }

    init(server: XServer) { self.server = server }

    /// Asks the server for the next vertical blank of a window's display.
    ///
    /// Waits for the server on the first call.
    func askNext(for window: XID) {
        if !isOpen {
            isOpen = true
            present = open()
        }
        guard let present else { return }
        server.send { display in
            let completeNotifyMask: UInt32 = 2
            if selected.insert(window).inserted {
                _ = present.select(display, window, completeNotifyMask)
            }
            present.notifyMSC(display, window, 0, 0, 1, 0)
        }
    }

    /// Forgets a window that is closed.
    func forget(_ window: XID) { selected.remove(window) }

    private func open() -> Present? {
        typealias Query =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Int32>
            ) -> Int32
        guard server.isOnThisMachine, server.canSend(), server.hasExtension("Present"),
            let library = dlopen("libXpresent.so.1", RTLD_LAZY),
            let query = dlsym(library, "XPresentQueryExtension"),
            let select = dlsym(library, "XPresentSelectInput"),
            let notifyMSC = dlsym(library, "XPresentNotifyMSC")
        else { return nil }
        var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
        guard unsafeBitCast(query, to: Query.self)(server.display, &opcode, &event, &error) != 0
        else { return nil }
        return Present(
            opcode: opcode, select: unsafeBitCast(select, to: Present.Select.self),
            notifyMSC: unsafeBitCast(notifyMSC, to: Present.NotifyMSC.self))
    }

    /// Returns the vertical blank that an event tells; `nil` for any other event.
    func read(_ event: inout XEvent) -> VerticalBlank? {
        guard let present, event.type == GenericEvent, event.xcookie.extension == present.opcode,
            XGetEventData(server.display, &event.xcookie) != 0
        else { return nil }
        defer { XFreeEventData(server.display, &event.xcookie) }
        guard let data = event.xcookie.data else { return nil }
        let told = data.load(as: lozenge_present_complete.self)
        return VerticalBlank(window: told.window, count: told.msc, age: age(of: told.ust))
    }

    /// Returns the time since a time of the server's clock, in microseconds; zero if it is not this clock.
    private func age(of microseconds: UInt64) -> Duration {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let present = Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
        let (age, isTooLarge) = present.subtractingReportingOverflow(
            Int64(clamping: microseconds))
        return isTooLarge || age < 0 || age > 100_000 ? .zero : .microseconds(age)
    }
}

extension XServer {
    /// True if the server is reached through a socket of this machine, and not through a tunnel.
    fileprivate var isOnThisMachine: Bool {
        var address = sockaddr()
        var size = socklen_t(MemoryLayout<sockaddr>.size)
        return getsockname(XConnectionNumber(display), &address, &size) == 0
            && Int32(address.sa_family) == AF_UNIX
    }
}
