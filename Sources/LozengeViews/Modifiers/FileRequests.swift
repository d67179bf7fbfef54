import LozengeCore

/// The dialogs for files that the desktop of a window has.
package struct FileRequests: Sendable {
    /// Asks the user for files; returns `nil` if the desktop has no dialog for that.
    package let ask:
        @MainActor @Sendable (FileRequest, @escaping @MainActor (FileAnswer) -> Void) ->
            (any PendingFileRequest)?

    package init(
        _ ask:
            @escaping @MainActor @Sendable (
                FileRequest, @escaping @MainActor (FileAnswer) -> Void
            ) -> (any PendingFileRequest)?
    ) { self.ask = ask }
}

nonisolated extension EnvironmentValues {
    /// The desktop's dialogs for files; `nil` without a window.
    package var fileRequests: FileRequests? {
        get { self[FileRequestsKey.self] }
        set { self[FileRequestsKey.self] = newValue }
    }
}

nonisolated private struct FileRequestsKey: EnvironmentKey {
    static var defaultValue: FileRequests? { nil }
}
