import Foundation

/// The signals that ask a process to end: SIGTERM, SIGINT and SIGHUP.
///
/// The first one makes a descriptor readable, so that the app can end as if its windows were closed.
/// The second one ends the process at once, which matters if the app does not get that far.
final class EndingSignals {
    /// Readable once a signal has arrived.
    ///
    /// Stays open as long as the process: a signal can arrive at any time.
    let handle: Int32

    /// Handles those of the signals that would end the process.
    ///
    /// Signals that are ignored stay ignored, as `nohup` and shells want it, and an app's own
    /// handlers stay in place.
    ///
    /// - Returns: `nil` if there is no signal to handle, or no descriptor left.
    init?() {
        let signals = [SIGTERM, SIGINT, SIGHUP].filter(Self.endsProcess)
        var ends: [Int32] = [-1, -1]
        guard !signals.isEmpty, pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        handle = ends[0]
        alarm.handle = ends[1]
        alarm.signals = signals.reduce(0) { $0 | 1 << $1 }
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for number in signals {
            sigaddset(&blocked, number)
            var action = sigaction()
            action.__sigaction_handler.sa_handler = raiseAlarm
            // Calls that wait in libraries go on waiting.
            action.sa_flags = SA_RESTART
            sigaction(number, &action, nil)
        }
        // A program that starts this one from a thread of libdispatch hands on that all are blocked.
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    }

    private static func endsProcess(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        // SIG_DFL is a null pointer.
        return action.__sigaction_handler.sa_handler == nil
    }
}

/// The values that the signal handler reads; set before it is installed.
private nonisolated(unsafe) var alarm: (handle: Int32, signals: Int32) = (-1, 0)

/// Wakes the loop, and has the next signal end the process.
///
/// Calls nothing but functions that signal-safety(7) allows.
private nonisolated func raiseAlarm(_: Int32) {
    let error = errno
    if alarm.signals & 1 << SIGTERM != 0 { signal(SIGTERM, SIG_DFL) }
    if alarm.signals & 1 << SIGINT != 0 { signal(SIGINT, SIG_DFL) }
    if alarm.signals & 1 << SIGHUP != 0 { signal(SIGHUP, SIG_DFL) }
    var byte: UInt8 = 1
    _ = write(alarm.handle, &byte, 1)
    errno = error
}
