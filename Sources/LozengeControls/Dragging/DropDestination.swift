public import CoreTransferable
public import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Lets the user drop values of a type on this view.
    ///
    /// ```swift
    /// PartyView(party).dropDestination(for: Hero.self) { heroes, _ in
    ///     party.heroes += heroes
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type. Values of other types that have a form of which such values can be made are taken, too.
    ///   - action: Called with the values that could be made, and with the point of this view; not called if there are none.
    ///     Returns false to refuse them.
    ///   - isTargeted: Called when the view becomes the target of a drag, and when it no longer is.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.dropDestination(for:action:isTargeted:)
    public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self,
        action: @escaping (_ items: [Value], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropTargetEffect(ValueDestination(action: action, isTargeted: isTargeted)))
    }
}

/// A view that takes values of a type.
nonisolated private struct ValueDestination<Value: Transferable> {
    let action: ([Value], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension ValueDestination: DropTarget {
    func accepts(_ contents: any DragContents) -> Bool {
        (contents as? TransferItems)?.items.contains { $0.canBecome(Value.self) } == true
    }

    func entered(_ contents: any DragContents, at point: CGPoint) { isTargeted(true) }
    func left(_ contents: any DragContents) { isTargeted(false) }
    func moved(_ contents: any DragContents, to point: CGPoint) -> DragEffect? { .copy }

    func drop(_ contents: any DragContents, at point: CGPoint) -> Bool {
        guard let items = (contents as? TransferItems)?.items else { return false }
        let values = items.compactMap { $0.value as? Value }
        if values.count == items.count { return action(values, point) }
        Task { @MainActor in
            var values: [Value] = []
            for item in items {
                if let value = await item.load(Value.self) { values.append(value) }
            }
            if !values.isEmpty { _ = action(values, point) }
        }
        return true
    }
}
