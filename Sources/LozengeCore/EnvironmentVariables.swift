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
}

nonisolated extension EnvironmentVariables: ExpressibleByDictionaryLiteral {
    package init(_ made: [String: String]) { self.init(made: made) }

    package init(dictionaryLiteral elements: (String, String)...) {
        self.init(made: Dictionary(elements) { $1 })
    }
}
