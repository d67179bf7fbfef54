import Foundation

/// A library of a program's modules.
package struct ReloadedLibrary: Sendable {
    package let path: String
    /// The names of the sources that were compiled.
    package let compiled: [String]
    /// The time when the last of these sources was saved; `nil` for none.
    package let saved: Date?

    package init(path: String, compiled: [String], saved: Date?) {
        (self.path, self.compiled, self.saved) = (path, compiled, saved)
    }
}
