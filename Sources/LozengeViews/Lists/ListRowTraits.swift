import Foundation
import LozengeCore

/// The properties of a row that views inside it set for the list around.
///
/// Source: `docs/lists.md`, LIST-5: they pass outwards through modifiers and stop at containers; the outermost wins.
nonisolated struct ListRowTraits {
    var insets: EdgeInsets?
    /// Distances that were set for single edges; `nil` for those of the list's style.
    var insetOfEdge: [Edge: CGFloat?] = [:]
    var background: RowBackground?
    var separators: [VerticalEdge: Visibility] = [:]
    var separatorColors: [VerticalEdge: Color] = [:]
    /// The lines above and below the section.
    var sectionSeparators: [VerticalEdge: Visibility] = [:]
    var sectionSeparatorColors: [VerticalEdge: Color] = [:]
    var isSelectionDisabled: Bool?
    /// True if a press on any part of the row operates the control in it, in any list.
    var isLink: Bool?
    /// True if the page of the link is shown beside the list.
    var isPageShown: Bool?
    /// The value of the link in the row; `nil` for none.
    var linkValue: AnyHashable?
    /// The text by whose first letters the row is selected; `nil` for the first one in it.
    var typeSelectText: Text?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var edits: RowEdits?
    var outline: OutlinePart?

    /// Returns these traits with those of a view inside where these have none.
    func over(_ inner: ListRowTraits) -> ListRowTraits {
        ListRowTraits(
            insets: insets ?? inner.insets,
            insetOfEdge: insetOfEdge.merging(inner.insetOfEdge) { outer, _ in outer },
            background: background ?? inner.background,
            separators: separators.merging(inner.separators) { outer, _ in outer },
            separatorColors: separatorColors.merging(inner.separatorColors) { outer, _ in outer },
            sectionSeparators: sectionSeparators.merging(inner.sectionSeparators) { outer, _ in
                outer
            },
            sectionSeparatorColors: sectionSeparatorColors.merging(
                inner.sectionSeparatorColors
            ) { outer, _ in outer },
            isSelectionDisabled: isSelectionDisabled ?? inner.isSelectionDisabled,
            isLink: isLink ?? inner.isLink, isPageShown: isPageShown ?? inner.isPageShown,
            linkValue: linkValue ?? inner.linkValue,
            typeSelectText: typeSelectText ?? inner.typeSelectText,
            isDeleteDisabled: isDeleteDisabled ?? inner.isDeleteDisabled,
            isMoveDisabled: isMoveDisabled ?? inner.isMoveDisabled,
            edits: edits.map { $0.over(inner.edits) } ?? inner.edits,
            outline: outline.map { $0.over(inner.outline ?? OutlinePart()) } ?? inner.outline)
    }
}

nonisolated struct ListRowTraitsKey: LayoutValueKey {
    static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// A layout-neutral modifier that sets traits of a row.
nonisolated struct ListRowTraitEffect {
    let traits: ListRowTraits
}

extension ListRowTraitEffect: PrimitiveModifier {
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        context.listRowTraits(key, traits)
    }
}

extension LayoutContext {
    /// Returns the value for a key of the view inside, with the traits that this view sets.
    func listRowTraits(_ key: ObjectIdentifier, _ traits: ListRowTraits) -> Any? {
        guard key == ObjectIdentifier(ListRowTraitsKey.self) else {
            return child.node.holder?.layoutValue(key)
        }
        return traits.over(child[ListRowTraitsKey.self])
    }
}

nonisolated extension View {
    func listRowTraits(_ change: (inout ListRowTraits) -> Void) -> some View {
        var traits = ListRowTraits()
        change(&traits)
        return modifier(ListRowTraitEffect(traits: traits))
    }

    /// Makes the whole row the target of the link in it.
    ///
    /// - Parameter isPageShown: True if its page is shown beside the list: the row looks selected.
    /// - Returns: This view.
    ///
    /// Source: `docs/navigation.md`, LINK-2.
    package func listRowIsLink(isPageShown: Bool = false) -> some View {
        listRowTraits { ($0.isLink, $0.isPageShown) = (true, isPageShown) }
    }

    /// Makes the value of a link the one by which the row is selected, unless it has a tag; `nil` sets none.
    ///
    /// Source: `docs/lists.md`, LIST-3.
    package func listRowLinkValue(_ value: AnyHashable?) -> some View {
        listRowTraits { $0.linkValue = value }
    }

    /// Sets the distance of this row's content from the edges of the row.
    ///
    /// - Parameter insets: The distances in points; `nil` for those of the list's style.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowInsets(_:)
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listRowTraits { $0.insets = insets }
    }

    /// Sets some of the distances of this row's content from the edges of the row.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The distance in points; `nil` for those of the list's style.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowInsets(_:_:)
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        listRowTraits {
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                $0.insetOfEdge[edge] = .some(length)
            }
        }
    }

    /// Shows or hides the lines above and below this row.
    ///
    /// - Parameters:
    ///   - visibility: Hidden to hide a line that the list's style shows.
    ///   - edges: The edges of the row.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowSeparator(_:edges:)
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowTraits { for edge in edges.members { $0.separators[edge] = visibility } }
    }

    /// Sets the colour of the lines above and below this row.
    ///
    /// - Parameters:
    ///   - color: The colour; `nil` for that of the list's style.
    ///   - edges: The edges of the row.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowSeparatorTint(_:edges:)
    public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowTraits { for edge in edges.members { $0.separatorColors[edge] = color } }
    }

    /// Shows or hides the lines above and below this section of a plain list, which has none by itself.
    ///
    /// - Parameters:
    ///   - visibility: Visible to show a line.
    ///   - edges: The edges of the section.
    /// - Returns: This view; outside of a list in the style ``PlainListStyle`` nothing changes.
    ///
    /// Matches: SwiftUI.View.listSectionSeparator(_:edges:)
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowTraits { for edge in edges.members { $0.sectionSeparators[edge] = visibility } }
    }

    /// Sets the colour of the lines above and below this section of a plain list.
    ///
    /// - Parameters:
    ///   - color: The colour; `nil` for that of the list's style.
    ///   - edges: The edges of the section.
    /// - Returns: This view; outside of a list in the style ``PlainListStyle`` nothing changes.
    ///
    /// Matches: SwiftUI.View.listSectionSeparatorTint(_:edges:)
    public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowTraits {
            for edge in edges.members { $0.sectionSeparatorColors[edge] = color }
        }
    }

    /// Excludes this row from the selection.
    ///
    /// Matches: SwiftUI.View.selectionDisabled(_:)
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        listRowTraits { $0.isSelectionDisabled = isDisabled }
    }

    /// Excludes this row from deletion by the user.
    ///
    /// Matches: SwiftUI.View.deleteDisabled(_:)
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        listRowTraits { $0.isDeleteDisabled = isDisabled }
    }

    /// Excludes this row from moving by the user.
    ///
    /// Matches: SwiftUI.View.moveDisabled(_:)
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        listRowTraits { $0.isMoveDisabled = isDisabled }
    }
}

nonisolated extension HorizontalAlignment {
    /// The start of the line below a row of a list, which a guide in the row moves.
    ///
    /// Matches: SwiftUI.HorizontalAlignment.listRowSeparatorLeading
    /// Source: `docs/lists.md`, LIST-27.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)

    /// The end of the line below a row of a list, which a guide in the row moves.
    ///
    /// Matches: SwiftUI.HorizontalAlignment.listRowSeparatorTrailing
    /// Source: `docs/lists.md`, LIST-27.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)
}

private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}
