import Foundation

/// The signals that ask a process to end: SIGTERM, SIGINT and SIGHUP.
///
/// The first signal makes a descriptor readable, so that the app ends as if its windows were
/// closed. The second signal ends the process at once, in case the app does not end.
final class EndingSignals {
    /// A descriptor that is readable once a signal has arrived.
    ///
    /// It is never closed, since a signal can arrive at any time.
    let handle: Int32

    /// Installs handlers for the signals that would end the process.
    ///
    /// Signals that are ignored, as by `nohup`, stay ignored; an app's own handlers stay in place.
    ///
    /// - Returns: `nil` if there is no signal to handle or no descriptor is left.
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
            // Blocking calls in libraries are restarted.
            action.sa_flags = SA_RESTART
            sigaction(number, &action, nil)
        }
        // A program that starts this one from a thread of libdispatch passes on a mask that blocks
        // all signals.
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

/// Wakes the event loop and restores the default action, so that the next signal ends the process.
///
/// Calls only functions that signal-safety(7) allows.
private nonisolated func raiseAlarm(_: Int32) {
    let error = errno
    if alarm.signals & 1 << SIGTERM != 0 { signal(SIGTERM, SIG_DFL) }
    if alarm.signals & 1 << SIGINT != 0 { signal(SIGINT, SIG_DFL) }
    if alarm.signals & 1 << SIGHUP != 0 { signal(SIGHUP, SIG_DFL) }
    var byte: UInt8 = 1
    _ = write(alarm.handle, &byte, 1)
    errno = error
}
