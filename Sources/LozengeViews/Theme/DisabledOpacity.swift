import LozengeCore

nonisolated extension EnvironmentValues {
    /// The opacity of a control: less than 1 if it is disabled, unless a view around it is fainter for
    /// that already.
    package var controlOpacity: Double { isEnabled || isFaint ? 1 : Theme.disabledOpacity }

    /// True if a view around is fainter because it is disabled.
    var isFaint: Bool {
        get { self[IsFaintKey.self] }
        set { self[IsFaintKey.self] = newValue }
    }
}

nonisolated private struct IsFaintKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension View {
    /// Makes this view fainter while it is disabled: all of it alike, with the controls in it.
    package func fainterWhileDisabled() -> some View { modifier(DisabledOpacity()) }
}

nonisolated private struct DisabledOpacity {
    @Environment(\.controlOpacity) private var opacity
}

extension DisabledOpacity: ViewModifier {
    func body(content: Content) -> some View {
        let isFaint = opacity < 1
        content
            .transformEnvironment(\.isFaint) { if isFaint { $0 = true } }
            .opacity(opacity)
    }
}
