import Foundation
import LozengeCore

/// The context menu of a text that is selectable or has links.
nonisolated private struct TextMenu {
    let text: EventContext<Text>
    /// The link at the pointer; `nil` for none.
    let link: URL?
}

extension TextMenu: View {
    var body: some View {
        let selected = text.ownSelection?.text ?? ""
        if text.isSelectable {
            Button("Copy") { copy(selected) }
                .keyboardShortcut("c")
                .disabled(selected.isEmpty)
        }
        if let link {
            Button("Open Link") { text.resolved?.appearance.pointing?.openURL?(link) }
            Button("Copy Link") { copy(link.absoluteString) }
        }
        if text.isSelectable {
            Divider()
            Button("Select All") { text.content.selectAll(text) }
        }
    }

    private func copy(_ string: String) {
        text.tree.backend?.offer(DataOffer(text: string), on: .copied)
    }
}

extension Text {
    /// The secondary button opens a menu: on a selection or a link, and elsewhere unless a view around has a menu.
    package func handle(
        _ event: InputEvent, at point: CGPoint, _ context: EventContext<Text>
    ) -> Bool {
        guard case .pointerDown(.secondary, let place, _, _, _) = event,
            context.resolved?.appearance.pointing != nil
        else { return false }
        let link = link(at: place, context)
        let isSelected = context.ownSelection?.range.isEmpty == false
        guard link != nil || isSelected || context.isSelectable && !context.hasMenuAround else {
            return false
        }
        let slot = context.tree[TextMenuSlot.self].slot
        slot.openMenu(
            { AnyView(TextMenu(text: context, link: link)) }, of: context.node,
            at: CGRect(origin: place, size: .zero))
        return slot.isOpen
    }

    fileprivate func selectAll(_ context: EventContext<Text>) {
        guard let carets = context.resolved?.carets(in: context.proposal) else { return }
        let selection = SelectedText(
            0..<carets.string.utf8.count, of: carets.string, in: context.node, by: .character,
            link: nil)
        context.tree.selection = selection
        context.tree.backend?.offer(selection.text, on: .selected)
    }
}

extension EventContext<Text> {
    fileprivate var isSelectable: Bool {
        resolved?.appearance.pointing?.isSelectable == true
    }

    /// True if a view around has a context menu.
    fileprivate var hasMenuAround: Bool { !node.actionsFromAround.isEmpty }

    /// The selection in this text; `nil` for none.
    fileprivate var ownSelection: SelectedText? {
        tree.selection.flatMap { $0.belongs(to: node) ? $0 : nil }
    }
}

/// The popup of the texts of a window, which have none of their own.
private final class TextMenuSlot: WindowService {
    let slot = PopupSlot()

    init(_ tree: ViewTree) {}
}
