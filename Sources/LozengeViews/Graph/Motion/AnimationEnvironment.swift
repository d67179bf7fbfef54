import LozengeCore

/// The environment of an animated view, for animations of a program.
nonisolated final class AnimationEnvironment {
    fileprivate let values: EnvironmentValues

    init(_ values: EnvironmentValues) { self.values = values }
}

nonisolated extension AnimationContext {
    /// The environment of the view whose value is animated, when the animation began.
    ///
    /// Matches: SwiftUI.AnimationContext.environment
    public var environment: EnvironmentValues {
        (environmentStorage as? AnimationEnvironment)?.values ?? EnvironmentValues()
    }
}
