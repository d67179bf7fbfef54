import Foundation
import LozengeCore

/// What the process was told by its environment.
struct LaunchEnvironment {
    /// `LOZENGE_SCALE`: device pixels per point, whatever the desktop says.
    var scale: CGFloat?
    /// `LOZENGE_COLOR_SCHEME`: `light` or `dark`, whatever the desktop says.
    var colorScheme: ColorScheme?
    /// `DBUS_SESSION_BUS_ADDRESS`, or else the place where sessions have their bus: who is asked how
    /// the desktop looks; `nil` for nobody.
    var sessionBus: String?
    /// `LOZENGE_SYNCHRONIZE`: every request is waited for, so that a debugger stops where an X
    /// error was made.
    var isSynchronous: Bool
    /// Whether open menus hold the pointer and the keyboard; not under `LOZENGE_GRAB=0`, so that a
    /// program that a debugger has stopped leaves the desktop usable.
    var grabs: Bool
    /// `LOZENGE_EXIT_AFTER_FIRST_FRAME`: the event loop ends once a window has shown something; for
    /// measuring how long that takes.
    var exitsAfterFirstFrame: Bool

    init(_ variables: EnvironmentVariables = .ofProcess) {
        scale = variables.value(
            of: "LOZENGE_SCALE", "a number from 0.5 to 8, such as 1.5", else: "the desktop's scale"
        ) { text in
            Double(text).flatMap { (0.5...8).contains($0) ? CGFloat($0) : nil }
        }
        colorScheme = variables.value(
            of: "LOZENGE_COLOR_SCHEME", "“light” or “dark”", else: "the desktop's colour scheme"
        ) { name in
            ColorScheme.allCases.first { "\($0)" == name }
        }
        let bus =
            variables["DBUS_SESSION_BUS_ADDRESS"]
            ?? variables["XDG_RUNTIME_DIR"].map { "unix:path=\($0)/bus" }
        // Another kind is “autolaunch:”, which starts a bus where there is none.
        sessionBus = bus.flatMap { $0.hasPrefix("unix:") ? $0 : nil }
        isSynchronous = variables["LOZENGE_SYNCHRONIZE"] == "1"
        grabs = variables["LOZENGE_GRAB"] != "0"
        exitsAfterFirstFrame = variables["LOZENGE_EXIT_AFTER_FIRST_FRAME"] == "1"
    }
}

extension EnvironmentVariables {
    /// The value that a variable stands for; `nil` if it is not set or empty, and, after a report, if
    /// it is invalid.
    ///
    /// - Parameters:
    ///   - name: The variable.
    ///   - allowed: The values that it can have, in words.
    ///   - fallback: What is used instead, in words.
    ///   - parse: Returns the value, `nil` for an invalid one.
    /// - Returns: The parsed value.
    fileprivate func value<Value>(
        of name: String, _ allowed: String, else fallback: String, _ parse: (String) -> Value?
    ) -> Value? {
        guard let text = self[name], !text.isEmpty else { return nil }
        let value = parse(text)
        if value == nil {
            report(
                "Invalid \(name) “\(text.prefix(40))”: it must be \(allowed). Using \(fallback).")
        }
        return value
    }
}
