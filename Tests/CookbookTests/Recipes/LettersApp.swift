import SwiftUI
import UniformTypeIdentifiers

struct Letter: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct LettersApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Letter()) { file in
            TextEditor(text: file.$document.text)
        }
    }
}
