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
    case automatic, menu, segmented, inline, wheel, radioGroup, palette
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
        environment(\.pickerKind, style._kind)
    }

    /// Places the options of radio groups in this view side by side.
    ///
    /// Matches: SwiftUI.View.horizontalRadioGroupLayout()
    public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}

nonisolated extension EnvironmentValues {
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

nonisolated private struct PickerKindKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .automatic }
}
nonisolated private struct RadioGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
