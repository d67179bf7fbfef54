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
    func accepts(_ contents: DataOffer) -> Bool {
        contents.canBecome(Value.self)
    }

    func entered(_ contents: DataOffer, at point: CGPoint) { isTargeted(true) }
    func left(_ contents: DataOffer) { isTargeted(false) }

    func moved(_ contents: DataOffer, to point: CGPoint, _ wanted: DragEffect) -> DragEffect? {
        // The value itself is taken, not a link to it.
        wanted == .move ? .move : .copy
    }

    func drop(_ contents: DataOffer, at point: CGPoint, _ effect: DragEffect) -> DragEffect? {
        contents.take(Value.self, effect) { action($0, point) }
    }
}
