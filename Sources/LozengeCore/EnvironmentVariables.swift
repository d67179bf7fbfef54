import Foundation

/// The variables of an environment: that of the process, or one that a test makes up.
///
/// Each is looked up when it is asked for, where Foundation makes a dictionary of all.
package nonisolated struct EnvironmentVariables: ExpressibleByDictionaryLiteral, Sendable {
    package static let ofProcess = EnvironmentVariables(made: nil)

    private let made: [String: String]?

    package init(_ made: [String: String]) { self.made = made }

    package init(dictionaryLiteral elements: (String, String)...) {
        made = Dictionary(elements) { $1 }
    }

    private init(made: [String: String]?) { self.made = made }

    package subscript(name: String) -> String? {
        if let made { return made[name] }
        return getenv(name).map { String(cString: $0) }
    }
}
