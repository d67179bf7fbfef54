import Foundation
import LozengeCore
import LozengeViews

/// A question for files, presented while a value is true: by the dialog of the desktop, or by a sheet of our own.
///
/// Source: `docs/files.md`, FILE-1 to FILE-4.
nonisolated struct FileDialog {
    @Binding var isPresented: Bool
    /// The question.
    let request: FileRequest
    /// Called with the chosen files, at least one; with `nil` if the user cancels.
    let answered: ([URL]?) -> Void

    @State private var pending = PendingFiles()
    @State private var browses = false
    @Environment(\.self) private var environment

    init(
        isPresented: Binding<Bool>, request: FileRequest,
        answered: @escaping ([URL]?) -> Void
    ) {
        _isPresented = isPresented
        (self.request, self.answered) = (request, answered)
    }
}

extension FileDialog: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { isPresented ? ask() : takeBack() }
            .onDisappear { takeBack() }
            .sheet(isPresented: $browses) {
                FileBrowser(request: complete, nameLabel: environment.fileDialogOptions.nameLabel) {
                    pending.answer = $0
                    browses = false
                }
                .onDisappear { if isPresented { end(pending.answer) } }
            }
    }

    /// The question with the options of the environment.
    private var complete: FileRequest {
        let options = environment.fileDialogOptions
        var request = request
        request.folder = options.folder ?? request.folder
        request.title = options.message?.string(in: environment) ?? request.title
        request.acceptLabel = options.acceptLabel?.string(in: environment) ?? request.acceptLabel
        return request
    }

    private func ask() {
        guard pending.request == nil, !browses else { return }
        pending.answer = nil
        pending.request = environment.fileRequests?.ask(complete) { answer in
            pending.request = nil
            switch answer {
            case .chosen(let files): end(files)
            case .cancelled: end(nil)
            case .unavailable: browses = true
            }
        }
        if pending.request == nil { browses = true }
    }

    private func takeBack() {
        pending.request?.cancel()
        pending.request = nil
        browses = false
    }

    private func end(_ files: [URL]?) {
        isPresented = false
        answered(files)
    }
}

/// The question that waits for its answer.
private final class PendingFiles {
    var request: (any PendingFileRequest)?
    /// The answer of our own dialog, given once it has gone; `nil` if it was cancelled.
    var answer: [URL]?

    nonisolated init() {}
}
