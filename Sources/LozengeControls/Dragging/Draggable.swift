public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Lets the user drag a value from this view to a view that takes such values.
    ///
    /// ```swift
    /// Text(hero.name).draggable(hero)
    /// ```
    ///
    /// - Parameter payload: The value; asked for when a drag begins.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.draggable(_:)
    /// Differs: a value cannot be dragged to another window or app.
    public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some View {
        modifier(DragSourceEffect(ValueSource(value: payload), content: self))
    }

    /// Lets the user drag a value from this view, with a picture of one's own.
    ///
    /// Matches: SwiftUI.View.draggable(_:preview:)
    /// Differs: a value cannot be dragged to another window or app.
    public func draggable<Preview: View, Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            DragSourceEffect(ValueSource(value: payload, image: AnyView(preview())), content: self))
    }

    /// Lets the user drag what an item provider has.
    ///
    /// Matches: SwiftUI.View.onDrag(_:)
    /// Differs: it cannot be dragged to another window or app.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceEffect(ProviderSource(provider: data), content: self))
    }

    /// Lets the user drag what an item provider has, with a picture of one's own.
    ///
    /// Matches: SwiftUI.View.onDrag(_:preview:)
    /// Differs: it cannot be dragged to another window or app.
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            DragSourceEffect(
                ProviderSource(provider: data, image: AnyView(preview())), content: self))
    }
}

/// A view from which a value is dragged.
nonisolated private struct ValueSource<Value: Transferable> {
    let value: () -> Value
    var image: AnyView?
}

extension ValueSource: DragSource {
    var contents: (any DragContents)? { TransferItems([TransferItem(value())]) }
    var preview: AnyView? { image }
}

/// A view from which the item of a provider is dragged.
nonisolated private struct ProviderSource {
    let provider: () -> NSItemProvider
    var image: AnyView?
}

extension ProviderSource: DragSource {
    var contents: (any DragContents)? {
        let item = provider().item
        return item.types.isEmpty ? nil : TransferItems([item])
    }
    var preview: AnyView? { image }
}
