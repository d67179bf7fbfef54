import Foundation

/// The sanitizer that the tests are built with (`make sanitize`).
///
/// A test that a sanitizer invalidates is disabled by this, with the reason in its trait.
public enum Sanitizer {
    /// True under AddressSanitizer and under ThreadSanitizer.
    public static let isPresent = isAddress || isThread

    /// True under AddressSanitizer.
    public static let isAddress = isLinked("__asan_init")

    /// True under ThreadSanitizer.
    public static let isThread = isLinked("__tsan_init")

    /// Swift has no compilation condition for it.
    private static func isLinked(_ entry: String) -> Bool { dlsym(nil, entry) != nil }
}
