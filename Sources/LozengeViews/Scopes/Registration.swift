import LozengeCore

/// An object that views around a view read while they are updated, such as the destinations of a stack.
///
/// A ``Declaration`` is read after a layout, and by views around; a registration is known in the same update, and
/// to views beside.
package protocol ViewRegistry<Entry>: AnyObject {
    associatedtype Entry

    /// Adds what a view registers, or replaces what it has registered before.
    func register(_ entry: Entry, by id: ObjectIdentifier)

    /// Removes what a view has registered: it has left the tree.
    func unregister(_ id: ObjectIdentifier)
}

nonisolated extension View {
    /// Registers an entry as long as this view is in the tree.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - registry: The registry; `nil` for none.
    /// - Returns: This view.
    package func registers<Registry: ViewRegistry>(
        _ entry: Registry.Entry, in registry: Registry?
    ) -> some View {
        modifier(RegistrationEffect(entry: entry, registry: registry))
    }
}

/// A layout-neutral modifier that registers an entry.
nonisolated private struct RegistrationEffect<Registry: ViewRegistry> {
    let entry: Registry.Entry
    let registry: Registry?
}

extension RegistrationEffect: PrimitiveModifier {
    /// The place of a registration, whose address is its identity.
    final class Place {
        weak var registry: Registry?
        var id: ObjectIdentifier { ObjectIdentifier(self) }
    }

    static var unresolved: Place { Place() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Place {
        let place = context.resolved
        if place.registry !== registry { place.registry?.unregister(place.id) }
        place.registry = registry
        registry?.register(entry, by: place.id)
        return place
    }

    func disappear(_ context: UpdateContext<Self>) {
        let place = context.resolved
        place.registry?.unregister(place.id)
    }
}
