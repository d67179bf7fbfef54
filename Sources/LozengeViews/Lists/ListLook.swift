import Foundation
import LozengeCore

/// The look of a list: the distances and the shapes of its style.
///
/// Source: `docs/metrics.md`, ROW-1 to ROW-7.
nonisolated struct ListLook: Equatable {
    enum Kind {
        /// Rows from edge to edge.
        case plain
        /// Rows with a margin, and a rounded selection.
        case inset
        /// Rows in a frame.
        case bordered
        /// Rows without lines, for the names of places.
        case sidebar
        /// Sections as cards.
        case cards
        /// Rows of a table, whose cells have distances of their own.
        case table
    }

    var kind = Kind.inset
    /// True if every second row is tinted.
    var isAlternating = false
    /// True for the settings of a form.
    var isForm = false
    /// The distance between two rows, in points.
    var rowSpacing: CGFloat = 0
    var sectionSpacing = ListSectionSpacing.default

    /// The least height of a row.
    func minimumHeight(at size: DynamicTypeSize) -> CGFloat {
        let line = Font.TextStyle.body.lineHeight(at: size)
        return kind == .cards ? max(44, line + 28) : max(28, line + 12)
    }

    /// The distance of the rows from the sides of the list.
    var margin: CGFloat {
        switch kind {
        case .plain, .bordered, .table: 0
        case .inset: 8
        case .sidebar: 6
        case .cards: 12
        }
    }

    /// The distance of the rows from the top and the bottom of the list.
    var pageMargin: CGFloat {
        switch kind {
        case .plain, .bordered, .table: 0
        case .inset: 8
        case .sidebar: 6
        case .cards: 24
        }
    }

    /// The views of sections that stay in sight.
    ///
    /// Source: `docs/lists.md`, LIST-29.
    var pinnedViews: PinnedScrollableViews {
        kind == .cards || kind == .sidebar ? [] : .sectionHeaders
    }

    /// The greatest width of the rows.
    var maximumWidth: CGFloat { kind == .cards ? 600 : .infinity }

    var sectionGap: CGFloat { sectionSpacing.length ?? (kind == .cards ? 24 : 20) }

    /// Returns the distances of the content of a row from the edges of the row.
    func insets(of role: SectionPart.Role) -> EdgeInsets {
        let sides: CGFloat = 12
        return switch role {
        case .row where kind == .table: EdgeInsets(top: 4, bottom: 4)
        case .row: EdgeInsets(top: 6, leading: sides, bottom: 6, trailing: sides)
        case .header where kind == .cards:
            EdgeInsets(top: 0, leading: sides, bottom: 6, trailing: sides)
        case .header: EdgeInsets(top: 6, leading: sides, bottom: 6, trailing: sides)
        case .footer: EdgeInsets(top: 6, leading: sides, bottom: 0, trailing: sides)
        }
    }

    /// The radius of the selection, and of cards.
    var radius: CGFloat {
        switch kind {
        case .plain, .bordered, .table: 0
        case .inset, .sidebar: Theme.Radius.control
        case .cards: Theme.Radius.card
        }
    }

    /// True if no word of a row is broken.
    var keepsWords: Bool { kind == .sidebar || kind == .table }
    var hasSeparators: Bool { kind != .sidebar && kind != .table }

    var ground: Color {
        switch kind {
        case .plain, .inset, .bordered, .table: .listGround
        case .sidebar: .sidebarGround
        case .cards: .groupedGround
        }
    }
}

/// The colours of a list where it is.
struct ListColors: Equatable {
    var ground = Color.Resolved.clear
    var card = Color.Resolved.clear
    var edge = Color.Resolved.clear
    var separator = Color.Resolved.clear
    var alternate = Color.Resolved.clear
    var hover = Color.Resolved.clear
    var press = Color.Resolved.clear
    var selection = Color.Resolved.clear
    /// The colour of the selection while the list does not have the keyboard.
    var idleSelection = Color.Resolved.clear
    var accent = Color.Resolved.clear
    /// The colour of the ring around the row that has the keyboard.
    var ring = Color.Resolved.clear

    init() {}

    init(_ look: ListLook, in palette: ColorPalette) {
        func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: palette) }
        ground = resolved(look.ground)
        card = resolved(.card)
        separator = resolved(.listSeparator)
        edge = resolved(.cardEdge)
        alternate = resolved(.primary.opacity(0.03))
        hover = resolved(.primary.opacity(0.04))
        press = resolved(.primary.opacity(0.08))
        // On a stronger light ground secondary text would be hard to read.
        selection = resolved(.accentColor.opacity(palette.scheme == .light ? 0.15 : 0.25))
        idleSelection = resolved(.primary.opacity(0.1))
        accent = resolved(.accentColor)
        ring = resolved(.accentText.opacity(0.8))
    }
}

nonisolated extension View {
    /// Makes the lists in this view the rows of a table.
    package func tableRows(alternating isAlternating: Bool) -> some View {
        environment(\.listStyle, ListLook(kind: .table, isAlternating: isAlternating))
    }
}

nonisolated extension EnvironmentValues {
    /// The style of lists.
    var listStyle: ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The look of the list around; `nil` outside of lists.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// The least height of the rows of lists, in points; 0 or less for that of the list's style.
    ///
    /// Matches: SwiftUI.EnvironmentValues.defaultMinListRowHeight
    public var defaultMinListRowHeight: CGFloat {
        get { self[ListRowHeightKey.self] }
        set { self[ListRowHeightKey.self] = newValue }
    }

    /// The least height of the headers of sections in lists, in points; `nil` for that of the list's style.
    ///
    /// Matches: SwiftUI.EnvironmentValues.defaultMinListHeaderHeight
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[ListHeaderHeightKey.self] }
        set { self[ListHeaderHeightKey.self] = newValue }
    }
}

nonisolated private struct ListStyleKey: EnvironmentKey {
    static var defaultValue: ListLook { ListLook() }
}
nonisolated private struct ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}
nonisolated private struct ListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}
nonisolated private struct ListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
