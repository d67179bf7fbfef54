import LozengeCore
import LozengeViews
import Observation

/// The destinations that the pages of a stack declare, by the types of their values.
///
/// Source: `docs/navigation.md`, NAV-3.
@Observable
final class StackDestinations: ViewRegistry {
    /// A destination for the values of a type.
    struct Destination {
        let type: Any.Type
        /// The number of pages below the declaring page.
        let depth: Int
        let content: (Any) -> AnyView
    }

    /// A declared destination.
    ///
    /// A page that it has made follows it alone: the page may declare others.
    @Observable
    fileprivate final class Declared {
        let id: ObjectIdentifier
        let type: Any.Type
        let depth: Int
        /// Observed by the pages that it has made.
        var content: (Any) -> AnyView

        init(_ id: ObjectIdentifier, _ destination: Destination) {
            self.id = id
            (type, depth, content) = (destination.type, destination.depth, destination.content)
        }
    }

    @ObservationIgnored private var all: [Declared] = []
    /// The number of changes of the destination that is used for a type.
    private var changes = 0
    @ObservationIgnored private var reported: Set<ObjectIdentifier> = []

    nonisolated init() {}

    func register(_ destination: Destination, by id: ObjectIdentifier) {
        if let known = all.first(where: { $0.id == id }) {
            known.content = destination.content
        } else {
            warnOfSecond(destination)
            change(destination.type) { all.append(Declared(id, destination)) }
        }
    }

    func unregister(_ id: ObjectIdentifier) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        change(all[index].type) { all.remove(at: index) }
    }

    private func change(_ type: Any.Type, _ body: () -> Void) {
        let before = used(for: type)
        body()
        if used(for: type) !== before { changes += 1 }
    }

    private func warnOfSecond(_ destination: Destination) {
        let name = ObjectIdentifier(destination.type)
        guard contains(destination.type), reported.insert(name).inserted else { return }
        report(
            "navigationDestination(for: \(destination.type).self) is declared more than once in a stack. "
                + "The one that is nearest to the root is used.")
    }

    func contains(_ type: Any.Type) -> Bool { all.contains { $0.type == type } }

    /// Returns the destination that is nearest to the root; `nil` without one.
    private func used(for type: Any.Type) -> Declared? {
        all.filter { $0.type == type }.min { $0.depth < $1.depth }
    }

    /// Returns the page for a value; `nil` without a destination for its type.
    func page(for value: Any) -> AnyView? {
        _ = changes
        return used(for: type(of: value))?.content(value)
    }
}
