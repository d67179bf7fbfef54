import Foundation
import LozengeCore

nonisolated extension Image {
    /// The scale of a symbol relative to its text.
    ///
    /// Matches: SwiftUI.Image.Scale
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small, medium, large

        /// The factor for a symbol's size.
        ///
        /// Source: a choice: a large symbol is to a medium one as that is to a small one, and about
        /// five quarters of it.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The scale of symbols relative to their text.
    ///
    /// Matches: SwiftUI.EnvironmentValues.imageScale
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The icon theme of the desktop; `nil` if it has none.
    var iconTheme: String? {
        get { self[IconThemeKey.self] }
        set { self[IconThemeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the scale of symbols in this view.
    ///
    /// Matches: SwiftUI.View.imageScale(_:)
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}

nonisolated private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}
nonisolated private struct IconThemeKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}
