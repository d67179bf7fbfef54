import LozengeCore

/// Windows that all show the same kind of content.
///
/// Matches: SwiftUI.WindowGroup
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    let title: String?
    let content: () -> Content

    /// Windows titled with the app's name.
    ///
    /// Matches: SwiftUI.WindowGroup.init(content:)
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Windows titled `title`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    public func _windows() -> [WindowDescription] {
        let content = self.content
        return [WindowDescription(title: title) { AnyView(content()) }]
    }
}

/// A window that is to be opened.
public struct WindowDescription {
    /// `nil` for the app's name.
    package let title: String?
    package let content: () -> AnyView
}
