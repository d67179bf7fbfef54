import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

/// The content of a window with a document, its commands, and its questions to the user.
nonisolated struct DocumentFrame<Content: DocumentContent> {
    private typealias Place = DocumentPlace<Content.Document>

    let content: Content
    @Binding private var place: DocumentPlace<Content.Document>?
    @State private var session: DocumentSession<Content.Document>
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var isReverting = false
    /// Closes the window, once the user has decided about the changes; `nil` while nothing is asked.
    @State private var closing: (@MainActor () -> Void)?
    /// Called when the document is saved in a place that the user has chosen.
    @State private var afterSaving: (@MainActor () -> Void)?
    @State private var failure: DocumentFailure?
    /// The files of the menu Open Recent.
    @State private var recent: [URL] = []
    @Environment(\.undoManager) private var undoManager
    @Environment(\.appearsActive) private var isActive
    @Environment(\.openDocument) private var openDocument
    @Environment(\.recentFiles) private var recentFiles
    @Environment(\.recoveryFolder) private var recoveryFolder
    @Environment(\.windowControl) private var window

    init(
        format: DocumentFormat<Content.Document>, place: Binding<DocumentPlace<Content.Document>?>,
        content: Content
    ) {
        self.content = content
        _place = place
        _session = State(initialValue: DocumentSession(format))
    }
}

extension DocumentFrame: View {
    var body: some View {
        VStack(spacing: 0) {
            if session.isOutdated { outdatedBar }
            shown.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: session.file, isEditable: session.isEditable)
        )
        .navigationTitle(Text(verbatim: title))
        .focusedSceneValue(\.document, commands)
        .task(id: place) { await open() }
        .onDisappear { session.keepCopy() }
        .onChange(of: isActive) {
            guard isActive else { return }
            readRecentFiles()
            Task { await session.checkFile() }
        }
        .asksBeforeClosing(session.isEdited ? { closing = $0 } : nil)
        .modifier(questions)
        .modifier(dialogs)
    }

    @ViewBuilder private var shown: some View {
        let _ = session.undoManager = undoManager
        if let document = session.document {
            content.editor(of: document, in: session)
        } else if let reason = session.failure {
            ContentUnavailableView(
                "“\(place?.title ?? "")” cannot be opened", systemImage: "doc",
                description: Text(verbatim: reason))
        } else if session.format.make == nil, place?.file == nil {
            ContentUnavailableView {
                Label("No file is open", systemImage: "doc")
            } actions: {
                Button("Open…") { isOpening = true }
            }
            .onAppear { isOpening = true }
        }
    }

    private var title: String { (session.isEdited ? "• " : "") + (place?.title ?? "Untitled") }

    private var outdatedBar: some View {
        HStack {
            Text("The file has changed on the disk.")
            Spacer()
            Button("Reload") { Task { await session.revert() } }
            Button("Keep") { session.keepOwn() }
        }
        .padding(8)
        .background(.quaternary)
    }

    private var questions: DocumentQuestions {
        DocumentQuestions(
            title: place?.title ?? "", closing: $closing, isReverting: $isReverting,
            failure: $failure,
            save: { close in save(then: close) },
            discard: { close in
                session.discard()
                close()
            },
            revert: {
                Task {
                    await session.revert()
                    undoManager?.removeAllActions()
                }
            })
    }

    private var dialogs: DocumentDialogs {
        DocumentDialogs(
            format: (session.format.readable, session.format.writable),
            name: place?.file?.lastPathComponent, isOpening: $isOpening, isSaving: $isSaving,
            open: { open($0) }, save: { save(to: $0) })
    }

    private var commands: DocumentCommandTarget {
        DocumentCommandTarget(
            isEdited: session.isEdited, isEditable: !session.format.writable.isEmpty,
            hasFile: session.file != nil, recentFiles: recent,
            open: { isOpening = true }, openRecent: { open($0) },
            clearRecent: {
                recentFiles?.clear()
                readRecentFiles()
            },
            save: { save(then: nil) }, saveAs: { isSaving = true },
            revert: { isReverting = true }, close: { window?.perform(.close) })
    }

    // MARK: Actions

    private func open() async {
        guard let place else { return }
        await session.open(place, recoveringIn: recoveryFolder)
        if let file = place.file, session.failure == nil { note(file) } else { readRecentFiles() }
    }

    /// Opens another document: in this window if there is nothing in it yet.
    private func open(_ file: URL) {
        let replaces =
            session.isUntouched && session.format.type(of: file) != nil && place?.recovery == nil
        Task {
            do {
                if replaces {
                    place = try await session.format.readyPlace(of: file)
                } else {
                    try await openDocument(at: file)
                }
            } catch {
                failure = DocumentFailure("“\(file.lastPathComponent)” cannot be opened.", error)
            }
        }
    }

    /// Saves the document; one without a file after the user has chosen a place.
    private func save(then close: (@MainActor () -> Void)?) {
        guard session.file != nil else {
            afterSaving = close
            isSaving = true
            return
        }
        write(to: nil, then: close)
    }

    /// Saves the document in a place that the user has chosen; `nil` if none was chosen.
    private func save(to file: URL?) {
        let close = afterSaving
        afterSaving = nil
        if let file { write(to: file, then: close) }
    }

    private func write(to file: URL?, then close: (@MainActor () -> Void)?) {
        do {
            try session.save(to: file)
            if let file = session.file {
                place = Place(file: file)
                note(file)
            }
            close?()
        } catch {
            failure = DocumentFailure("“\(place?.title ?? "")” cannot be saved.", error)
        }
    }

    private func note(_ file: URL) {
        recentFiles?.add(file, session.type?.preferredMIMEType ?? "application/octet-stream")
        readRecentFiles()
    }

    private func readRecentFiles() { recent = recentFiles?.list() ?? [] }
}
