import Foundation
import LozengeCore
import LozengeViews

/// The look of tables.
///
/// Matches: SwiftUI.TableStyle
@MainActor @preconcurrency
public protocol TableStyle {
    /// The look of tables.
    ///
    /// Extension: for the engine.
    var _look: _TableLook { get }
}

/// The look of a style of tables.
///
/// Extension: for the engine.
nonisolated public struct _TableLook: Equatable {
    var isBordered = false
    var isAlternating = true
}

/// The style of tables that set none: every second row is tinted.
///
/// Matches: SwiftUI.AutomaticTableStyle
nonisolated public struct AutomaticTableStyle: TableStyle {
    public init() {}
    public var _look: _TableLook { _TableLook() }
}

/// Rows without a frame around them.
///
/// Matches: SwiftUI.InsetTableStyle
nonisolated public struct InsetTableStyle: TableStyle {
    private let isAlternating: Bool

    public init() { self.init(alternatesRowBackgrounds: true) }

    /// Creates the style, with every second row tinted or not.
    ///
    /// Matches: SwiftUI.InsetTableStyle.init(alternatesRowBackgrounds:)
    public init(alternatesRowBackgrounds: Bool) {
        isAlternating = alternatesRowBackgrounds
    }

    public var _look: _TableLook { _TableLook(isAlternating: isAlternating) }
}

/// Rows in a frame.
///
/// Matches: SwiftUI.BorderedTableStyle
nonisolated public struct BorderedTableStyle: TableStyle {
    private let isAlternating: Bool

    public init() { self.init(alternatesRowBackgrounds: true) }

    /// Creates the style, with every second row tinted or not.
    ///
    /// Matches: SwiftUI.BorderedTableStyle.init(alternatesRowBackgrounds:)
    public init(alternatesRowBackgrounds: Bool) {
        isAlternating = alternatesRowBackgrounds
    }

    public var _look: _TableLook { _TableLook(isBordered: true, isAlternating: isAlternating) }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
    /// The style of tables that set none.
    ///
    /// Matches: SwiftUI.TableStyle.automatic
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
    /// Rows without a frame around them.
    ///
    /// Matches: SwiftUI.TableStyle.inset
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows without a frame around them, every second one tinted or not.
    ///
    /// Matches: SwiftUI.TableStyle.inset(alternatesRowBackgrounds:)
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
    /// Rows in a frame.
    ///
    /// Matches: SwiftUI.TableStyle.bordered
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Rows in a frame, every second one tinted or not.
    ///
    /// Matches: SwiftUI.TableStyle.bordered(alternatesRowBackgrounds:)
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension View {
    /// Sets the style of tables in this view.
    ///
    /// Matches: SwiftUI.View.tableStyle(_:)
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(TableStyleModifier(style: style))
    }

    /// Shows or hides the headers of tables in this view.
    ///
    /// Matches: SwiftUI.View.tableColumnHeaders(_:)
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaderVisibility, visibility)
    }

    /// Makes the lists in this view the rows of a table.
    func tableLook(_ look: _TableLook) -> some View {
        tableRows(alternating: look.isAlternating)
            .overlay {
                if look.isBordered { Rectangle().strokeBorder(SeparatorShapeStyle()) }
            }
    }
}

nonisolated private struct TableStyleModifier<Style: TableStyle> {
    let style: Style
}

extension TableStyleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.tableStyle, style._look)
    }
}

nonisolated extension EnvironmentValues {
    /// The look of tables.
    var tableStyle: _TableLook {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }

    /// The visibility of the headers of tables.
    var tableHeaderVisibility: Visibility {
        get { self[TableHeaderKey.self] }
        set { self[TableHeaderKey.self] = newValue }
    }
}

nonisolated private struct TableStyleKey: EnvironmentKey {
    static var defaultValue: _TableLook { _TableLook() }
}
nonisolated private struct TableHeaderKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}
