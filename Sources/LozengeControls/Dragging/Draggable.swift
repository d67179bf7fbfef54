public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Lets the user drag a value from this view to a view, or another program, that takes such values.
    ///
    /// ```swift
    /// Text(hero.name).draggable(hero)
    /// ```
    ///
    /// - Parameter payload: The value; asked for when a drag begins.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.draggable(_:)
    public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some View {
        modifier(DragSourceEffect(ValueSource(value: payload), content: self))
    }

    /// Lets the user drag a value from this view, with a picture of one's own.
    ///
    /// Matches: SwiftUI.View.draggable(_:preview:)
    public func draggable<Preview: View, Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            DragSourceEffect(ValueSource(value: payload, image: AnyView(preview())), content: self))
    }

    /// Lets the user drag what an item provider has.
    ///
    /// Matches: SwiftUI.View.onDrag(_:)
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceEffect(ProviderSource(provider: data), content: self))
    }

    /// Lets the user drag what an item provider has, with a picture of one's own.
    ///
    /// Matches: SwiftUI.View.onDrag(_:preview:)
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(
            DragSourceEffect(
                ProviderSource(provider: data, image: AnyView(preview())), content: self))
    }
}

nonisolated extension View {
    /// Lets the user drag what an item provider has from this row of a list.
    ///
    /// - Parameter action: Makes the provider when a drag begins; without one, or if it makes none, nothing is dragged.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.itemProvider(_:)
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragSourceEffect(ProviderSource(provider: { action?() }), content: self))
    }
}

/// A view from which a value is dragged.
nonisolated private struct ValueSource<Value: Transferable> {
    let value: () -> Value
    var image: AnyView?
}

extension ValueSource: DragSource {
    var contents: DataOffer? { DataOffer(TransferItems(values: [value()])) }
    var preview: AnyView? { image }
}

/// A view from which the item of a provider is dragged.
nonisolated private struct ProviderSource {
    let provider: () -> NSItemProvider?
    var image: AnyView?
}

extension ProviderSource: DragSource {
    var contents: DataOffer? {
        guard let item = provider()?.item, !item.types.isEmpty else { return nil }
        return DataOffer(TransferItems([item]))
    }
    var preview: AnyView? { image }
}
