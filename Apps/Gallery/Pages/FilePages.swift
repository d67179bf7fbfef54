import SwiftUI
import UniformTypeIdentifiers

@MainActor
extension Page {
    static let files = [
        Page(
            "fileImporter & fileExporter", .navigation,
            "Files that the user chooses, to open and to save.", cell: 260
        ) {
            Example("fileImporter(isPresented:allowedContentTypes:)") { FileOpener() }
            Example("fileExporter(isPresented:item:)") { TextSaver() }
        }
    ]
}

private struct FileOpener: View {
    @State private var isOpening = false
    @State private var summary = "No file is chosen."

    var body: some View {
        VStack(spacing: 12) {
            Button("Open…", systemImage: "folder") { isOpening = true }
            Text(verbatim: summary).font(.footnote).foregroundStyle(.secondary)
        }
        .fileImporter(
            isPresented: $isOpening, allowedContentTypes: [.image, .plainText],
            allowsMultipleSelection: true
        ) { result in
            let files = (try? result.get()) ?? []
            summary = files.map(\.lastPathComponent).formatted(.list(type: .and))
        }
        .fileDialogMessage("Choose pictures or texts")
    }
}

private struct TextSaver: View {
    @State private var isSaving = false
    @State private var text = "Some words to keep"
    @State private var failure: String?

    var body: some View {
        VStack(spacing: 12) {
            TextField("Words", text: $text).frame(maxWidth: 200)
            Button("Save…", systemImage: "square.and.arrow.down") { isSaving = true }
            if let failure { Text(verbatim: failure).foregroundStyle(.red) }
        }
        .fileExporter(isPresented: $isSaving, item: text, defaultFilename: "Words") { result in
            if case .failure(let error) = result { failure = error.localizedDescription }
        }
    }
}
