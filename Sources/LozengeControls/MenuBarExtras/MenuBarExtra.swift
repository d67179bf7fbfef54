import Foundation
import LozengeCore
import LozengeViews

/// A scene with an icon in the desktop's panel, which opens a menu or a window.
///
/// The app stays open as long as a panel shows the icon, also without a window. Where no panel takes icons, an app
/// without any other window shows the content in a window.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer", isInserted: $isShown) {
///     Button("Start") { timer.start() }
///     Button("Quit") { isShown = false }
/// }
/// ```
///
/// Matches: SwiftUI.MenuBarExtra
/// Differs: the conformances of `Label` and `Content` to `View` are required where it is created, as for ``WindowGroup``.
/// A label or menu that changes with time alone, such as a ``TimelineView``, is not updated. A panel shows no text beside
/// icons: a label without a picture has the app's icon, and its text in the tooltip.
/// Source: `docs/windows.md`, STATUS-1 to STATUS-6.
nonisolated public struct MenuBarExtra<Label, Content> {
    private let isInserted: Binding<Bool>?
    private let label: () -> Label
    private let content: () -> Content
}

extension MenuBarExtra: Scene where Label: View, Content: View {
    public typealias Body = Never

    public func _windows() -> [WindowDescription] {
        StatusItemWindows(isInserted: isInserted, label: label, content: content)._windows()
    }

    /// Creates an icon with a label made of views.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(content:label:)
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
    ) { (isInserted, self.label, self.content) = (nil, label, content) }

    /// Creates an icon with a label made of views, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(isInserted:content:label:)
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) { (self.isInserted, self.label, self.content) = (isInserted, label, content) }
}

extension MenuBarExtra where Label == Text, Content: View {
    /// Creates an icon with a localized title.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { Text(titleKey) }
    }

    /// Creates an icon with a title from a resource.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { Text(titleResource) }
    }

    /// Creates an icon with a title that is not localized.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { Text(title) }
    }

    /// Creates an icon with a localized title, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:isInserted:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { Text(titleKey) }
    }

    /// Creates an icon with a title from a resource, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { Text(titleResource) }
    }

    /// Creates an icon with a title that is not localized, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { Text(title) }
    }
}

extension MenuBarExtra where Label == LozengeControls.Label<Text, Image>, Content: View {
    /// Creates an icon with a localized title and a symbol.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates an icon with a title from a resource and a symbol.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates an icon with a title that is not localized and a symbol.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates an icon with a localized title and a picture of the assets.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(titleKey, image: image) }
    }

    /// Creates an icon with a title from a resource and a picture of the assets.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(titleResource, image: image) }
    }

    /// Creates an icon with a title that is not localized and a picture of the assets.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (nil, content)
        label = { LozengeControls.Label(title, image: image) }
    }

    /// Creates an icon with a localized title and a symbol, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:isInserted:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates an icon with a title from a resource and a symbol, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates an icon with a title that is not localized and a symbol, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:systemImage:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates an icon with a localized title and a picture of the assets, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:isInserted:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(titleKey, image: image) }
    }

    /// Creates an icon with a title from a resource and a picture of the assets, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(titleResource, image: image) }
    }

    /// Creates an icon with a title that is not localized and a picture of the assets, which is there while `isInserted` is true.
    ///
    /// Matches: SwiftUI.MenuBarExtra.init(_:image:isInserted:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        (self.isInserted, self.content) = (isInserted, content)
        label = { LozengeControls.Label(title, image: image) }
    }
}
