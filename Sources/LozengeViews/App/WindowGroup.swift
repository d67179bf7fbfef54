import Foundation
import LozengeCore

/// A scene with any number of windows with the same kind of content.
///
/// The first scene of an app opens a window at the start; Ctrl N opens another.
///
/// ```swift
/// WindowGroup("Notes", id: "notes") { NotesView() }
/// ```
///
/// Matches: SwiftUI.WindowGroup
/// Differs: the conformance of `Content` to `View` is required where a group is created, not where its type
/// is named: Swift's runtime would search the whole app for it at the start.
nonisolated public struct WindowGroup<Content> {
    let id: String?
    let title: String?
    let content: () -> Content
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never

    /// Creates a group whose windows have the app's name as title.
    ///
    /// Matches: SwiftUI.WindowGroup.init(content:)
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        (id, title) = (nil, nil)
        self.content = content
    }

    /// Creates a group whose windows have a title.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        (id, self.title) = (nil, String(title))
        self.content = content
    }

    /// Creates a group whose windows have a title and are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.id, self.title) = (id, String(title))
        self.content = content
    }

    /// Creates a group whose windows are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(id:content:)
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        (self.id, title) = (id, nil)
        self.content = content
    }

    public func _windows() -> [WindowDescription] {
        [WindowDescription(.group, id: id, title: title, content: content)]
    }
}

/// A scene with a single, unique window.
///
/// ```swift
/// Window("Inspector", id: "inspector") { InspectorView() }
/// ```
///
/// Matches: SwiftUI.Window
/// Differs: the conformance of `Content` to `View` is required where it is created, as for ``WindowGroup``.
nonisolated public struct Window<Content> {
    let id: String
    let title: String
    let content: () -> Content
}

extension Window: Scene where Content: View {
    public typealias Body = Never

    /// Creates a window with a title that is opened by `id`.
    ///
    /// Matches: SwiftUI.Window.init(_:id:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.id, self.title) = (id, String(title))
        self.content = content
    }

    public func _windows() -> [WindowDescription] {
        [WindowDescription(.single, id: id, title: title, content: content)]
    }
}

/// The scene of the app's settings, opened by Ctrl ,.
///
/// ```swift
/// Settings { SettingsView() }
/// ```
///
/// Matches: SwiftUI.Settings
/// Differs: the conformance of `Content` to `View` is required where it is created, as for ``WindowGroup``.
nonisolated public struct Settings<Content> {
    let content: () -> Content
}

extension Settings: Scene where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public func _windows() -> [WindowDescription] {
        var window = WindowDescription(.settings, id: nil, title: "Settings", content: content)
        window.resizability = .contentSize
        return [window]
    }
}
