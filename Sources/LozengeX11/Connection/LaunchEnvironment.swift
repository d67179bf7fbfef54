import Foundation
import LozengeCore

/// The environment variables that the connection reads.
struct LaunchEnvironment {
    /// `LOZENGE_SCALE`: device pixels per point, which overrides the desktop's scale; `nil` if not
    /// set.
    var scale: CGFloat?
    /// `LOZENGE_COLOR_SCHEME`: `light` or `dark`, which overrides the desktop's setting; `nil` if
    /// not set.
    var colorScheme: ColorScheme?
    /// The address of the session bus: `DBUS_SESSION_BUS_ADDRESS`, or else the socket `bus` in
    /// `XDG_RUNTIME_DIR`.
    ///
    /// `nil` without a session bus.
    var sessionBus: String?
    /// The use of the accessibility bus.
    var accessibility: AccessibilityUse
    /// True with `LOZENGE_SYNCHRONIZE=1`: Xlib waits for each request, so that a debugger stops at
    /// the request that caused an X error.
    var isSynchronous: Bool
    /// True if open menus grab the pointer and the keyboard.
    ///
    /// `LOZENGE_GRAB=0` turns it off, so that the desktop stays usable while a debugger has stopped
    /// the program.
    var grabs: Bool
    /// True with `LOZENGE_EXIT_AFTER_FIRST_FRAME=1`: the event loop ends after the first frame, to
    /// measure the time of a start.
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
        // An address such as “autolaunch:” would start a bus if there is none.
        sessionBus = bus.flatMap { $0.hasPrefix("unix:") ? $0 : nil }
        accessibility = AccessibilityUse(variables)
        isSynchronous = variables["LOZENGE_SYNCHRONIZE"] == "1"
        grabs = variables["LOZENGE_GRAB"] != "0"
        exitsAfterFirstFrame = variables["LOZENGE_EXIT_AFTER_FIRST_FRAME"] == "1"
    }
}

/// The use of the accessibility bus that the environment asks for.
enum AccessibilityUse: Equatable {
    /// None: `LOZENGE_ACCESSIBILITY=0` or `NO_AT_BRIDGE=1`.
    case never
    /// While the desktop says that assistive technology is used.
    case onRequest
    /// At once, whether it is used or not: `LOZENGE_ACCESSIBILITY=1`.
    case always
    /// At once, on the bus with an address: `AT_SPI_BUS_ADDRESS`.
    case on(String)

    init(_ variables: EnvironmentVariables) {
        let isWanted = variables.value(
            of: "LOZENGE_ACCESSIBILITY", "0 or 1", else: "the desktop's setting"
        ) { text in ["0": false, "1": true][text] }
        if isWanted == false || isWanted == nil && variables["NO_AT_BRIDGE"] == "1" {
            self = .never
        } else if let address = variables["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
            self = .on(address)
        } else {
            self = isWanted == true ? .always : .onRequest
        }
    }
}

extension EnvironmentVariables {
    /// Returns the value of a variable; `nil` if it is not set, empty or, with a report, invalid.
    ///
    /// - Parameters:
    ///   - name: The variable.
    ///   - allowed: The valid values, in words.
    ///   - fallback: The value used instead, in words.
    ///   - parse: Parses the text; returns `nil` for an invalid value.
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
