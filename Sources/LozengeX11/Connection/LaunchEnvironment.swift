import Foundation

/// What the process was told by its environment.
struct LaunchEnvironment {
    /// `LOZENGE_SCALE`: device pixels per point, whatever the desktop says.
    var scale: CGFloat?
    /// `LOZENGE_SYNCHRONIZE`: every request is waited for, so that a debugger stops where an X
    /// error was made.
    var isSynchronous: Bool
    /// `LOZENGE_EXIT_AFTER_FIRST_FRAME`: the event loop ends once a window has shown something; for
    /// measuring how long that takes.
    var exitsAfterFirstFrame: Bool

    init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
        scale = variables["LOZENGE_SCALE"].flatMap(Double.init).map { CGFloat($0) }
        isSynchronous = variables["LOZENGE_SYNCHRONIZE"] == "1"
        exitsAfterFirstFrame = variables["LOZENGE_EXIT_AFTER_FIRST_FRAME"] == "1"
    }
}
