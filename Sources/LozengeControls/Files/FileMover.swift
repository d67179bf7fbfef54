import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Asks the user where to move a file while a value is true, and moves it there.
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - file: The file; `nil` to ask nothing.
    ///   - onCompletion: Called with the new place, or with the reason why the file cannot be moved; not called if the
    ///     user cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileMover(isPresented:file:onCompletion:)
    /// Source: `docs/files.md`, FILE-5.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            MoveDialog(isPresented: isPresented, files: file.map { [$0] } ?? []) {
                onCompletion($0.map { $0[0] })
            })
    }

    /// Asks the user for a folder while a value is true, and moves files there.
    ///
    /// Matches: SwiftUI.View.fileMover(isPresented:files:onCompletion:)
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(
            MoveDialog(isPresented: isPresented, files: Array(files), completed: onCompletion))
    }
}

/// A question where to move files.
nonisolated private struct MoveDialog {
    let isPresented: Binding<Bool>
    let files: [URL]
    let completed: (Result<[URL], any Error>) -> Void
}

extension MoveDialog: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            FileDialog(
                isPresented: isPresented.whileThere(files.first),
                request: request
            ) { answer in
                if let place = answer?.first { completed(Result { try move(to: place) }) }
            })
    }

    private var request: FileRequest {
        guard files.count == 1 else {
            return FileRequest(.folder, title: "Move Files", acceptLabel: "Move")
        }
        return FileRequest(
            .save(name: files[0].lastPathComponent), title: "Move File", acceptLabel: "Move",
            folder: files[0].deletingLastPathComponent())
    }

    /// Moves one file to a place, or several into a folder.
    private func move(to place: URL) throws -> [URL] {
        guard files.count != 1 else { return [try files[0].move(to: place)] }
        return try files.map {
            try $0.move(to: place.freePlace(for: $0.lastPathComponent))
        }
    }
}

nonisolated extension URL {
    /// Moves the file to a place, also on another disk; what is there already goes, as the user has agreed.
    fileprivate func move(to place: URL) throws -> URL {
        guard standardizedFileURL != place.standardizedFileURL else { return place }
        if rename(path, place.path) == 0 { return place }
        guard errno == EXDEV else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try FileWrapper(url: self).write(to: place)
        try FileManager.default.removeItem(at: self)
        return place
    }
}
