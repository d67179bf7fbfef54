import Foundation
import LozengeCore

extension ListRow {
    /// Paints what is behind the content: the background or the card with the views beside the content, the selection and
    /// the line below.
    func paintGround(
        _ writer: inout DisplayListWriter, beside views: Node?, isRightToLeft: Bool
    ) {
        guard let list else { return }
        let (colors, cell) = (list.colors, cell(in: writer.bounds))
        guard cell.width > 0, cell.height > 0 else { return }
        guard part.role == .row else {
            if part.role == .header, !look.pinnedViews.isEmpty {
                // It may be in front of rows.
                writer.list.append(.fill(.rectangle(cell), .color(colors.ground)))
            }
            return paintSeparators(cell, colors, isRightToLeft, &writer)
        }
        let isCard = look.kind == .cards
        // A background is in place of the card: a clear one shows what is behind the list.
        if isCard, !hasBackground { paintCard(cell, colors, &writer) }
        if let views {
            if isCard {
                writer.group(.clip(shape(cell))) { $0.paint(views) }
            } else {
                writer.paint(views)
            }
        }
        if let fill = fill(colors) {
            writer.list.append(.fill(shape(fillFrame(cell)), .color(fill)))
        }
        paintSeparators(cell, colors, isRightToLeft, &writer)
    }

    /// Paints the marks in front of the content: the ring around the row that has the keyboard, an open menu, or a field
    /// that is written in.
    func paintMarks(_ writer: inout DisplayListWriter) {
        guard let list else { return }
        let hasCursor = list.showsCursor && value != nil && list.cursor.row == value
        guard hasCursor || isMarked || hasFocusInCard else { return }
        let line = fillFrame(cell(in: writer.bounds)).insetBy(dx: 1, dy: 1)
        let ring = DrawShape(
            Path(roundedRect: line, cornerRadius: max(0, look.radius - 1), style: .circular),
            stroke: StrokeStyle(lineWidth: 2), box: line)
        writer.list.append(.fill(ring, .color(list.colors.ring)))
    }

    /// True for a row of a card with the focus in a box that has no ring of its own.
    private var hasFocusInCard: Bool {
        guard look.kind == .cards, let node, node.tree.isActive else { return false }
        let focus = node.tree.focus
        return focus.isInside(node) && focus.node?.holder?.isMarkedByCard == true
    }

    private func fill(_ colors: ListColors) -> Color.Resolved? {
        if isSelected { return list?.hasKeyboard == true ? colors.selection : colors.idleSelection }
        if traits.isPageShown == true { return colors.idleSelection }
        if isPressed { return colors.press }
        if isHovered { return colors.hover }
        return list?.look.isAlternating == true && place.isTinted == true ? colors.alternate : nil
    }

    /// Returns the frame of the selection: the whole row, except for the line of a card.
    private func fillFrame(_ cell: CGRect) -> CGRect {
        look.kind == .cards ? cell.insetBy(dx: 1, dy: 0) : cell
    }

    /// Returns the shape of the row: rounded, or a part of a card.
    private func shape(_ rect: CGRect) -> DrawShape {
        guard look.kind == .cards else {
            return .roundedRectangle(rect, radius: look.radius)
        }
        let (top, bottom) = (
            place.startsCard ? look.radius : 0, place.endsCard ? look.radius : 0
        )
        return DrawShape(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: top, bottomLeading: bottom, bottomTrailing: bottom,
                    topTrailing: top), style: .circular))
    }

    /// Paints the part of the card that this row is on, with a line around the card.
    private func paintCard(
        _ cell: CGRect, _ colors: ListColors, _ writer: inout DisplayListWriter
    ) {
        writer.list.append(.fill(shape(cell), .color(colors.edge)))
        var inner = cell.insetBy(dx: 1, dy: 0)
        if place.startsCard {
            inner.origin.y += 1
            inner.size.height -= 1
        }
        if place.endsCard { inner.size.height -= 1 }
        writer.list.append(.fill(shape(inner), .color(colors.card)))
    }

    private var hasSeparator: Bool {
        guard part.role == .row, look.hasSeparators, !place.endsCard, !isSelected,
            !isNextSelected
        else { return false }
        return traits.separators[.bottom] != .hidden && !isNextSeparatorHidden
    }

    private var isNextSeparatorHidden: Bool {
        list?.row(after: self)?.traits.separators[.top] == .hidden
    }

    /// Paints the lines above and below this row.
    private func paintSeparators(
        _ cell: CGRect, _ colors: ListColors, _ isRightToLeft: Bool,
        _ writer: inout DisplayListWriter
    ) {
        func paint(at y: CGFloat, from start: CGFloat, to end: CGFloat, _ own: Color?) {
            let line = CGRect(
                x: cell.minX + (isRightToLeft ? end : start), y: y,
                width: max(0, cell.width - start - end), height: 1)
            let color = own.flatMap { list?.resolve($0) } ?? colors.separator
            writer.list.append(.fill(.rectangle(line), .color(color)))
        }
        if hasSeparator {
            let (leading, trailing) = separatorEnds
            paint(
                at: cell.maxY - 1, from: insets.leading + (leading ?? 0),
                to: trailing.map { cell.width - insets.leading - $0 }
                    ?? (look.kind == .inset ? insets.trailing : 0), traits.separatorColors[.bottom])
        }
        guard look.kind == .plain else { return }
        let isTop = place.startsSection || place.isFirst
        for (edge, isThere, y) in [
            (VerticalEdge.top, isTop, cell.minY), (.bottom, place.endsSection, cell.maxY - 1),
        ] where isThere && traits.sectionSeparators[edge] == .visible {
            paint(at: y, from: 0, to: 0, traits.sectionSeparatorColors[edge])
        }
    }
}
