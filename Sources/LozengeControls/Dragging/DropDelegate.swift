public import Foundation
import LozengeCore
import LozengeViews
public import UniformTypeIdentifiers

/// The effect of a drop.
///
/// Matches: SwiftUI.DropOperation
nonisolated public enum DropOperation: Sendable {
    /// Nothing happens, and the drag goes on.
    case cancel
    /// The drop is refused.
    case forbidden
    /// The contents are copied.
    case copy
    /// The contents are moved.
    case move
}

/// The answer of a view that is the target of a drag.
///
/// Matches: SwiftUI.DropProposal
nonisolated public struct DropProposal: Sendable {
    /// The effect that a drop would have.
    public let operation: DropOperation

    /// Creates an answer.
    ///
    /// Matches: SwiftUI.DropProposal.init(operation:)
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a view.
///
/// Matches: SwiftUI.DropInfo
public struct DropInfo {
    /// The point of the view under the pointer.
    public let location: CGPoint
    let items: [TransferItem]

    /// Returns true if there is an item with a form of one of the types.
    ///
    /// Matches: SwiftUI.DropInfo.hasItemsConforming(to:)
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.hasForm(of: contentTypes) }
    }

    /// Returns the items with a form of one of the types.
    ///
    /// Matches: SwiftUI.DropInfo.itemProviders(for:)
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.hasForm(of: contentTypes) }.map { NSItemProvider($0) }
    }
}

/// An object that takes drops on a view, and decides while a drag is over it.
///
/// Matches: SwiftUI.DropDelegate
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns true if the items can be dropped; by default they can.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes the items.
    ///
    /// - Returns: False to refuse them.
    func performDrop(info: DropInfo) -> Bool

    /// Called when the view becomes the target.
    func dropEntered(info: DropInfo)

    /// Called when the pointer has moved over the view.
    ///
    /// - Returns: The effect of a drop; `nil` for a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when the view is no longer the target.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    /// Lets the user drop items with a form of one of the types on this view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - isTargeted: True while the view is the target of a drag.
    ///   - action: Takes the items; returns false to refuse them.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onDrop(of:isTargeted:perform:)
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets the user drop items on this view, with the point of the view.
    ///
    /// Matches: SwiftUI.View.onDrop(of:isTargeted:perform:)-location
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedContentTypes,
            delegate: ActionDelegate(
                types: supportedContentTypes, isTargeted: isTargeted, action: action))
    }

    /// Lets a delegate decide on drops of items with a form of one of the types on this view.
    ///
    /// Matches: SwiftUI.View.onDrop(of:delegate:)
    public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropTargetEffect(
                DelegateDestination(types: supportedContentTypes, delegate: delegate)))
    }
}

/// The delegate of an action.
nonisolated private struct ActionDelegate {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ActionDelegate: DropDelegate {
    func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    func performDrop(info: DropInfo) -> Bool {
        action(info.itemProviders(for: types), info.location)
    }
}

/// A view whose delegate takes items.
nonisolated private struct DelegateDestination {
    let types: [UTType]
    let delegate: any DropDelegate
}

extension DelegateDestination: DropTarget {
    private func info(_ contents: DataOffer, _ point: CGPoint) -> DropInfo {
        DropInfo(location: point, items: contents.items.items)
    }

    func accepts(_ contents: DataOffer) -> Bool {
        let info = info(contents, .zero)
        return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }

    func entered(_ contents: DataOffer, at point: CGPoint) {
        delegate.dropEntered(info: info(contents, point))
    }

    func left(_ contents: DataOffer) { delegate.dropExited(info: info(contents, .zero)) }

    func moved(_ contents: DataOffer, to point: CGPoint, _ wanted: DragEffect) -> DragEffect? {
        switch delegate.dropUpdated(info: info(contents, point))?.operation {
        case nil, .copy: .copy
        case .move: .move
        case .cancel, .forbidden: nil
        }
    }

    func drop(_ contents: DataOffer, at point: CGPoint, _ effect: DragEffect) -> DragEffect? {
        delegate.performDrop(info: info(contents, point)) ? effect : nil
    }
}
