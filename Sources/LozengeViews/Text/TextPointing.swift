import Foundation
import LozengeCore

/// The pointer interaction of a text: selection and links.
struct TextPointing {
    let isSelectable: Bool
    let colors: ColorScheme
    /// The action that opens links; `nil` in a disabled view.
    let openURL: OpenURLAction?
    /// The mark of the link that has the keyboard.
    var ring = FocusRing()

    /// Returns the background colour of selected text; grey in an inactive window.
    ///
    /// Source: macOS, the selection of the blue accent colour and of inactive windows.
    func selectionColor(isActive: Bool) -> Color.Resolved {
        let levels: (red: Float, green: Float, blue: Float) =
            switch (colors, isActive) {
            case (.light, true): (179, 215, 255)
            case (.dark, true): (63, 99, 139)
            case (.light, false): (220, 220, 220)
            case (.dark, false): (70, 70, 70)
            }
        return Color.Resolved(
            red: levels.red / 255, green: levels.green / 255, blue: levels.blue / 255)
    }
}

/// Events of texts that are selectable or have links.
extension Text {
    package func pressOffers(_ context: EventContext<Text>) -> [PressOffer] {
        context.resolved?.appearance.pointing == nil
            ? [] : [.follow(TextPress(context), .outsideOfControls)]
    }

    package func pointerShape(at point: CGPoint, _ context: EventContext<Text>) -> PointerShape? {
        guard let resolved = context.resolved, let pointing = resolved.appearance.pointing else {
            return nil
        }
        if pointing.openURL != nil, resolved.link(at: point, in: context.proposal) != nil {
            return .link
        }
        return pointing.isSelectable ? .text : nil
    }

    /// Returns the link at a point of the window that can be opened; `nil` for none.
    func link(at point: CGPoint, _ context: EventContext<Text>) -> URL? {
        guard let resolved = context.resolved, resolved.appearance.pointing?.openURL != nil else {
            return nil
        }
        return resolved.link(at: context.local(point), in: context.proposal)
    }

    /// Paints the background of the selected range.
    func paintSelection(_ context: PaintContext<Text>, _ writer: inout DisplayListWriter) {
        guard let selection = context.selection, !selection.range.isEmpty,
            let resolved = context.resolved,
            let pointing = resolved.appearance.pointing
        else { return }
        let carets = resolved.carets(in: context.proposal)
        let color = pointing.selectionColor(isActive: context.isWindowActive)
        let origin = writer.bounds.origin
        for rect in carets.rects(for: selection.range) {
            writer.list.append(
                .fill(.rectangle(rect.offsetBy(dx: origin.x, dy: origin.y)), .color(color)))
        }
    }
}

extension Text.Resolution {
    func carets(in proposal: ProposedViewSize) -> TextCarets {
        shaped.carets(in: proposal, style: appearance.style)
    }

    /// Returns the range that a press at `point` selects.
    fileprivate func place(
        at point: CGPoint, _ carets: TextCarets, _ unit: SelectedText.Unit
    ) -> Range<Int> {
        switch unit {
        case .character:
            let offset = carets.closestOffset(to: point)
            return offset..<offset
        case .word: return shaped.word(at: carets.closestCharacter(to: point))
        case .paragraph: return carets.paragraph(at: carets.closestCharacter(to: point))
        }
    }

    /// Returns the link at `point`; `nil` if the point is not on a link.
    fileprivate func link(at point: CGPoint, in proposal: ProposedViewSize) -> URL? {
        guard appearance.hasLinks else { return nil }
        let layout = shaped.layout(in: proposal, style: appearance.style)
        guard let line = layout.lines.first(where: { point.y < $0.frame.maxY }),
            point.y >= line.frame.minY,
            let run = line.runs.first(where: { $0.x <= point.x && point.x < $0.x + $0.width })
        else { return nil }
        return appearance.link(ofSpan: run.span)
    }
}

/// The recognizer of presses on a text: selects text or opens a link.
private final class TextPress: QueuedPressRecognizer {
    private let context: EventContext<Text>

    init(_ context: EventContext<Text>) { self.context = context }

    private var selection: SelectedText? {
        context.tree.selection.flatMap { $0.belongs(to: context.node) ? $0 : nil }
    }

    /// The current text and its interaction; both may change during a press.
    private var content: (resolved: Text.Resolution, pointing: TextPointing)? {
        guard let resolved = context.resolved, let pointing = resolved.appearance.pointing else {
            return nil
        }
        return (resolved, pointing)
    }

    private func link(at point: CGPoint) -> URL? { context.content.link(at: point, context) }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        guard let (resolved, pointing) = content else { return false }
        let link = link(at: event.location)
        guard pointing.isSelectable || link != nil else { return false }
        let carets = resolved.carets(in: context.proposal)
        let unit = pointing.isSelectable ? SelectedText.Unit(clicks: clicks) : .character
        let place = resolved.place(at: context.local(event.location), carets, unit)
        if pointing.isSelectable, event.isExtendingSelection, let selection {
            selection.reach(to: place)
            context.tree.selection = selection
        } else {
            context.tree.selection = SelectedText(
                place, of: carets.string, in: context.node, by: unit, link: link)
        }
        return true
    }

    override func moved(_ event: PressEvent) {
        guard let (resolved, pointing) = content, pointing.isSelectable, let selection else {
            return
        }
        let carets = resolved.carets(in: context.proposal)
        selection.reach(
            to: resolved.place(at: context.local(event.location), carets, selection.unit))
        context.tree.selection = selection
    }

    override func ended(_ event: PressEvent) {
        guard let selection else { return }
        if !selection.range.isEmpty {
            context.tree.backend?.offer(selection.text, on: .selected)
        } else if let link = link(at: event.location), link == selection.link {
            content?.pointing.openURL?(link)
        }
    }
}
