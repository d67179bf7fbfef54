import Foundation

/// Which seeds tests of random things begin with.
///
/// Whether a change may land depends on the change alone, so those of a test run are the same in
/// every run. `make fuzz` tries seeds that nobody has tried before, and a failure names its seed:
/// `LOZENGE_SEED` tries that one again.
public enum Seeds {
    /// The seed asked for, a fresh one, or else `usual`.
    public static func seed(_ usual: UInt64) -> UInt64 {
        number("LOZENGE_SEED").map(UInt64.init) ?? fresh ?? usual
    }

    private static let fresh: UInt64? =
        ProcessInfo.processInfo.environment["LOZENGE_FRESH_SEEDS"] == nil
        ? nil : UInt64.random(in: 0...UInt64(UInt32.max))

    /// How many are tried: what a variable of the environment asks for, or else `usual`.
    public static func count(_ name: String, _ usual: Int) -> Int { number(name) ?? usual }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }
}
