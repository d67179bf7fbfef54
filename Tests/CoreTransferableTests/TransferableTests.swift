import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Values that go to other apps and come from them")
struct TransferableTests {
    private struct Recipe: Codable, Transferable, Equatable {
        var name: String
        var isSecret = false

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
                .suggestedFileName { $0.name + ".json" }
                .exportingCondition { !$0.isSecret }
            DataRepresentation(exportedContentType: .xml) { Data("<\($0.name)/>".utf8) }
                .visibility(.ownProcess)
            ProxyRepresentation(exporting: \.name)
        }
    }

    private struct Note: Transferable, Equatable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .utf8PlainText) { note in
                let file = FileManager.default.temporaryDirectory
                    .appending(path: "note-\(UUID().uuidString)")
                try Data(note.text.utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Note(text: try String(contentsOf: received.file, encoding: .utf8))
            }
        }
    }

    private let soup = Recipe(name: "Soup")

    @Test("The forms are those of the representations, the preferred one first")
    func types() {
        #expect(Recipe.exportedContentTypes() == [.json, .utf8PlainText])
        #expect(Recipe.exportedContentTypes(.ownProcess) == [.json, .xml, .utf8PlainText])
        #expect(Recipe.importedContentTypes() == [.json])
        #expect(URL.exportedContentTypes() == [.url, .utf8PlainText])
        #expect(soup.suggestedFilename == "Soup.json")
    }

    @Test("A value goes in each form, also in one that conforms, and comes back")
    func bytes() async throws {
        let json = try await soup.exported(as: .json)
        #expect(try await Recipe(importing: json, contentType: .json) == soup)
        #expect(try await Recipe(importing: json, contentType: nil) == soup)
        #expect(
            try await String(importing: soup.exported(as: .plainText), contentType: nil) == "Soup")
        #expect(try await soup.exported(as: .xml) == Data("<Soup/>".utf8))
    }

    @Test("A condition takes a form away")
    func condition() async throws {
        let secret = Recipe(name: "Potion", isSecret: true)
        #expect(secret.exportedContentTypes() == [.utf8PlainText])
        await #expect(throws: TransferError.self) { try await secret.exported(as: .json) }
    }

    @Test("A form that a value does not have is refused in words")
    func refused() async throws {
        await #expect(throws: TransferError.self) { try await soup.exported(as: .png) }
        await #expect(throws: TransferError.self) {
            try await Recipe(importing: Data(), contentType: .png)
        }
        await #expect(throws: (any Error).self) {
            try await Recipe(importing: Data("no recipe".utf8), contentType: .json)
        }
        await #expect(throws: TransferError.self) {
            try await URL(importing: Data(), contentType: .url)
        }
    }

    @Test("A file is read, and given as a file that is gone afterwards")
    func files() async throws {
        let data = try await Note(text: "Salt").exported(as: .utf8PlainText)
        #expect(try await Note(importing: data, contentType: .utf8PlainText) == Note(text: "Salt"))
    }

    @Test("Texts, data and addresses transfer themselves")
    func values() async throws {
        #expect(
            try await String(importing: "é".exported(as: .utf8PlainText), contentType: nil) == "é")
        #expect(
            try await Data(importing: Data([1, 2]).exported(as: .data), contentType: nil)
                == Data([1, 2]))
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: nil) == url)
        let text = try await AttributedString("a").exported(as: .plainText)
        #expect(text == Data("a".utf8))
    }
}
