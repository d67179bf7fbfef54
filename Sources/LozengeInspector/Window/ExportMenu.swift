#if DEBUG || INSPECT
    import Foundation
    import LozengeViews
    import SwiftUI
    import UniformTypeIdentifiers

    /// A menu that saves what is known of the selected view or its window.
    struct ExportMenu: View {
        @Bindable var app: InspectedApp
        @State private var kind = ExportKind.explanation

        var body: some View {
            Menu("Export", systemImage: "square.and.arrow.up") {
                Button("Explanation…") { export(.explanation) }.disabled(app.selection == nil)
                Button("Frames…") { export(.frames) }
                Button("Recording of the Layout…") { export(.recording) }
                Button("Drawing of the Window…") { export(.drawing) }
            }
            .fileExporter(
                isPresented: Binding {
                    app.exported != nil
                } set: { isShown in
                    if !isShown { app.exported = nil }
                }, document: ExportedText(text: app.exported ?? ""),
                contentType: kind == .recording ? .json : .plainText,
                defaultFilename: "\(app.name) \(kind.rawValue)", onCompletion: { _ in })
        }

        private func export(_ kind: ExportKind) {
            self.kind = kind
            app.export(kind)
        }
    }

    /// A text as a file.
    private struct ExportedText: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText, .json]
        let text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }
#endif
