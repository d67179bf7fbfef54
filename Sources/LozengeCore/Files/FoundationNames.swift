import Foundation

// Older names that Foundation on Linux leaves out.

extension Data.WritingOptions {
    /// The earlier name of `atomic`.
    ///
    /// Matches: Foundation.Data.WritingOptions.atomicWrite
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension UserDefaults {
    /// Returns the object of a key; `nil` if there is none.
    ///
    /// Matches: Foundation.UserDefaults.value(forKey:)
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
