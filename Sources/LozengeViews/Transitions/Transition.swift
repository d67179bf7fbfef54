import LozengeCore

/// A description of how a view comes and goes.
///
/// ```swift
/// struct Drop: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///             .offset(y: phase.isIdentity ? 0 : -40)
///             .opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
///
/// struct Note: View {
///     @State private var isShown = false
///
///     var body: some View {
///         Button("Note") { withAnimation { isShown.toggle() } }
///         if isShown { Text("Remember the milk").transition(Drop()) }
///     }
/// }
/// ```
///
/// A view comes or goes where a condition, a collection or an identity changes. The difference of the
/// phases is animated by the animation of that change.
///
/// Matches: SwiftUI.Transition
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    /// The view that comes and goes.
    ///
    /// Matches: SwiftUI.Transition.Content
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase.
    ///
    /// Matches: SwiftUI.Transition.body(content:phase:)
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    ///
    /// Matches: SwiftUI.Transition.properties
    static var properties: TransitionProperties { get }

    /// True if the transition has an animation of its own. For the engine.
    var _hasAnimation: Bool { get }
}

extension Transition {
    /// The default properties: the view moves.
    ///
    /// Matches: SwiftUI.Transition.properties
    public static var properties: TransitionProperties { TransitionProperties() }

    public var _hasAnimation: Bool { false }

    /// Returns a view as this transition shows it in a phase.
    ///
    /// Matches: SwiftUI.Transition.apply(content:phase:)
    public nonisolated func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        AppliedTransition(transition: self, content: content, phase: phase)
    }

    /// Combines this transition with another one around it.
    ///
    /// Matches: SwiftUI.Transition.combined(with:)
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }

    /// Sets the animation of this transition, whatever that of the change is.
    ///
    /// Matches: SwiftUI.Transition.animation(_:)
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// The properties of a transition.
///
/// Matches: SwiftUI.TransitionProperties
nonisolated public struct TransitionProperties: Sendable {
    /// True if the view moves; if the user prefers less motion, such a transition is a fade.
    ///
    /// Matches: SwiftUI.TransitionProperties.hasMotion
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    ///
    /// Matches: SwiftUI.TransitionProperties.init(hasMotion:)
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated extension View {
    /// Sets how this view comes and goes; by default it fades.
    ///
    /// The outermost transition of the views of a condition counts.
    ///
    /// Matches: SwiftUI.View.transition(_:)
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// Sets how this view comes and goes, without the type of the transition.
    ///
    /// Matches: SwiftUI.View.transition(_:)-AnyTransition
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t.erased))
    }
}

nonisolated private struct TransitionModifier<T: Transition> {
    let transition: T
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.transition(Effect(transition: transition)) { content._visit(&$0) }
    }

    private struct Effect: TransitionEffect {
        let transition: T

        var isIdentity: Bool { transition.isIdentityTransition }
        var hasMotion: Bool { transition.movesViews }
        var hasAnimation: Bool { transition._hasAnimation }

        func visit(
            _ phase: TransitionPhase, _ visitor: inout ViewVisitor, content: ContentSource
        ) {
            transition.body(
                content: PlaceholderContentView(SourceView(source: content)), phase: phase
            )._visit(&visitor)
        }
    }
}

/// A transition that knows more than its type about what it shows.
@MainActor
protocol IdentifiableTransition: Transition {
    var isIdentity: Bool { get }
    var hasMotion: Bool { get }
}

nonisolated private struct SourceView {
    let source: ContentSource
}

extension SourceView: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) { source.visit(&visitor) }
}

/// A view as a transition shows it.
nonisolated private struct AppliedTransition<T: Transition, Content: View> {
    let transition: T
    let content: Content
    let phase: TransitionPhase
}

extension AppliedTransition: View {
    var body: some View {
        transition.body(content: PlaceholderContentView(content), phase: phase)
    }
}

/// Two transitions, one around the other.
nonisolated private struct CombinedTransition<Inner: Transition, Outer: Transition> {
    let inner: Inner
    let outer: Outer
}

extension CombinedTransition: IdentifiableTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
    }

    var isIdentity: Bool { inner.isIdentityTransition && outer.isIdentityTransition }
    var hasMotion: Bool { inner.movesViews || outer.movesViews }
    var _hasAnimation: Bool { inner._hasAnimation || outer._hasAnimation }
}

/// A transition with an animation of its own.
nonisolated private struct AnimatedTransition<Base: Transition> {
    let base: Base
    let animation: Animation?
}

extension AnimatedTransition: IdentifiableTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction({ $0.setUnlessDisabled(animation) }) {
            base.apply(content: $0, phase: phase)
        }
    }

    static var properties: TransitionProperties { Base.properties }
    var isIdentity: Bool { base.isIdentityTransition }
    var hasMotion: Bool { base.movesViews }
    var _hasAnimation: Bool { animation != nil }
}

extension Transition {
    var isIdentityTransition: Bool { (self as? any IdentifiableTransition)?.isIdentity ?? false }
    var movesViews: Bool {
        (self as? any IdentifiableTransition)?.hasMotion ?? Self.properties.hasMotion
    }
}
