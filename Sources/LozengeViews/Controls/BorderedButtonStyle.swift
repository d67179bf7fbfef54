import Foundation
import LozengeCore

/// A label in the accent colour in a capsule.
///
/// Matches: SwiftUI.BorderedButtonStyle
/// Source: `docs/metrics.md`, BUTTON-2: 12 points beside the label, 7 above and below it.
nonisolated public struct BorderedButtonStyle {
    public init() {}
}

extension BorderedButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CapsuleButtonStyle(isProminent: false).makeBody(configuration: configuration)
    }
}

/// A label on a capsule in the accent colour, for the main action.
///
/// Matches: SwiftUI.BorderedProminentButtonStyle
nonisolated public struct BorderedProminentButtonStyle {
    public init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CapsuleButtonStyle(isProminent: true).makeBody(configuration: configuration)
    }
}

/// A label in the accent colour without a border.
///
/// Matches: SwiftUI.BorderlessButtonStyle
nonisolated public struct BorderlessButtonStyle {
    public init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultButtonStyle().makeBody(configuration: configuration)
    }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label in a capsule.
    ///
    /// Matches: SwiftUI.ButtonStyle.bordered
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a capsule in the accent colour.
    ///
    /// Matches: SwiftUI.ButtonStyle.borderedProminent
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

nonisolated extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a border.
    ///
    /// Matches: SwiftUI.ButtonStyle.borderless
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label in a capsule, which is faint or in the accent colour.
nonisolated package struct CapsuleButtonStyle {
    let isProminent: Bool
    /// True if the button takes the whole proposed width.
    let isWide: Bool

    package init(isProminent: Bool, isWide: Bool = false) {
        self.isProminent = isProminent
        self.isWide = isWide
    }
}

extension CapsuleButtonStyle: ButtonStyle {
    package func makeBody(configuration: Configuration) -> some View {
        let color =
            configuration.role == .destructive
            ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        configuration.label
            .defaultForegroundStyle(isProminent ? AnyShapeStyle(Color.white) : color)
            .frame(maxWidth: isWide ? .infinity : nil)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                isProminent ? color : AnyShapeStyle(FillShapeStyle().tertiary), in: Capsule()
            )
            .contentShape(Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
