import Foundation
import LozengeCore

/// Windows that all show the same kind of content.
///
/// One is open from the start if this is the app's first scene; Ctrl N opens another.
///
/// Matches: SwiftUI.WindowGroup
/// Differs: `Content` has to be a view where one is made, and need not be where one is only named:
/// Swift's runtime would look through the whole app for the proof when it starts.
nonisolated public struct WindowGroup<Content> {
    let id: String?
    let title: String?
    let content: () -> Content
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never

    /// Windows titled with the app's name.
    ///
    /// Matches: SwiftUI.WindowGroup.init(content:)
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        (id, title) = (nil, nil)
        self.content = content
    }

    /// Windows titled `title`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        (id, self.title) = (nil, String(title))
        self.content = content
    }

    /// Windows titled `title` that are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.id, self.title) = (id, String(title))
        self.content = content
    }

    /// Windows that are opened by `id`.
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

/// A window that there is one of.
///
/// Matches: SwiftUI.Window
/// Differs: `Content` has to be a view where one is made, as of ``WindowGroup``.
nonisolated public struct Window<Content> {
    let id: String
    let title: String
    let content: () -> Content
}

extension Window: Scene where Content: View {
    public typealias Body = Never

    /// A window titled `title` that is opened by `id`.
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

/// The window of the app's settings; Ctrl , opens it.
///
/// Matches: SwiftUI.Settings
/// Differs: `Content` has to be a view where one is made, as of ``WindowGroup``.
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
