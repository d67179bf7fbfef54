import Foundation
import LozengeCore

/// A selected text that is dragged; the field from which it comes moves it.
private final class DraggedText {
    weak var source: Node?
    init(_ source: Node) { self.source = source }
}

/// Dragging of selected text, and drops of text.
///
/// Source: `docs/editing.md`, EDIT-12, EDIT-35.
extension TextFieldBox {
    /// The distance in points after which a press on the selection drags it.
    ///
    /// Source: GTK, `gtk-dnd-drag-threshold`.
    static let dragSlack: CGFloat = 8

    /// Begins a drag of the selected text, pressed at a point of the window.
    func beginDrag(at point: CGPoint, _ context: EventContext<Self>) {
        let editing = context.resolved.editing
        let start = editing.text.storage.substring(editing.text.selection.prefix(400))
        let words = String(start.prefix(40)) + (start.prefix(40) == start ? "" : "…")
        let picture = Text(verbatim: words).lineLimit(1).padding(4)
        context.tree[DragSession.self].begin(
            editing.selectedText(as: DraggedText(context.node)), picture: AnyView(picture),
            of: AnyView(picture), from: context.node, at: context.frameInWindow, pressed: point)
    }

    func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? {
        switch event {
        case .offered(let offer): return takes(offer) ? .copy : nil
        case .entered: return .copy
        case .moved(let offer, _):
            let place = offset(at: point, context)
            if context.resolved.dropPlace != place {
                context.resolved.dropPlace = place
                context.setNeedsPaint()
            }
            return effect(of: offer, context)
        case .left:
            context.resolved.dropPlace = nil
            context.setNeedsPaint()
            return nil
        case .dropped(let offer, _):
            context.resolved.dropPlace = nil
            context.setNeedsPaint()
            let effect = effect(of: offer, context)
            drop(offer, at: offset(at: point, context), effect, context)
            return effect
        case .rested: return nil
        }
    }

    private func takes(_ offer: DataOffer) -> Bool {
        isEnabled
            && (offer.types.contains(DataOffer.textType)
                || offer.types.contains(DataOffer.linksType))
    }

    /// Text is moved in its own field, and copied with Ctrl and from elsewhere.
    private func effect(of offer: DataOffer, _ context: EventContext<Self>) -> DragEffect {
        let copies = context.tree[ModifierKeys.self].current.contains(.control)
        return isOwn(offer, context) && !copies ? .move : .copy
    }

    private func isOwn(_ offer: DataOffer, _ context: EventContext<Self>) -> Bool {
        (offer.object as? DraggedText)?.source === context.node
    }

    /// Returns the place in the text at a point of the box.
    private func offset(at point: CGPoint, _ context: EventContext<Self>) -> Int {
        context.resolved.editing.closestOffset(to: textPoint(point, context))
    }

    private func drop(
        _ offer: DataOffer, at place: Int, _ effect: DragEffect, _ context: EventContext<Self>
    ) {
        if isOwn(offer, context) {
            return edit(context, named: "Drag") {
                $0.moveSelection(to: place, copies: effect == .copy)
            }
        }
        let isText = offer.types.contains(DataOffer.textType)
        let type = isText ? DataOffer.textType : DataOffer.linksType
        offer.load(type) { [weak node = context.node] data in
            guard let node, node.isAlive, let data else { return }
            let text =
                isText
                ? String(decoding: data, as: UTF8.self)
                : DataOffer.links(in: data).map(\.absoluteString).joined(separator: "\n")
            let context = EventContext(node)
            guard context.content.isEnabled else { return }
            context.tree.focus.move(to: node, byKeyboard: false)
            context.content.edit(context, named: "Drag") { $0.insert(text, at: place) }
        }
    }
}
