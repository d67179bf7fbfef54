import Foundation

/// The variables of an environment: that of the process, or one that a test makes up.
///
/// Each is looked up when it is asked for, where Foundation makes a dictionary of all.
package nonisolated struct EnvironmentVariables: Sendable {
    /// The environment of the process.
    package static let ofProcess = EnvironmentVariables(made: nil)

    fileprivate let made: [String: String]?

    /// The value of a variable; `nil` if it is not set.
    package subscript(name: String) -> String? {
        if let made { return made[name] }
        return getenv(name).map { String(cString: $0) }
    }

    /// The path of the user's home.
    package var home: String { self["HOME"] ?? NSHomeDirectory() }

    /// Returns the path of one of the user's folders.
    ///
    /// Source: the XDG base directory specification, which ignores relative paths.
    ///
    /// - Parameters:
    ///   - variable: The variable that names the folder.
    ///   - usual: The folder in the user's home if the variable is not set.
    /// - Returns: The path.
    package func folder(_ variable: String, or usual: String) -> String {
        self[variable].flatMap { $0.utf8.first == 0x2F ? $0 : nil } ?? "\(home)/\(usual)"
    }
}

nonisolated extension EnvironmentVariables: ExpressibleByDictionaryLiteral {
    package init(_ made: [String: String]) { self.init(made: made) }

    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(made: Dictionary(elements) { $1 })
    }
}
