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
                Button("Picture of the Window…") { export(.picture) }
            }
            .fileExporter(
                isPresented: Binding {
                    app.exported != nil
                } set: { isShown in
                    if !isShown { app.exported = nil }
                }, document: ExportedFile(contents: app.exported ?? Data()),
                contentType: kind.contentType,
                defaultFilename: "\(app.name) \(kind.rawValue)", onCompletion: { _ in })
        }

        private func export(_ kind: ExportKind) {
            self.kind = kind
            app.export(kind)
        }
    }

    extension ExportKind {
        fileprivate var contentType: UTType {
            switch self {
            case .recording: .json
            case .picture: .png
            case .explanation, .frames, .drawing: .plainText
            }
        }
    }

    /// The contents of a file.
    private struct ExportedFile: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText, .json, .png]
        let contents: Data

        init(contents: Data) { self.contents = contents }

        init(configuration: ReadConfiguration) throws {
            contents = configuration.file.regularFileContents ?? Data()
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: contents)
        }
    }
#endif
