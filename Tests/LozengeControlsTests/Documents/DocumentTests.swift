import Foundation
import LozengeCore
import LozengeDocuments
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures
import WaitingFixtures

@testable import LozengeControls

/// Source: `docs/documents.md`.
@Suite("Documents")
struct DocumentTests {
    private nonisolated struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = ""

        init() {}
        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, data.first != 0 else {
                throw CocoaError(.fileReadCorruptFile)
            }
            text = String(decoding: data, as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private typealias Place = DocumentPlace<Note>

    /// The window of a document.
    private struct Window: View {
        let folder: URL
        @State var place: Place?

        init(folder: URL, place: Place? = nil) {
            self.folder = folder
            _place = State(initialValue: place ?? ComingDocuments.newPlace(of: Note.self))
        }

        var body: some View {
            DocumentFrame(
                format: DocumentFormat<Note> { Note() }, place: $place,
                content: ValueDocumentContent { (file: FileDocumentConfiguration<Note>) in
                    VStack {
                        Text("text: \(file.document.text)")
                        Button("Add") { file.document.text += "a" }
                        Button("Spoil") { file.document.text = "unwritable" }
                        Text(file.fileURL?.lastPathComponent ?? "no file")
                    }
                }
            )
            .fileDialogDefaultDirectory(folder)
            .environment(\.recoveryFolder, folder.appending(path: "copies"))
        }
    }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "lozenge-documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func text(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: name)))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func screen(_ place: Place? = nil) -> Screen {
        Screen(700, 560) { [folder] in
            Window(folder: folder, place: place)
        } commands: {
            DocumentCommands()
        }
    }

    private func wait(_ screen: Screen, for words: String...) async throws {
        try await WaitingFixtures.wait(for: "\(words)") {
            screen.rest()
            return words.allSatisfy { screen.words.contains($0) }
        }
    }

    @Test("A file is read as the type with its extension, else as a type to which it conforms")
    func typeOfFile() throws {
        let own = try #require(UTType(filenameExtension: "lozenge-note", conformingTo: .json))
        let format = DocumentFormat<Note>(
            readable: [.json, own], writable: [own], make: nil,
            read: { try Note(configuration: $0) },
            content: { try $0.fileWrapper(configuration: $1) },
            isReference: false)
        func type(_ name: String) -> UTType? { format.type(of: URL(filePath: "/\(name)")) }
        #expect(type("a.lozenge-note") == own && type("a.LOZENGE-NOTE") == own)
        #expect(type("a.json") == .json && type("a.geojson") == .json && type("a.txt") == nil)
    }

    @Test("A new document gets its place when it is saved first, and is then saved there")
    func saving() async throws {
        let screen = screen()
        try await wait(screen, for: "text: ", "no file")
        #expect(screen.title?.hasPrefix("Untitled") == true)
        screen.click("Add")
        screen.rest()
        #expect(screen.title?.hasPrefix("• Untitled") == true)
        screen.press(.character("s"), modifiers: .control)
        try await wait(screen, for: "Save As")
        screen.press(.return)
        try await wait(screen, for: "Untitled.txt", "text: a")
        #expect(text("Untitled.txt") == "a" && screen.title == "Untitled.txt")
        screen.click("Add")
        screen.press(.character("s"), modifiers: .control)
        screen.rest()
        #expect(text("Untitled.txt") == "aa" && screen.title == "Untitled.txt")
    }

    @Test("A change of a document can be undone and done again")
    func undoing() async throws {
        let screen = screen(Place(file: try file("a.txt", "x")))
        try await wait(screen, for: "text: x", "a.txt")
        #expect(screen.title == "a.txt")
        screen.click("Add")
        screen.click("Add")
        try await wait(screen, for: "text: xaa")
        screen.press(.character("z"), modifiers: .control)
        try await wait(screen, for: "text: xa")
        screen.press(.character("z"), modifiers: [.control, .shift])
        try await wait(screen, for: "text: xaa")
    }

    @Test("Undoing and redoing lead back to what was saved, and a change on another way does not")
    func undoingToSaved() async throws {
        let screen = screen(Place(file: try file("a.txt", "x")))
        try await wait(screen, for: "text: x", "a.txt")
        func isEdited() -> Bool {
            screen.rest()
            return screen.title == "• a.txt"
        }
        func undo() { screen.press(.character("z"), modifiers: .control) }
        func redo() { screen.press(.character("z"), modifiers: [.control, .shift]) }
        screen.click("Add")
        #expect(isEdited())
        undo()
        #expect(!isEdited())
        redo()
        #expect(isEdited())
        screen.press(.character("s"), modifiers: .control)
        #expect(!isEdited())
        screen.click("Add")
        undo()
        #expect(!isEdited())
        undo()
        #expect(isEdited())
        redo()
        #expect(!isEdited())
        undo()
        screen.click("Add")
        #expect(isEdited() && screen.words.contains("text: xa"))
    }

    @Test("What is typed in the same breath as before saving is a change")
    func typingOn() async throws {
        let place = DocumentPlace<Page>(file: try file("a.txt", "x"))
        let screen = Screen(700, 560) {
            PageWindow(place: place)
        } commands: {
            DocumentCommands()
        }
        try await wait(screen, for: "shown")
        screen.press(.tab)
        screen.press(.end, modifiers: .control)
        screen.type("abc")
        screen.rest()
        #expect(screen.title == "• a.txt")
        screen.press(.character("s"), modifiers: .control)
        screen.rest()
        #expect(screen.title == "a.txt")
        screen.type("d")
        screen.rest()
        #expect(screen.title == "• a.txt")
    }

    @Test("A changed document asks before its window closes")
    func closing() async throws {
        let screen = screen(Place(file: try file("a.txt", "x")))
        try await wait(screen, for: "text: x")
        screen.click("Add")
        screen.rest()
        var closings = 0
        screen.close { closings += 1 }
        screen.rest()
        var question = try #require(screen.popups.first)
        #expect(question.words.first == "Save changes to “a.txt” before closing?")
        question.click("Cancel")
        screen.rest()
        #expect(closings == 0 && text("a.txt") == "x")
        screen.close { closings += 1 }
        screen.rest()
        question = try #require(screen.popups.first)
        question.press(.return)
        screen.rest()
        #expect(closings == 1 && text("a.txt") == "xa")
        screen.click("Add")
        screen.rest()
        screen.close { closings += 1 }
        screen.rest()
        try #require(screen.popups.first).click("Discard")
        screen.rest()
        #expect(closings == 2 && text("a.txt") == "xa")
    }

    @Test("A document that cannot be written says why, and stays changed")
    func unwritable() async throws {
        let screen = screen(Place(file: try file("a.txt", "x")))
        try await wait(screen, for: "text: x")
        screen.click("Spoil")
        screen.press(.character("s"), modifiers: .control)
        screen.rest()
        let alert = try #require(screen.popups.first)
        #expect(alert.words.first == "“a.txt” cannot be saved.")
        alert.click("OK")
        screen.rest()
        #expect(text("a.txt") == "x" && screen.title == "• a.txt")
    }

    @Test("A file that cannot be read says why")
    func unreadable() async throws {
        let damaged = screen(Place(file: try file("b.txt", "\0")))
        try await wait(damaged, for: "“b.txt” cannot be opened")
        let missing = screen(Place(file: folder.appending(path: "gone.txt")))
        try await wait(missing, for: "“gone.txt” cannot be opened")
    }

    @Test("A file that another program has changed is read again, unless there are changes here")
    func outdated() async throws {
        let place = Place(file: try file("a.txt", "x"))
        let screen = screen(place)
        try await wait(screen, for: "text: x")
        _ = try file("a.txt", "another")
        screen.send(.focused(false))
        screen.send(.focused(true))
        try await wait(screen, for: "text: another")
        screen.click("Add")
        _ = try file("a.txt", "a third")
        screen.send(.focused(false))
        screen.send(.focused(true))
        try await wait(screen, for: "The file has changed on the disk.", "text: anothera")
        screen.click("Reload")
        try await wait(screen, for: "text: a third")
        #expect(!screen.words.contains("The file has changed on the disk."))
    }

    @Test("A copy of a changed document is kept until it is saved, and recovers it")
    func recovery() async throws {
        let place = Place(file: try file("a.txt", "x"))
        let screen = screen(place)
        try await wait(screen, for: "text: x")
        screen.click("Add")
        let copies = folder.appending(path: "copies/Note")
        try await WaitingFixtures.wait(for: "the copy") {
            screen.rest()
            return DocumentRecovery.names(in: copies).contains {
                text("copies/Note/\($0)/content") == "xa"
            }
        }
        let name = try #require(DocumentRecovery.names(in: copies).first)
        #expect(DocumentRecovery.file(of: name, in: copies)?.path == place.file?.path)
        let recovered = self.screen(Place(file: place.file, number: 9, recovery: name))
        try await wait(recovered, for: "text: xa")
        #expect(recovered.title == "• a.txt")
        recovered.press(.character("s"), modifiers: .control)
        recovered.rest()
        #expect(text("a.txt") == "xa" && DocumentRecovery.names(in: copies) == [])
    }

    @Test("Places of one file are equal, on whichever way it is reached")
    func places() throws {
        let file = try file("a.txt", "x")
        let link = folder.appending(path: "link.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(Place(file: file) == Place(file: link))
        #expect(Place(number: 1) != Place(number: 2) && Place(file: file) != Place(number: 1))
    }
}

/// A document that is an object.
private nonisolated final class Page: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

private struct PageWindow: View {
    @State var place: DocumentPlace<Page>?

    var body: some View {
        DocumentFrame(
            format: DocumentFormat<Page> { Page() }, place: $place,
            content: ObjectDocumentContent { (file: ReferenceFileDocumentConfiguration<Page>) in
                VStack {
                    Text("shown")
                    TextEditor(text: file.$document.text)
                }
            })
    }
}
