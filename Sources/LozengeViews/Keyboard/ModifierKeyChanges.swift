import LozengeCore

nonisolated extension View {
    /// Calls `action` when other modifier keys are held than before, while this view's window has the keyboard.
    ///
    /// ```swift
    /// Canvas { context, size in draw(context, size) }
    ///     .onModifierKeysChanged(mask: .shift) { _, held in snaps = held.contains(.shift) }
    /// ```
    ///
    /// - Parameters:
    ///   - mask: The keys that count.
    ///   - initial: True to call it also when the view appears.
    ///   - action: Called with the keys held before and the keys held now: none once the window loses the keyboard.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onModifierKeysChanged(mask:initial:_:)
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        ModifierKeyReader { held in
            onChange(of: held.intersection(mask), initial: initial) { action($0, $1) }
        }
    }

    /// Shows another view while modifier keys are held, such as an item of a menu that does more.
    ///
    /// ```swift
    /// Button("Close") { close(document) }
    ///     .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
    /// ```
    ///
    /// - Parameters:
    ///   - modifiers: The keys, all of which have to be held.
    ///   - alternate: The other view. Each of both keeps its state only while it is shown.
    /// - Returns: The views.
    ///
    /// Matches: SwiftUI.View.modifierKeyAlternate(_:_:)
    /// Differs: the other view has no shortcut but its own.
    public func modifierKeyAlternate<Alternate: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
    ) -> some View {
        let alternate = alternate()
        return ModifierKeyReader { held in
            if !modifiers.isEmpty, held.isSuperset(of: modifiers) { alternate } else { self }
        }
    }
}

/// A view that depends on the modifier keys that are held.
nonisolated struct ModifierKeyReader<Content: View> {
    private let content: (EventModifiers) -> Content

    init(@ViewBuilder content: @escaping (EventModifiers) -> Content) { self.content = content }
}

extension ModifierKeyReader: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) {
        _ = visitor.within {
            ModifierKeyNode(in: $0)
        } content: { visitor in
            let keys = visitor.parent.tree[ModifierKeys.self]
            Node.observed { content(EventModifiers(keys.current)) }._visit(&visitor)
        }
    }
}

/// The node of a reader; it makes no node for layout.
private final class ModifierKeyNode: Node {}
