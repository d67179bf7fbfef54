import Foundation
import LozengeCore

/// The look of a view under the pointer.
///
/// Matches: SwiftUI.HoverEffect
nonisolated public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case highlight, lift }
    fileprivate let kind: Kind

    /// A faint ground.
    ///
    /// Matches: SwiftUI.HoverEffect.automatic
    public static let automatic = HoverEffect(kind: .highlight)
    /// A faint ground.
    ///
    /// Matches: SwiftUI.HoverEffect.highlight
    public static let highlight = HoverEffect(kind: .highlight)
    /// Slightly larger, with a shadow.
    ///
    /// Matches: SwiftUI.HoverEffect.lift
    public static let lift = HoverEffect(kind: .lift)
}

nonisolated extension View {
    /// Sets the look of this view under the pointer.
    ///
    /// Matches: SwiftUI.View.hoverEffect(_:)
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Sets the look of this view under the pointer, which can be switched off.
    ///
    /// Matches: SwiftUI.View.hoverEffect(_:isEnabled:)
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverLook(effect: effect, isWanted: isEnabled))
    }

    /// Sets whether views in this view have hover effects; true in an outer view counts.
    ///
    /// Matches: SwiftUI.View.hoverEffectDisabled(_:)
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

nonisolated extension EnvironmentValues {
    /// True if views have hover effects.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isHoverEffectEnabled
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
}

nonisolated private struct HoverEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated private struct HoverLook {
    let effect: HoverEffect
    let isWanted: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isEnabled

    init(effect: HoverEffect, isWanted: Bool) {
        self.effect = effect
        self.isWanted = isWanted
    }
}

extension HoverLook: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isHovered && isWanted && isAllowed && isEnabled
        let isLifted = isShown && effect.kind == .lift
        content
            .background(
                isShown && effect.kind == .highlight ? Color.label.opacity(0.07) : .clear,
                in: RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular)
            )
            .scaleEffect(isLifted ? 1.03 : 1)
            .shadow(color: .black.opacity(isLifted ? 0.25 : 0), radius: 4, y: 2)
            .onHover { isHovered = $0 }
    }
}
