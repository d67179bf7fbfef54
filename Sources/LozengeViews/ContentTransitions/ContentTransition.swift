import LozengeCore

/// The effect with which a text or an image changes its content under an animation.
///
/// A view that is replaced by another one has a ``Transition`` instead.
///
/// ```swift
/// Text("\(hits)")
///     .contentTransition(.numericText(value: Double(hits)))
///     .animation(.default, value: hits)
/// ```
///
/// Without a content transition, a text shows other words at once, and changes its font size and its colour
/// on the way; images fade.
///
/// Matches: SwiftUI.ContentTransition
/// Source: `docs/animation.md`, TEXT-1 and TEXT-2.
nonisolated public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        case automatic, identity, opacity, interpolate, replace
        case number(countsDown: Bool)
        case value(Double)
    }

    let kind: Kind

    /// The transition of views without another one.
    static let automatic = ContentTransition(kind: .automatic)

    /// No effect: the new content is shown at once.
    ///
    /// Matches: SwiftUI.ContentTransition.identity
    public static let identity = ContentTransition(kind: .identity)

    /// A fade from the old content to the new one.
    ///
    /// Matches: SwiftUI.ContentTransition.opacity
    public static let opacity = ContentTransition(kind: .opacity)

    /// A change of size and weight for a text whose words stay, otherwise a fade.
    ///
    /// Matches: SwiftUI.ContentTransition.interpolate
    /// Differs: weights fade into each other.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Characters that change roll up, or down for a countdown; the others stay.
    ///
    /// Matches: SwiftUI.ContentTransition.numericText(countsDown:)
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .number(countsDown: countsDown))
    }

    /// Characters that change roll up if `value` increases, and down if it decreases; the others stay.
    ///
    /// Matches: SwiftUI.ContentTransition.numericText(value:)
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .value(value))
    }

    /// A symbol shrinks away before the next one grows; other views change as without a content transition.
    ///
    /// Matches: SwiftUI.ContentTransition.symbolEffect
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .replace) }
}

nonisolated extension View {
    /// Sets the effect with which texts and images in this view change their content under an animation.
    ///
    /// Matches: SwiftUI.View.contentTransition(_:)
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

nonisolated extension EnvironmentValues {
    /// The effect with which texts and images change their content under an animation.
    ///
    /// Matches: SwiftUI.EnvironmentValues.contentTransition
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// True to draw the effect as one layer; it looks the same.
    ///
    /// Matches: SwiftUI.EnvironmentValues.contentTransitionAddsDrawingGroup
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionLayerKey.self] }
        set { self[ContentTransitionLayerKey.self] = newValue }
    }
}

nonisolated private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .automatic }
}

nonisolated private enum ContentTransitionLayerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
