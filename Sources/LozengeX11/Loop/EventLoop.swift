import CX11
import Foundation
import LozengeCore

/// Runs the windows of one connection: waits, hands events out, lets windows draw.
///
/// Asleep in `poll` whenever there is nothing to do: no timer ticks and nothing is sent.
public final class EventLoop {
    private let connection: XConnection
    /// `nil` where someone else runs the main queue.
    private let mainQueue: MainQueue?
    private var motion = MotionCompression()
    /// The time of the next timer of the main run loop.
    private var nextTimer: ContinuousClock.Instant?
    /// Called once when a signal asks the process to end; should close all windows.
    ///
    /// Without it, such a signal ends the process at once, as by default.
    public var onEndingSignal: (() -> Void)?
    private var endingSignals: EndingSignals?

    public convenience init(connection: XConnection) {
        self.init(connection: connection, mainQueue: MainQueue())
    }

    init(connection: XConnection, mainQueue: MainQueue?) {
        self.connection = connection
        self.mainQueue = mainQueue
    }

    /// Runs until the last window is closed or the server goes away.
    ///
    /// - Returns: The status for the process to exit with: 0, or 1 when the server went away.
    public func run() -> Int32 {
        while !isFinished { turn() }
        guard connection.isLost else {
            // Whatever was asked for last, closing a window say, is to reach the server.
            XSync(connection.display, False)
            return 0
        }
        writeToStandardError(
            "lozenge: the connection to the display “\(connection.displayName)” was lost.")
        return 1
    }

    /// Handles what has arrived, lets windows draw, and sleeps if that leaves nothing to do.
    ///
    /// - Parameter limit: The longest to sleep, in milliseconds; -1 for as long as nothing is due.
    package func turn(limit: Int32 = -1) {
        dispatchArrivedEvents()
        for action in connection.timers.takeDue(at: .now) { action() }
        for window in connection.windows.values { window.drawIfNeeded() }
        // After the frame, which is on its way to the server: no timer holds it up.
        if mainQueue != nil, hasPresented { nextTimer = MainRunLoop.run(at: .now) }
        XFlush(connection.display)
        if hasPresented, !isFinished {
            connection.followPointers()
            // What the portal answers comes by the main queue.
            if mainQueue != nil { connection.askPortal() }
            // A start has nothing to save, and waits for nothing.
            if onEndingSignal != nil, endingSignals == nil {
                endingSignals = EndingSignals()
                if endingSignals == nil { onEndingSignal = nil }
            }
        }
        // Drawing may have read events while it wrote; then the socket is silent about them.
        let isIdle = XEventsQueued(connection.display, Int32(QueuedAlready)) == 0 && !isDrawingDue
        wait(milliseconds: isIdle && !isFinished ? timeout(limit: limit) : 0)
    }

    private var isFinished: Bool {
        connection.isLost || connection.windows.isEmpty
            || connection.environment.exitsAfterFirstFrame && hasPresented
    }

    // By loops, here and below: closures would be asked for their actor at every turn.

    private var hasPresented: Bool {
        for window in connection.windows.values where window.hasPresented { return true }
        return false
    }

    private var isDrawingDue: Bool {
        for window in connection.windows.values where window.isDrawingDue { return true }
        return false
    }

    /// Handles what has arrived so far and no more: a flood of events must not keep windows from
    /// drawing.
    private func dispatchArrivedEvents() {
        // XNextEvent on an empty queue crashes once the connection is lost.
        for _ in 0..<XPending(connection.display) {
            guard !connection.isLost else { return }
            var event = XEvent()
            XNextEvent(connection.display, &event)
            let arrivals = connection.pointers?.read(event) ?? [.event(event)]
            for arrival in arrivals {
                for ripe in motion.add(arrival) { dispatch(ripe) }
            }
        }
        for arrival in motion.flush() { dispatch(arrival) }
    }

    private func dispatch(_ arrival: Arrival) {
        guard case .event(var event) = arrival else {
            connection.windows[arrival.window]?.handle(arrival)
            return
        }
        guard event.isCredible, !connection.inputMethod.filters(&event) else { return }
        if event.type == MappingNotify {
            connection.keyboard.mappingChanged(event)
        } else if let window = connection.windows[event.xany.window] {
            window.handle(event)
        } else if connection.selections.handle(event)
            || connection.selectionRequests.handle(event)
        {
            return
        } else if connection.desktop.handle(event) {
            connection.refreshDesktop()
        }
    }

    /// Waits for the server, the main queue or a signal, and does the main queue's work.
    ///
    /// Asked with no time to wait as well, so that a window that draws all the time does not keep the
    /// main queue from running.
    private func wait(milliseconds: Int32) {
        var descriptors = [
            pollfd(fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0),
            // poll passes over what is negative.
            pollfd(fd: mainQueue?.handle ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: endingSignals?.handle ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        if descriptors[1].revents != 0 { mainQueue?.run() }
        if descriptors[2].revents != 0 { end() }
    }

    /// Calls `onEndingSignal`, once.
    private func end() {
        let close = onEndingSignal
        (onEndingSignal, endingSignals) = (nil, nil)
        close?()
    }

    /// Milliseconds until the next deadline, rounded up; -1 for ever.
    private func timeout(limit: Int32) -> Int32 {
        guard let own = connection.timers.nextDeadline ?? nextTimer else { return limit }
        let deadline = min(own, nextTimer ?? own)
        let milliseconds = ContinuousClock.now.duration(to: deadline).wholeMilliseconds
        return limit < 0 ? milliseconds : min(milliseconds, limit)
    }
}

extension Duration {
    /// Milliseconds, rounded up; 0 for what is over, and at most a thousand seconds.
    ///
    /// By 64 bits: what divides the 128 of a duration is far from everything else in memory.
    var wholeMilliseconds: Int32 {
        let attoseconds = min(max(attoseconds, 0), 1_000_000_000_000_000_000_000)
        // A millisecond has 5¹⁵ times 2¹⁵ attoseconds.
        let (shifted, rest) = (Int64(attoseconds >> 15), attoseconds & (1 << 15 - 1))
        let (whole, left) = shifted.quotientAndRemainder(dividingBy: 30_517_578_125)
        return Int32(whole) + (left > 0 || rest > 0 ? 1 : 0)
    }
}
