import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

nonisolated extension View {
    /// Asks the user for a file to open while a value is true.
    ///
    /// ```swift
    /// Button("Open…") { isOpening = true }
    ///     .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
    ///         if case .success(let url) = result { open(url) }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - allowedContentTypes: The types of files; `.folder` alone for folders, `.item` for any file.
    ///   - onCompletion: Called with the file; not called if the user cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileImporter(isPresented:allowedContentTypes:onCompletion:)
    /// Source: `docs/files.md`, FILE-3, FILE-4.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        imports(isPresented, allowedContentTypes, false, { onCompletion(.success($0[0])) }, {})
    }

    /// Asks the user for files to open while a value is true.
    ///
    /// Matches: SwiftUI.View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        imports(
            isPresented, allowedContentTypes, allowsMultipleSelection,
            { onCompletion(.success($0)) }, {})
    }

    /// Asks the user for files to open while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - allowedContentTypes: The types of files; `.folder` alone for folders, `.item` for any file.
    ///   - allowsMultipleSelection: True to let the user choose several files.
    ///   - onCompletion: Called with the files.
    ///   - onCancellation: Called if the user cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        imports(
            isPresented, allowedContentTypes, allowsMultipleSelection,
            { onCompletion(.success($0)) }, onCancellation)
    }

    private func imports(
        _ isPresented: Binding<Bool>, _ types: [UTType], _ allowsSeveral: Bool,
        _ chosen: @escaping ([URL]) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        let wantsFolder = !types.isEmpty && types.allSatisfy { $0 == .folder || $0 == .directory }
        let request =
            wantsFolder
            ? FileRequest(.folder, title: "Choose a Folder")
            : FileRequest(
                .open(allowsSeveral: allowsSeveral),
                title: allowsSeveral ? "Open Files" : "Open File",
                filters: FileRequest.Filter.filters(for: types))
        return modifier(
            FileDialog(isPresented: isPresented, request: request) { files in
                if let files, !files.isEmpty { chosen(files) } else { cancelled() }
            })
    }
}

extension URL {
    /// Returns true: an app for X11 can read the files that its user can read.
    ///
    /// Matches: Foundation.URL.startAccessingSecurityScopedResource()
    @_disfavoredOverload
    nonisolated public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing, as ``startAccessingSecurityScopedResource()`` has nothing to end.
    ///
    /// Matches: Foundation.URL.stopAccessingSecurityScopedResource()
    @_disfavoredOverload
    nonisolated public func stopAccessingSecurityScopedResource() {}
}
