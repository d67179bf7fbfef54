import Foundation
import LozengeCore

/// A scene with a single, unique window.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
///
/// Matches: SwiftUI.Window
/// Differs: the conformance of `Content` to `View` is required where it is created, as for ``WindowGroup``.
nonisolated public struct Window<Content> {
    let id: String
    let title: Text
    let content: () -> Content
}

extension Window: Scene where Content: View {
    public typealias Body = Never

    /// Creates a window with a title that is opened by `id`.
    ///
    /// Matches: SwiftUI.Window.init(_:id:content:)
    nonisolated public init(
        _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, title, content) }

    /// Creates a window with a localized title that is opened by `id`.
    ///
    /// Matches: SwiftUI.Window.init(_:id:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(titleKey), content) }

    /// Creates a window with a title from a resource that is opened by `id`.
    ///
    /// Matches: SwiftUI.Window.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, id: String,
        @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(titleResource), content) }

    /// Creates a window with a title that is not localized that is opened by `id`.
    ///
    /// Matches: SwiftUI.Window.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(title), content) }

    public func _windows() -> [WindowDescription] {
        [WindowDescription(.single, id: id, title: title, content: content)]
    }
}

/// A scene with a single window of tools that floats over the app's other windows.
///
/// It is not in the taskbar, and Escape closes it.
///
/// ```swift
/// UtilityWindow("Inspector", id: "inspector") { InspectorView() }
/// ```
///
/// Matches: SwiftUI.UtilityWindow
/// Differs: it has the focused values of its own content, and stays while another app is active. The conformance of
/// `Content` to `View` is required where it is created, as for ``WindowGroup``.
nonisolated public struct UtilityWindow<Content> {
    let id: String
    let title: Text
    let content: () -> Content
}

extension UtilityWindow: Scene where Content: View {
    public typealias Body = Never

    /// Creates a window with a title that is opened by `id`.
    ///
    /// Matches: SwiftUI.UtilityWindow.init(_:id:content:)
    nonisolated public init(
        _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, title, content) }

    /// Creates a window with a localized title that is opened by `id`.
    ///
    /// Matches: SwiftUI.UtilityWindow.init(_:id:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(titleKey), content) }

    /// Creates a window with a title from a resource that is opened by `id`.
    ///
    /// Matches: SwiftUI.UtilityWindow.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, id: String,
        @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(titleResource), content) }

    /// Creates a window with a title that is not localized that is opened by `id`.
    ///
    /// Matches: SwiftUI.UtilityWindow.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { (self.id, self.title, self.content) = (id, Text(title), content) }

    public func _windows() -> [WindowDescription] {
        [WindowDescription(.utility, id: id, title: title, content: content)]
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
        var window = WindowDescription(
            .settings, id: nil, title: Text(verbatim: "Settings"), content: content)
        window.role = .associated
        return [window]
    }
}
