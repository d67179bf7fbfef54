import CX11
import Foundation
import LozengeCore

/// The event loop of one connection: waits, dispatches events and draws windows.
///
/// It sleeps in `poll` while there is nothing to do: no timer fires and no request is sent.
public final class EventLoop {
    private let connection: XConnection
    /// The main dispatch queue; `nil` if another loop runs it.
    private let mainQueue: MainQueue?
    private var motion = MotionCompression()
    /// The time of the next timer of the main run loop.
    private var nextTimer: ContinuousClock.Instant?
    /// Called once when a signal asks the process to end; it should close all windows.
    ///
    /// If `nil`, the signal ends the process at once, as by default.
    public var onEndingSignal: (() -> Void)?
    private var endingSignals: EndingSignals?

    /// Creates the loop of `connection`, which also runs the main dispatch queue.
    public convenience init(connection: XConnection) {
        self.init(connection: connection, mainQueue: MainQueue())
    }

    init(connection: XConnection, mainQueue: MainQueue?) {
        self.connection = connection
        self.mainQueue = mainQueue
    }

    /// Runs until the last window is closed or the server goes away.
    ///
    /// - Returns: The exit status for the process: 0, or 1 if the server went away.
    public func run() -> Int32 {
        while !isFinished { turn() }
        guard connection.isLost else {
            // The last requests, such as closing a window, have to reach the server.
            connection.server.send { XSync($0, False) }
            return 0
        }
        writeToStandardError(
            "lozenge: The connection to display “\(connection.server.displayName)” was lost. The app ends."
        )
        return 1
    }

    /// Handles the events that have arrived, draws windows, and sleeps if nothing is left to do.
    ///
    /// - Parameter limit: The maximum time to sleep, in milliseconds; -1 for no limit.
    package func turn(limit: Int32 = -1) {
        dispatchArrivedEvents()
        for action in connection.timers.removeDue(at: .now) { action() }
        for window in connection.openWindows.windows.values { window.drawIfNeeded() }
        // Runs after the frame was sent, so that no timer delays it.
        if mainQueue != nil, hasPresented { nextTimer = MainRunLoop.run(at: .now) }
        XFlush(connection.server.display)
        if hasPresented, !isFinished {
            connection.openWindows.followPointers()
            // The answers of the session bus arrive on the main queue.
            if mainQueue != nil { connection.askDesktop() }
            // Installed after the first frame: before it an app has nothing to save.
            if onEndingSignal != nil, endingSignals == nil {
                endingSignals = EndingSignals()
                if endingSignals == nil { onEndingSignal = nil }
            }
        }
        // Drawing may have read events into Xlib's queue; the socket is not readable then.
        let isIdle =
            XEventsQueued(connection.server.display, Int32(QueuedAlready)) == 0 && !isDrawingDue
        wait(for: isIdle && !isFinished ? timeout(limit: limit) : .zero)
    }

    private var isFinished: Bool {
        connection.isLost
            || connection.openWindows.windows.isEmpty && !connection.staysOpenWithoutWindow
            || connection.environment.exitsAfterFirstFrame && hasPresented
    }

    // Loops instead of closures: a closure checks its actor at every call.

    /// True once a window has shown a frame; also without a window.
    private var hasPresented: Bool {
        if connection.openWindows.windows.isEmpty { return true }
        for window in connection.openWindows.windows.values where window.hasPresented {
            return true
        }
        return false
    }

    private var isDrawingDue: Bool {
        for window in connection.openWindows.windows.values where window.isDrawingDue {
            return true
        }
        return false
    }

    /// Handles only the events that have arrived so far, so that a flood of events cannot keep
    /// windows from drawing.
    private func dispatchArrivedEvents() {
        // XNextEvent crashes on an empty queue once the connection is lost.
        for _ in 0..<XPending(connection.server.display) {
            guard !connection.isLost else { return }
            var event = XEvent()
            XNextEvent(connection.server.display, &event)
            if let blank = connection.verticalBlanks.read(&event) {
                connection.openWindows.windows[blank.window]?.passed(blank)
                continue
            }
            let arrivals = connection.openWindows.pointers?.read(event) ?? [.event(event)]
            for arrival in arrivals {
                for ripe in motion.add(arrival) { dispatch(ripe) }
            }
        }
        for arrival in motion.flush() { dispatch(arrival) }
    }

    private func dispatch(_ arrival: ServerEvent) {
        guard case .event(var event) = arrival else {
            connection.openWindows.windows[arrival.window]?.handle(arrival)
            return
        }
        guard event.isCredible, !connection.inputMethod.filters(&event) else { return }
        if event.type == MappingNotify {
            connection.keyboard.mappingChanged(event)
        } else if let window = connection.openWindows.windows[event.xany.window] {
            window.handle(event)
        } else if event.type == KeyRelease {
            // The key that closed a popup may be released in its window, which is forgotten by then.
            connection.keyboard.released(event.xkey.keycode)
        } else if event.type == DestroyNotify {
            connection.drags.destroyed(event.xdestroywindow.window)
            if !connection.selections.handle(event), connection.desktop.handle(event) {
                connection.refreshDesktop()
            }
        } else if connection.selections.handle(event)
            || connection.selectionRequests.handle(event)
        {
            return
        } else if connection.desktop.handle(event) {
            connection.refreshDesktop()
        }
    }

    /// Waits for the server, the main queue or a signal, and runs the main queue.
    ///
    /// Called without a wait as well, so that a window that always draws does not block the main
    /// queue.
    ///
    /// - Parameter duration: The longest wait; `nil` for no limit.
    private func wait(for duration: Duration?) {
        var descriptors = [
            pollfd(
                fd: XConnectionNumber(connection.server.display), events: Int16(POLLIN), revents: 0),
            // poll ignores negative descriptors.
            pollfd(fd: mainQueue?.handle ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: endingSignals?.handle ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let count = nfds_t(descriptors.count)
        if let duration {
            let (seconds, attoseconds) = duration.components
            var time = timespec(
                tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
            ppoll(&descriptors, count, &time, nil)
        } else {
            ppoll(&descriptors, count, nil, nil)
        }
        if descriptors[1].revents != 0 { mainQueue?.run() }
        if descriptors[2].revents != 0 { end() }
    }

    /// Calls `onEndingSignal`, once.
    private func end() {
        let close = onEndingSignal
        (onEndingSignal, endingSignals) = (nil, nil)
        close?()
    }

    private static let longestSleep: Duration = .seconds(1000)

    /// Returns the time until the next deadline; `nil` for no limit.
    ///
    /// At most ``longestSleep``, since a deadline may be farther away than the system counts.
    private func timeout(limit: Int32) -> Duration? {
        let longest = limit < 0 ? nil : Duration.milliseconds(Int(limit))
        guard let own = connection.timers.nextDeadline ?? nextTimer else { return longest }
        let duration = ContinuousClock.now.duration(to: min(own, nextTimer ?? own))
        return max(.zero, min(duration, longest ?? duration, Self.longestSleep))
    }
}
