import CX11
import Foundation

/// Runs the windows of one connection: waits, hands events out, lets windows draw.
///
/// Asleep in `poll` whenever there is nothing to do: no timer ticks and nothing is sent.
public final class EventLoop {
    private let connection: XConnection
    private let mainQueue = MainQueue()
    private var motion = MotionCompression()

    public init(connection: XConnection) {
        self.connection = connection
    }

    /// Runs until the last window is closed or the server goes away.
    ///
    /// - Returns: The status for the process to exit with: 0, or 1 when the server went away.
    public func run() -> Int32 {
        while !connection.isLost {
            dispatchArrivedEvents()
            connection.timers.takeDue(at: .now).forEach { $0() }
            for window in connection.windows.values { window.drawIfNeeded() }
            if connection.windows.isEmpty { break }
            if connection.environment.exitsAfterFirstFrame, hasPresented {
                XSync(connection.display, False)
                break
            }
            // Drawing may have read events while it wrote; then the socket is silent about them.
            XFlush(connection.display)
            if XEventsQueued(connection.display, Int32(QueuedAlready)) == 0, !isDrawingDue {
                sleep()
            }
        }
        guard connection.isLost else {
            XFlush(connection.display)
            return 0
        }
        let line = "lozenge: the connection to the display “\(connection.displayName)” was lost.\n"
        FileHandle.standardError.write(Data(line.utf8))
        return 1
    }

    private var hasPresented: Bool {
        connection.windows.values.contains { $0.hasPresented }
    }

    private var isDrawingDue: Bool {
        connection.windows.values.contains { $0.isDrawingDue }
    }

    /// Handles what has arrived so far and no more: a flood of events must not keep windows from
    /// drawing.
    private func dispatchArrivedEvents() {
        // XNextEvent on an empty queue crashes once the connection is lost.
        for _ in 0..<XPending(connection.display) {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            motion.add(event).forEach(dispatch)
        }
        motion.flush().forEach(dispatch)
    }

    private func dispatch(_ event: XEvent) {
        if event.type == MappingNotify {
            connection.keyboard.mappingChanged(event)
        } else if let window = connection.windows[event.xany.window] {
            window.handle(event)
        } else if connection.desktop.handle(event) {
            for window in connection.windows.values { window.desktopChanged() }
        }
    }

    /// Waits for the server, the main queue or the next deadline.
    private func sleep() {
        var descriptors = [
            pollfd(fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0),
            pollfd(fd: mainQueue.handle, events: Int16(POLLIN), revents: 0),
        ]
        poll(&descriptors, nfds_t(descriptors.count), timeout)
        if descriptors[1].revents != 0 { mainQueue.run() }
    }

    /// Milliseconds until the next deadline, rounded up; -1 for ever.
    private var timeout: Int32 {
        guard let deadline = connection.timers.nextDeadline else { return -1 }
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        return Int32(min(max(left.rounded(.up), 0), 1e6))
    }
}
