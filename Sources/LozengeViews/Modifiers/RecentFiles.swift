import Foundation
import LozengeCore

/// The files that the user has opened in the app, which the desktop keeps.
package struct RecentFiles: Sendable {
    /// Returns the files, the latest first.
    package let list: @MainActor @Sendable () -> [URL]
    /// Adds a file of a MIME type, or makes it the latest one.
    package let add: @MainActor @Sendable (URL, _ mimeType: String) -> Void
    /// Removes all files of the app.
    package let clear: @MainActor @Sendable () -> Void

    package init(
        list: @escaping @MainActor @Sendable () -> [URL],
        add: @escaping @MainActor @Sendable (URL, _ mimeType: String) -> Void,
        clear: @escaping @MainActor @Sendable () -> Void
    ) { (self.list, self.add, self.clear) = (list, add, clear) }
}

nonisolated extension EnvironmentValues {
    /// The files that the user has opened in the app; `nil` outside of an app.
    package var recentFiles: RecentFiles? {
        get { self[RecentFilesKey.self] }
        set { self[RecentFilesKey.self] = newValue }
    }
}

nonisolated private struct RecentFilesKey: EnvironmentKey {
    static var defaultValue: RecentFiles? { nil }
}
