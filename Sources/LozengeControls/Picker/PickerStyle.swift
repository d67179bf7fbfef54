import Foundation
import LozengeViews

/// The look of pickers.
///
/// Matches: SwiftUI.PickerStyle
/// Differs: an app chooses among the existing styles and cannot define others, as in SwiftUI; the requirement is for the
/// engine.
public protocol PickerStyle {
    nonisolated var _kind: _PickerKind { get }
}

/// The kinds of pickers.
///
/// Extension: for the engine.
nonisolated public enum _PickerKind: Sendable {
    case automatic, menu, segmented, inline, wheel, radioGroup, palette, navigationLink

    /// True if the options are items of the menu that the picker is in; they are a submenu otherwise.
    var isInlineInMenus: Bool { self == .automatic || self == .inline || self == .palette }
}

/// The default style: a menu; in a menu the options are items.
///
/// Matches: SwiftUI.DefaultPickerStyle
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .automatic }
}

/// A button with the chosen option, which opens a menu of all.
///
/// Matches: SwiftUI.MenuPickerStyle
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .menu }
}

/// Options of equal width side by side.
///
/// Matches: SwiftUI.SegmentedPickerStyle
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .segmented }
}

/// All options: in a list a row for each, elsewhere a column.
///
/// Matches: SwiftUI.InlinePickerStyle
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .inline }
}

/// Five rows of options, with the chosen one in the middle.
///
/// Matches: SwiftUI.WheelPickerStyle
/// Differs: the desktop's form of a wheel; the wheel of the mouse changes it only while it has the focus.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .wheel }
}

/// A column of options with round marks.
///
/// Matches: SwiftUI.RadioGroupPickerStyle
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .radioGroup }
}

/// A row of symbols.
///
/// Matches: SwiftUI.PalettePickerStyle
nonisolated public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .palette }
}

/// A row that pushes a page with the options; outside of a stack, a menu.
///
/// Matches: SwiftUI.NavigationLinkPickerStyle
/// Source: `docs/theme.md`, PICK-10.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .navigationLink }
}

/// A button with the chosen option, which opens a menu of all.
///
/// Matches: SwiftUI.PopUpButtonPickerStyle
@available(*, deprecated, message: "Use MenuPickerStyle instead.")
nonisolated public struct PopUpButtonPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .menu }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the options.
    ///
    /// Matches: SwiftUI.PickerStyle.navigationLink
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a menu.
    ///
    /// Matches: SwiftUI.PickerStyle.automatic
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the chosen option, which opens a menu.
    ///
    /// Matches: SwiftUI.PickerStyle.menu
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options of equal width side by side.
    ///
    /// Matches: SwiftUI.PickerStyle.segmented
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// All options.
    ///
    /// Matches: SwiftUI.PickerStyle.inline
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// Five rows of options that scroll.
    ///
    /// Matches: SwiftUI.PickerStyle.wheel
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Options with round marks.
    ///
    /// Matches: SwiftUI.PickerStyle.radioGroup
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// A row of symbols.
    ///
    /// Matches: SwiftUI.PickerStyle.palette
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
    /// Sets the style of pickers in this view.
    ///
    /// Matches: SwiftUI.View.pickerStyle(_:)
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind).containerValue(\.pickerKind, style._kind)
    }

    /// Places the options of radio groups in this view side by side.
    ///
    /// Matches: SwiftUI.View.horizontalRadioGroupLayout()
    public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}

/// The look of the chosen symbol in a palette.
///
/// Matches: SwiftUI.PaletteSelectionEffect
nonisolated public struct PaletteSelectionEffect: Sendable, Equatable {
    /// The variant of the chosen symbol; `nil` for none.
    let variant: SymbolVariants?

    /// The chosen symbol is on a plate.
    ///
    /// Matches: SwiftUI.PaletteSelectionEffect.automatic
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(variant: nil) }

    /// The chosen symbol is shown in a variant as well.
    ///
    /// Matches: SwiftUI.PaletteSelectionEffect.symbolVariant(_:)
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(variant: variant)
    }
}

nonisolated extension View {
    /// Sets the look of chosen symbols in palettes of this view.
    ///
    /// Matches: SwiftUI.View.paletteSelectionEffect(_:)
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }

    /// Sets the height of the rows of wheel pickers in this view, in points; what is not positive and finite changes nothing.
    ///
    /// Matches: SwiftUI.View.defaultWheelPickerItemHeight(_:)
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        transformEnvironment(\.wheelRowHeight) {
            if height > 0, height.isFinite { $0 = height }
        }
    }
}

nonisolated extension ContainerValues {
    /// The style that a picker is given by its own modifier.
    var pickerKind: _PickerKind {
        get { self[PickerValueKey.self] }
        set { self[PickerValueKey.self] = newValue }
    }
}

nonisolated private struct PickerValueKey: ContainerValueKey {
    static var defaultValue: _PickerKind { .automatic }
}

nonisolated extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }

    /// The height of the rows of wheel pickers; `nil` for the usual one.
    var wheelRowHeight: CGFloat? {
        get { self[WheelRowHeightKey.self] }
        set { self[WheelRowHeightKey.self] = newValue }
    }

    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// True for radio groups whose options are side by side.
    var isRadioGroupHorizontal: Bool {
        get { self[RadioGroupKey.self] }
        set { self[RadioGroupKey.self] = newValue }
    }
}

nonisolated private struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}
nonisolated private struct WheelRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
nonisolated private struct PickerKindKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .automatic }
}
nonisolated private struct RadioGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
