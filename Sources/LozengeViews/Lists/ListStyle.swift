import LozengeCore

/// The look of lists.
///
/// ```swift
/// List(places) { place in Label(place.name, systemImage: "folder") }
///     .listStyle(.sidebar)
/// ```
///
/// Matches: SwiftUI.ListStyle
/// Differs: programs cannot write their own, as in SwiftUI.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The look of lists.
    ///
    /// Extension: for the engine.
    var _look: _ListLook { get }
}

/// The distances and shapes of a style of lists.
///
/// Extension: for the engine.
nonisolated public struct _ListLook {
    let look: ListLook

    init(_ kind: ListLook.Kind, isAlternating: Bool = false) {
        look = ListLook(kind: kind, isAlternating: isAlternating)
    }
}

nonisolated extension View {
    /// Sets the style of lists in this view.
    ///
    /// Matches: SwiftUI.View.listStyle(_:)
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(ListStyleModifier(style: style))
    }
}

nonisolated private struct ListStyleModifier<Style: ListStyle> {
    let style: Style
}

extension ListStyleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.listStyle, style._look.look)
    }
}

/// The style of lists that set none: rows with a margin.
///
/// Matches: SwiftUI.DefaultListStyle
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.inset) }
}

/// Rows from edge to edge.
///
/// Matches: SwiftUI.PlainListStyle
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.plain) }
}

/// Rows with a margin, and a rounded selection.
///
/// Matches: SwiftUI.InsetListStyle
nonisolated public struct InsetListStyle: ListStyle {
    private let isAlternating: Bool
    public init() { isAlternating = false }

    /// Creates a style in which every second row is tinted.
    public init(alternatesRowBackgrounds: Bool) { isAlternating = alternatesRowBackgrounds }
    public var _look: _ListLook { _ListLook(.inset, isAlternating: isAlternating) }
}

/// Rows in a frame.
///
/// Matches: SwiftUI.BorderedListStyle
nonisolated public struct BorderedListStyle: ListStyle {
    private let isAlternating: Bool
    public init() { isAlternating = false }

    /// Creates a style in which every second row is tinted.
    public init(alternatesRowBackgrounds: Bool) { isAlternating = alternatesRowBackgrounds }
    public var _look: _ListLook { _ListLook(.bordered, isAlternating: isAlternating) }
}

/// Rows without lines on the colour of a sidebar.
///
/// Matches: SwiftUI.SidebarListStyle
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.sidebar) }
}

/// Sections as cards.
///
/// Matches: SwiftUI.GroupedListStyle
/// Differs: the same as ``InsetGroupedListStyle``: desktops have cards.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.cards) }
}

/// Sections as cards with a margin.
///
/// Matches: SwiftUI.InsetGroupedListStyle
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.cards) }
}

/// The style of lists on a watch; here that with a margin.
///
/// Matches: SwiftUI.EllipticalListStyle
nonisolated public struct EllipticalListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { _ListLook(.inset) }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// The style of lists that set none.
    ///
    /// Matches: SwiftUI.ListStyle.automatic
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    ///
    /// Matches: SwiftUI.ListStyle.plain
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin.
    ///
    /// Matches: SwiftUI.ListStyle.inset
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows with a margin, of which every second may be tinted.
    ///
    /// Matches: SwiftUI.ListStyle.inset(alternatesRowBackgrounds:)
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
    /// Rows in a frame.
    ///
    /// Matches: SwiftUI.ListStyle.bordered
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows in a frame, of which every second may be tinted.
    ///
    /// Matches: SwiftUI.ListStyle.bordered(alternatesRowBackgrounds:)
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// Rows without lines on the colour of a sidebar.
    ///
    /// Matches: SwiftUI.ListStyle.sidebar
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    /// Sections as cards.
    ///
    /// Matches: SwiftUI.ListStyle.grouped
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards with a margin.
    ///
    /// Matches: SwiftUI.ListStyle.insetGrouped
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == EllipticalListStyle {
    /// The style of lists on a watch; here that with a margin.
    ///
    /// Matches: SwiftUI.ListStyle.elliptical
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
