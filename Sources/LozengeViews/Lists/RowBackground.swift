import LozengeCore

/// The view behind a row of a list.
///
/// An object: two are the same background if they are the same object.
final class RowBackground {
    /// The view; `nil` for the background of the list's style.
    let view: AnyView?

    init(_ view: AnyView?) { self.view = view }
}

nonisolated extension View {
    /// Adds a view behind this row, as large as the row.
    ///
    /// - Parameter view: The view; `nil` for the background of the list's style.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowBackground(_:)
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundEffect(view: view))
    }
}

/// A layout-neutral modifier that sets the background of a row.
nonisolated private struct RowBackgroundEffect<Background: View> {
    let view: Background?
}

extension RowBackgroundEffect: PrimitiveModifier {
    static var unresolved: RowBackground { RowBackground(nil) }

    func resolve(_ context: UpdateContext<Self>) -> RowBackground {
        RowBackground(view.map { AnyView($0) })
    }

    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        var traits = ListRowTraits()
        traits.background = context.resolved
        return context.listRowTraits(key, traits)
    }
}
