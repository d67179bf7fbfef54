import Foundation

/// The data that tests read.
public enum Fixtures {
    /// The fonts of the tests, the same on every machine.
    public static let fonts = path("fonts/fonts.conf")

    /// A file in `Tests/Fixtures`.
    public static func path(_ name: String) -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.appending(path: "Fixtures/\(name)").path
    }
}
