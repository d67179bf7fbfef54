/// A modifier that is made from the environment of the view it modifies.
///
/// ```swift
/// struct Margin: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         BorderModifier(isWide: environment.horizontalSizeClass == .regular)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.EnvironmentalModifier
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View {
        Resolved(resolve: resolve, content: content)
    }
}

/// A view with the modifier that is made from its environment.
nonisolated private struct Resolved<Modifier: ViewModifier, Content: View> {
    let resolve: (EnvironmentValues) -> Modifier
    let content: Content

    @Environment(\.self) private var environment

    init(resolve: @escaping (EnvironmentValues) -> Modifier, content: Content) {
        (self.resolve, self.content) = (resolve, content)
    }
}

extension Resolved: View {
    var body: some View { content.modifier(resolve(environment)) }
}
