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

    /// The distance in points by which each level is indented, and the width of the column of chevrons, at the default
    /// text size.
    ///
    /// Source: `docs/metrics.md`, OUTLINE-1.
    static let (indent, column): (CGFloat, CGFloat) = (18, 20)

    /// The distance of the content from the place of a row that is in no outline.
    var indentation: CGFloat {
        CGFloat(level) * Self.indent + (hasColumn && expansion == nil ? Self.column : 0)
    }
}

/// Returns the distance from the leading edge of a row's content in an outline, in points at the default text size.
///
/// - Parameter level: The number of groups around the row.
/// - Returns: The distance from the place of a row that is in no outline.
nonisolated package func outlineIndentation(level: Int) -> CGFloat {
    OutlinePart(level: level, hasColumn: true).indentation
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
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var column = OutlinePart.column

    package init(isExpanded: Binding<Bool>, label: Label, content: Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension DisclosedViews: View {
    package var body: some View {
        if look != nil {
            Group(subviews: label) { views in
                if views.count == 1 {
                    expandable(views[0])
                } else {
                    expandable(HStack { views })
                }
            }
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

extension DisclosedViews {
    /// Returns a row with the chevron in the column before it.
    ///
    /// No modifier is a container, so that what the label says of its row counts.
    private func expandable(_ row: some View) -> some View {
        reachable(
            row.padding(.leading, column)
                .overlay(alignment: .leading) { ExpansionButton(isExpanded: isExpanded) }
        )
        .outline(OutlinePart(expansion: isExpanded))
    }

    /// Makes a row that expands a stop of the keyboard in a form, whose rows are none; controls in the label stay stops.
    @ViewBuilder private func reachable(_ row: some View) -> some View {
        if look?.isForm == true {
            row.focusable(interactions: .activate)
                .onKeyPress(keys: [.space, .return]) { press in
                    guard press.modifiers.subtracting(.capsLock).isEmpty else { return .ignored }
                    isExpanded.toggleInMotion()
                    return .handled
                }
                .semantics { elements, context in
                    guard elements.allSatisfy({ $0.role == .text }) else { return }
                    elements.describeControl(.button, isEnabled: isEnabled, context) {
                        isExpanded.toggleInMotion()
                    }
                    elements[0].states.insert(
                        SemanticStates(isExpanded: isExpanded.wrappedValue))
                }
        } else {
            row
        }
    }
}

extension ListRow {
    var level: Int { traits.outline?.level ?? 0 }

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
        guard rows.contains(where: { $0.traits.outline != nil }), let row = cursorRow
        else { return false }
        let isExpanded = row.traits.outline?.expansion?.wrappedValue
        if isForward {
            guard let isExpanded else { return false }
            if isExpanded { return chooseFirstRow(in: row) }
            row.setExpanded(true)
            return true
        }
        if isExpanded == true {
            row.setExpanded(false)
            return true
        }
        guard row.level > 0, let group = group(of: row) else { return false }
        choose(group, .only)
        return showCursor {}
    }

    /// Returns the value of the group that a row is in, which may be out of sight.
    private func group(of row: ListRow) -> AnyHashable? {
        var group: AnyHashable?
        forEachRow(makes: { _ in true }) { other, _ in
            if let other, let value = other.value, other.level < row.level { group = value }
            return other !== row
        }
        return group
    }

    /// Chooses the first row of an expanded group, if there is one.
    private func chooseFirstRow(in group: ListRow, attempts: Int = 1) -> Bool {
        guard let index = index(of: group) else {
            return showCursor { [weak self] in
                guard let self, attempts > 0, let group = cursorRow else { return }
                _ = chooseFirstRow(in: group, attempts: attempts - 1)
            }
        }
        if let next = rows[(index + 1)...].first(where: { $0.value != nil }),
            next.level > group.level
        {
            choose(next, .only)
            reveal(next)
        } else if attempts > 0 {
            let end = group.frameInStack.maxY + 1
            return show({ _ in end }) { [weak self] in
                _ = self?.chooseFirstRow(in: group, attempts: attempts - 1)
            }
        }
        return true
    }
}
