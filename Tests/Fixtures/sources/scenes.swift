import SwiftUI
import UniformTypeIdentifiers

// Scenes, windows, files and documents as programs write them.
struct Recipe: Codable, Hashable, Identifiable {
    var id = 0
    var name = ""
}

struct Kitchen: App {
    @State private var isShown = true

    var body: some Scene {
        WindowGroup { Text("a") }
            .windowStyle(.hiddenTitleBar)
            .windowToolbarStyle(.unifiedCompact)
            .windowResizability(.contentSize)
            .defaultPosition(.center)
            .commands { CommandGroup(replacing: .singleWindowList) {} }
        WindowGroup("Recipe", for: Recipe.self) { $recipe in Text(recipe?.name ?? "none") }
        WindowGroup(id: "step", for: Recipe.ID.self) { $id in
            Text("\(id)")
        } defaultValue: {
            7
        }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .restorationBehavior(.disabled)
        .handlesExternalEvents(matching: ["recipe"])
        Window("Timer", id: "timer") { Text("b") }
            .windowLevel(.floating)
            .defaultWindowPlacement { content, context in
                let size = content.sizeThatFits(.unspecified)
                return WindowPlacement(
                    x: context.defaultDisplay.visibleRect.maxX - size.width, y: 20,
                    width: size.width, height: size.height)
            }
            .defaultLaunchBehavior(.suppressed)
        UtilityWindow("Scale", id: "scale") { Text("c") }
            .commandsRemoved()
        DocumentGroup(newDocument: Cookbook()) { file in
            TextField("Title", text: file.$document.title).disabled(!file.isEditable)
        }
        DocumentGroup(viewing: Cookbook.self) { file in
            Text(file.fileURL?.lastPathComponent ?? file.document.title)
        }
        DocumentGroup(newDocument: { Notebook() }) { file in NotebookView(notebook: file.document) }
        Settings { Text("d") }
    }
}

struct Cookbook: FileDocument {
    static var readableContentTypes: [UTType] { [.json, .plainText] }
    var title = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        title = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        .init(regularFileWithContents: Data(title.utf8))
    }
}

final class Notebook: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

struct NotebookView: View {
    @ObservedObject var notebook: Notebook
    var body: some View { Text(notebook.text) }
}

struct Actions: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var isMoving = false
    @State private var names = ["a", "b"]

    var body: some View {
        VStack {
            Button("Open") { openWindow(id: "step", value: 3) }
            Button("Close") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
            Button("New") { newDocument(Cookbook()) }
            Button("Read") { Task { try? await openDocument(at: URL(fileURLWithPath: "/a")) } }
            ForEach(Array($names.enumerated()), id: \.offset) { index, $name in
                TextField("\(index)", text: $name)
            }
            ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
            List($names, id: \.self) { $name in Text(name) }
            TextField("First", text: $names[0])
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.image]) { result in
            switch result {
            case .success(let url):
                guard url.startAccessingSecurityScopedResource() else { return }
                url.stopAccessingSecurityScopedResource()
            case .failure(let error): print(error)
            }
        }
        .fileExporter(
            isPresented: $isSaving, document: Cookbook(), contentType: .json,
            defaultFilename: "Recipes"
        ) { print($0) }
        .fileMover(isPresented: $isMoving, file: nil) { print($0) }
        .fileDialogMessage("Choose a recipe")
        .dismissalConfirmationDialog("Leave?", shouldPresent: differentiates) {
            Button("Leave", role: .destructive) {}
        }
        .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
        .background(Color(.systemBackground))
        .foregroundStyle(Color(uiColor: .secondaryLabel), Color(nsColor: .labelColor))
        .tint(Color("Brand"))
        .gesture(WindowDragGesture())
    }
}
