import Foundation
import LozengeCore

/// A label on a faint ground.
///
/// Matches: SwiftUI.BorderedButtonStyle
/// Source: `docs/theme.md`, BUTTON-1.
nonisolated public struct BorderedButtonStyle {
    public init() {}
}

extension BorderedButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FramedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A white label on a ground in the accent colour, for the main action.
///
/// Matches: SwiftUI.BorderedProminentButtonStyle
nonisolated public struct BorderedProminentButtonStyle {
    public init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FramedButtonStyle(isProminent: true).makeBody(configuration: configuration)
    }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint ground.
    ///
    /// Matches: SwiftUI.ButtonStyle.bordered
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a ground in the accent colour.
    ///
    /// Matches: SwiftUI.ButtonStyle.borderedProminent
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A label on a ground, which is faint or in the accent colour.
nonisolated package struct FramedButtonStyle {
    private let isProminent: Bool
    private let isWide: Bool
    private let isOn: Bool

    /// - Parameters:
    ///   - isProminent: True for a ground in the accent colour.
    ///   - isWide: True for a button that takes the whole proposed width.
    ///   - isOn: True for a button that stays pressed.
    package init(isProminent: Bool = false, isWide: Bool = false, isOn: Bool = false) {
        self.isProminent = isProminent
        self.isWide = isWide
        self.isOn = isOn
    }
}

extension FramedButtonStyle: ButtonStyle, FadingStyle {
    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(text(configuration.role))
            .fontWeight(.semibold)
            .environment(\.keepsWords, true)
            .modifier(ButtonWidth(isWide: isWide))
            .controlFrame(
                fill(configuration.role), isPressed: configuration.isPressed, isOn: isOn)
    }

    private func fill(_ role: ButtonRole?) -> ControlFill {
        role == .destructive
            ? isProminent ? .destructive : .faintDestructive : isProminent ? .accent : .framed
    }

    private func text(_ role: ButtonRole?) -> AnyShapeStyle {
        if isProminent { return AnyShapeStyle(Color.white) }
        return role == .destructive
            ? AnyShapeStyle(Color.destructiveText) : AnyShapeStyle(ControlLabelStyle())
    }
}

/// The width of a button with a border.
nonisolated private struct ButtonWidth {
    let isWide: Bool
    @Environment(\.buttonSizing) private var sizing
}

extension ButtonWidth: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(maxWidth: isWide || sizing == .flexible ? .infinity : nil)
    }
}

/// The colour of a control's label: the tint if there is one.
nonisolated package struct ControlLabelStyle: ShapeStyle, Hashable {
    package init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        place.read(\.tintStyle) == nil
            ? .color(place.resolve(.label)) : ControlTint.text._resolve(in: place)
    }
}
