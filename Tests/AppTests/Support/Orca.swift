import Foundation
import WaitingFixtures

/// The screen reader Orca without a voice: it notes what it would say.
final class Orca {
    private let program: Program
    private let log: String

    /// Starts it in the session of a reader, whose bus it reads.
    init(beside reader: ScreenReader, on desktop: Desktop) async throws {
        log = desktop.folder + "/orca.log"
        let environment = reader.environment(on: desktop).merging([
            "HOME": desktop.folder,
            "XDG_RUNTIME_DIR": desktop.folder, "GSETTINGS_BACKEND": "memory",
            "LC_ALL": "C.UTF-8",
        ]) { $1 }
        _ = try Tool.orca.find()
        program = try Program(
            "/usr/bin/python3", [fixture("accessibility/voiceless.py"), log],
            environment: environment)
        try await wait(for: "Orca", within: .seconds(120)) {
            guard program.ending == nil else {
                throw Failure(description: "Orca ended: \(program.errors.suffix(5))")
            }
            return spoken.contains("Screen reader on.")
        }
    }

    /// Its words so far.
    var spoken: [String] {
        let bytes = FileManager.default.contents(atPath: log) ?? Data()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstMatch(of: /SPEECH OUTPUT: '(.*?)'(?: ?{.*)?$/).map {
                $0.1.trimmingCharacters(in: .whitespaces)
            }
        }
    }
}
