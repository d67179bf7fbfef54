import Foundation
import Testing

@testable import BattleTracker

@Suite("The bestiary's file")
struct BestiaryTests {
    private func error(_ text: String?, isFIFO: Bool = false) throws -> BestiaryError? {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/bestiary.json"
        if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
        if isFIFO { #expect(mkfifo(path, 0o600) == 0) }
        do throws(BestiaryError) {
            _ = try Bestiary(at: path)
            return nil
        } catch {
            return error
        }
    }

    private func creature(
        _ name: String = "Wolf", hitPoints: Int = 11, abilities: String = "[1, 2, 3, 4, 5, 6]"
    ) -> String {
        """
        {"name": "\(name)", "kind": "Beast", "armorClass": 13, "hitPoints": \(hitPoints), \
        "abilities": \(abilities), "challenge": "1/4"}
        """
    }

    @Test("A list of creatures is read")
    func whole() throws {
        #expect(try error(#"{"creatures": [\#(creature()), \#(creature("Owl"))]}"#) == nil)
    }

    @Test("A missing file, a FIFO, and values outside of the limits have different messages")
    func faults() throws {
        #expect(try error(nil) == .missing)
        for (text, words) in [
            ("[]", "not a list of creatures"), ("{\"creatures\": [3]}", "not a list of creatures"),
            (
                "{\"creatures\": [\(creature(hitPoints: .min))]}",
                "hitPoints is -9223372036854775808"
            ),
            ("{\"creatures\": [\(creature(abilities: "[10]"))]}", "has 1 scores instead of 6"),
            ("{\"creatures\": [\(creature()), \(creature())]}", "two entries with the same name"),
            ("{\"creatures\": [\(creature(String(repeating: "x", count: 151)))]}", "is longer"),
        ] {
            let found = try error(text)
            #expect(found?.description.contains(words) == true, "\(found?.description ?? "read")")
        }
        #expect(try error(nil, isFIFO: true)?.description.contains("not a regular file") == true)
    }
}
