import Foundation
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
    package var size: CGSize?
    package let content: () -> AnyView
}

extension Scene {
    /// How large the windows of this scene are when they open, in points.
    ///
    /// A window is never smaller than its content needs.
    ///
    /// Matches: SwiftUI.Scene.defaultSize(width:height:)
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        SizedScene(content: self, size: CGSize(width: width, height: height))
    }
}

/// A scene whose windows open in a size of its own.
struct SizedScene<Content: Scene>: Scene {
    typealias Body = Never

    let content: Content
    let size: CGSize

    func _windows() -> [WindowDescription] {
        content._windows().map {
            var window = $0
            window.size = window.size ?? size
            return window
        }
    }
}
