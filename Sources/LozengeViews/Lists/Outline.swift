import Foundation
import LozengeCore

/// The part of a row in an outline: its level, and what it expands.
///
/// Source: `docs/lists.md`, LIST-36, DISC-1.
nonisolated struct OutlinePart {
    /// The number of groups around the row.
    var level = 0
    /// True for rows beside others that can be expanded: all begin at one place.
    var hasColumn = false
    /// The group that the row expands; `nil` for other rows.
    var expansion: Binding<Bool>?

    /// Returns the part of a row inside another one.
    func over(_ inner: OutlinePart) -> OutlinePart {
        OutlinePart(
            level: level + inner.level, hasColumn: hasColumn || inner.hasColumn,
            expansion: inner.expansion ?? expansion)
    }

    /// The distance in points by which each level is indented, and the width of the column of chevrons.
    ///
    /// Source: `docs/metrics.md`, OUTLINE-1.
    private static let (indent, column): (CGFloat, CGFloat) = (18, 20)

    /// The distance of the content from the place of a row that is in no outline.
    var indentation: CGFloat {
        CGFloat(level) * Self.indent + (hasColumn && expansion == nil ? Self.column : 0)
    }
}

nonisolated extension View {
    /// Marks the rows of this view as those of an outline, which begin after the column of chevrons.
    package func outlineRows() -> some View { outline(OutlinePart(hasColumn: true)) }

    fileprivate func outline(_ part: OutlinePart) -> some View {
        listRowTraits { $0.outline = part }
    }
}

/// A label that expands and collapses what is below it: in a list a row and the rows of the content, one level further
/// in; elsewhere a column.
nonisolated package struct DisclosedViews<Label: View, Content: View> {
    private let isExpanded: Binding<Bool>
    private let label: Label
    private let content: Content
    @Environment(\.listLook) private var look

    package init(isExpanded: Binding<Bool>, label: Label, content: Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension DisclosedViews: View {
    package var body: some View {
        if look != nil {
            HStack(spacing: 4) {
                ExpansionButton(isExpanded: isExpanded)
                label
            }
            .outline(OutlinePart(expansion: isExpanded))
            if isExpanded.wrappedValue {
                content.outline(OutlinePart(level: 1, hasColumn: true))
            }
        } else {
            VStack(alignment: .leading) {
                DisclosureButton(isExpanded: isExpanded) { label }
                if isExpanded.wrappedValue { content }
            }
        }
    }
}

extension ListRow {
    fileprivate var level: Int { traits.outline?.level ?? 0 }

    /// Expands or collapses the group of this row.
    func setExpanded(_ isExpanded: Bool) {
        guard let expansion = traits.outline?.expansion, expansion.wrappedValue != isExpanded
        else { return }
        withAnimation { expansion.wrappedValue = isExpanded }
    }

    /// Expands the group of this row if it is collapsed, or collapses it.
    func toggleExpansion() {
        setExpanded(traits.outline?.expansion?.wrappedValue == false)
    }
}

extension ListModel {
    /// Handles an arrow key along the lines of text: expands and collapses the row of the cursor, or moves to its group.
    func moveInOutline(forward isForward: Bool) -> Bool {
        guard let index = rows.firstIndex(where: { $0.value != nil && $0.value == cursor.row })
        else { return false }
        let row = rows[index]
        let isExpanded = row.traits.outline?.expansion?.wrappedValue
        if isForward {
            guard let isExpanded else { return false }
            if isExpanded { return chooseRow(after: index, where: { $0 > $1 }) }
            row.setExpanded(true)
            return true
        }
        if isExpanded == true {
            row.setExpanded(false)
            return true
        }
        guard row.level > 0,
            let group = rows[..<index].last(where: { $0.level < row.level && $0.value != nil })
        else { return false }
        choose(group, .only)
        reveal(group)
        return true
    }

    private func chooseRow(after index: Int, where isInside: (Int, Int) -> Bool) -> Bool {
        guard let next = rows[(index + 1)...].first(where: { $0.value != nil }),
            isInside(next.level, rows[index].level)
        else { return true }
        choose(next, .only)
        reveal(next)
        return true
    }
}
