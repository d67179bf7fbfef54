import SwiftUI
import UniformTypeIdentifiers

/// An app with a window for each text.
struct DocumentApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: PlainText()) { file in
            VStack {
                TextField("Text", text: file.$document.text)
                Text(verbatim: file.fileURL?.lastPathComponent ?? "no file")
            }
            .padding()
            .frame(minWidth: 300, minHeight: 120)
        }
        .defaultSize(width: 560, height: 420)
    }
}

/// A text in a file.
nonisolated struct PlainText: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
            let text = String(data: data, encoding: .utf8)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
