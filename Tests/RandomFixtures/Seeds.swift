import Foundation

/// The first seeds of random tests.
///
/// A test run has the same seeds each time, so that its result depends on the change alone. `make fuzz` uses
/// new seeds, and a failure names its seed: `LOZENGE_SEED` repeats it.
public enum Seeds {
    /// Returns the requested seed, a new one, or `usual`.
    public static func seed(_ usual: UInt64) -> UInt64 {
        number("LOZENGE_SEED").map(UInt64.init) ?? fresh ?? usual
    }

    private static let fresh: UInt64? =
        ProcessInfo.processInfo.environment["LOZENGE_FRESH_SEEDS"] == nil
        ? nil : UInt64.random(in: 0...UInt64(UInt32.max))

    /// Returns the number of cases: that of an environment variable, or `usual`.
    public static func count(_ name: String, _ usual: Int) -> Int { number(name) ?? usual }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }
}
