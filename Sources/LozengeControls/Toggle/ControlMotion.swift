import LozengeViews

nonisolated extension View {
    /// Animates this part of a control when `value` changes, unless the user prefers less motion.
    ///
    /// An animation of the change itself is kept.
    func controlMotion(_ value: some Equatable) -> some View {
        modifier(ControlMotion(value: value))
    }
}

nonisolated private struct ControlMotion<Value: Equatable> {
    let value: Value
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

extension ControlMotion: ViewModifier {
    func body(content: Content) -> some View {
        content.transaction(value: value) {
            if $0.animation == nil, !$0.disablesAnimations, !reducesMotion {
                $0.animation = .control
            }
        }
    }
}
