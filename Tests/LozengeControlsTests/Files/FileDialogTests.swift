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

/// Source: `docs/files.md`, FILE-3 to FILE-6.
@Suite("Dialogs for files")
struct FileDialogTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "written"

        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(
                decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private let folder: URL
    private let diary = Diary()

    init() throws {
        folder =
            FileManager.default.temporaryDirectory
            .appending(path: "lozenge-files-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Letters"), withIntermediateDirectories: true)
        for (name, text) in [
            ("a.txt", "one"), ("b.txt", "two"), ("c.png", "no"), (".hidden.txt", "three"),
            ("Letters/d.txt", "four"),
        ] { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    private struct Opening: View {
        let diary: Diary
        let folder: URL
        var types: [UTType] = [.plainText]
        var allowsSeveral = false
        @State private var isOpen = false

        var body: some View {
            Button("Open…") { isOpen = true }
                .fileImporter(
                    isPresented: $isOpen, allowedContentTypes: types,
                    allowsMultipleSelection: allowsSeveral
                ) { result in
                    let names = (try? result.get())?.map(\.lastPathComponent) ?? []
                    diary.note("\(names.joined(separator: ", ")), \(isOpen)")
                } onCancellation: {
                    diary.note("cancelled, \(isOpen)")
                }
                .fileDialogDefaultDirectory(folder)
        }
    }

    private func opened(_ view: some View, _ button: String = "Open…") async throws -> Screen {
        let screen = Screen(700, 560) { view }
        screen.click(button)
        screen.rest()
        try await wait(for: "the files") {
            screen.rest()
            return screen.words.contains("Letters")
        }
        return screen
    }

    @Test("A file is chosen from those of its types, in our own dialog")
    func open() async throws {
        let screen = try await opened(Opening(diary: diary, folder: folder))
        #expect(screen.words.contains("a.txt") && screen.words.contains("b.txt"))
        #expect(!screen.words.contains("c.png") && !screen.words.contains(".hidden.txt"))
        screen.click("b.txt")
        screen.click("Open")
        screen.rest()
        #expect(diary.lines == ["b.txt, false"])
        #expect(!screen.words.contains("a.txt"))
    }

    @Test("By keyboard: hidden files, a folder, and back to the one around it")
    func keys() async throws {
        let screen = try await opened(Opening(diary: diary, folder: folder))
        screen.press(.character("h"), modifiers: .control)
        screen.rest()
        #expect(screen.words.contains(".hidden.txt"))
        screen.doubleClick("Letters")
        try await wait(for: "the letters") {
            screen.rest()
            return screen.words.contains("d.txt")
        }
        #expect(!screen.words.contains("a.txt"))
        screen.press(.upArrow, modifiers: .option)
        try await wait(for: "the folder around") {
            screen.rest()
            return screen.words.contains("a.txt")
        }
        // The list has the focus: the folder, and then the first file.
        for key in [Key.downArrow, .downArrow, .return] { screen.press(key) }
        screen.rest()
        #expect(diary.lines == [".hidden.txt, false"])
        screen.click("Open…")
        screen.rest()
        screen.press(.escape)
        screen.rest()
        #expect(diary.lines.last == "cancelled, false")
    }

    @Test("A folder that cannot be read says why")
    func unreadable() async throws {
        let screen = Screen(700, 560) { [diary, folder] in
            Opening(diary: diary, folder: folder.appending(path: "gone"))
        }
        screen.click("Open…")
        try await wait(for: "the reason") {
            screen.rest()
            return screen.words.contains("The folder cannot be read")
        }
    }

    private struct Saving: View {
        let diary: Diary
        let folder: URL
        @State private var isSaving = false

        var body: some View {
            Button("Save…") { isSaving = true }
                .fileExporter(
                    isPresented: $isSaving, document: Note(), contentType: .plainText,
                    defaultFilename: "a"
                ) { result in
                    switch result {
                    case .success(let url): diary.note(url.lastPathComponent)
                    case .failure: diary.note("failed")
                    }
                }
                .fileDialogDefaultDirectory(folder)
        }
    }

    @Test("A document is written, and a file is replaced only if the user agrees")
    func save() async throws {
        let screen = try await opened(Saving(diary: diary, folder: folder), "Save…")
        let file = folder.appending(path: "a.txt")
        screen.click("Save")
        screen.rest()
        let question = try #require(screen.popups.first)
        #expect(question.words.first == "Replace “a.txt”?")
        question.click("Cancel")
        screen.rest()
        #expect(diary.lines == [])
        #expect(try Data(contentsOf: file) == Data("one".utf8))
        screen.click("Save")
        screen.rest()
        try #require(screen.popups.first).click("Replace")
        try await wait(for: "the file") {
            screen.rest()
            return diary.lines == ["a.txt"]
        }
        #expect(try Data(contentsOf: file) == Data("written".utf8))
    }

    @Test("A name without an extension gets that of the kind of file")
    func ending() async throws {
        let screen = try await opened(Saving(diary: diary, folder: folder), "Save…")
        screen.press(.character("a"), modifiers: .control)
        screen.type("plain")
        screen.click("Save")
        try await wait(for: "the file") {
            screen.rest()
            return diary.lines == ["plain.txt"]
        }
    }

    @Test("A path leads to a folder, or saves there; one into no folder does nothing")
    func path() async throws {
        let screen = try await opened(Saving(diary: diary, folder: folder), "Save…")
        func type(_ path: String) {
            screen.press(.character("a"), modifiers: .control)
            screen.type(path)
            screen.press(.return)
            screen.rest()
        }
        type("/nowhere/at/all")
        #expect(screen.popups.isEmpty && diary.lines == [])
        type(folder.appending(path: "Letters").path + "/")
        try await wait(for: "the folder") {
            screen.rest()
            return screen.words.contains("d.txt")
        }
        type("../new")
        try await wait(for: "the file") {
            screen.rest()
            return diary.lines == ["new.txt"]
        }
        #expect(
            try Data(contentsOf: folder.appending(path: "new.txt")) == Data("written".utf8))
    }

    /// A desktop with a dialog for files, which a test answers.
    private final class Portal: PendingFileRequest {
        private(set) var requests: [FileRequest] = []
        private(set) var cancellations = 0
        var answer: (FileAnswer) -> Void = { _ in }

        func cancel() { cancellations += 1 }

        var asRequests: FileRequests {
            FileRequests { [weak self] request, answer in
                self?.requests.append(request)
                self?.answer = answer
                return self
            }
        }
    }

    @Test("The dialog of the desktop is preferred; without one our own opens")
    func portal() async throws {
        let portal = Portal()
        let screen = Screen(700, 560) { [diary, folder] in
            Opening(diary: diary, folder: folder, types: [.png, .plainText])
                .environment(\.fileRequests, portal.asRequests)
        }
        screen.click("Open…")
        let request = try #require(portal.requests.first)
        #expect(request.kind == .open(allowsSeveral: false) && request.folder == folder)
        #expect(request.filters.count == 3)
        #expect(request.filters[0].nameExtensions.contains("png"))
        portal.answer(.chosen([folder.appending(path: "c.png")]))
        screen.rest()
        #expect(diary.lines == ["c.png, false"])
        screen.click("Open…")
        portal.answer(.unavailable)
        try await wait(for: "our own dialog") {
            screen.rest()
            return screen.words.contains("Letters")
        }
        screen.click("Cancel")
        screen.rest()
        #expect(diary.lines.last == "cancelled, false")
    }

    @Test("A question is taken back when its view goes")
    func gone() throws {
        struct Leaving: View {
            @Binding var isThere: Bool
            @State private var isOpen = true

            var body: some View {
                if isThere {
                    Text("page").fileImporter(
                        isPresented: $isOpen, allowedContentTypes: [.item]
                    ) { _ in }
                }
                Button("Leave") { isThere = false }
            }
        }
        struct Page: View {
            @State private var isThere = true
            var body: some View { Leaving(isThere: $isThere) }
        }
        let portal = Portal()
        let screen = Screen(300, 200) { Page().environment(\.fileRequests, portal.asRequests) }
        #expect(portal.requests.count == 1)
        screen.click("Leave")
        #expect(portal.cancellations == 1)
    }

    @Test("Types without names of their own stand for families of files")
    func filters() throws {
        #expect(FileRequest.Filter.filters(for: [.item]) == [])
        let image = try #require(FileRequest.Filter.filters(for: [.image]).first)
        #expect(image.mimeTypes == ["image/*"])
        #expect(image.matches("A.PNG") && image.matches("b.svg") && !image.matches("c.txt"))
        let text = try #require(FileRequest.Filter.filters(for: [.plainText]).first)
        #expect(text.matches("main.swift") && !text.matches("a.png") && !text.matches("none"))
    }
}
