/// The content of a modifier without its type.
///
/// Every change of the content creates a new one, so that a view with it counts as changed.
final class ContentSource {
    let visit: @MainActor (inout ViewVisitor) -> Void

    init(_ visit: @escaping @MainActor (inout ViewVisitor) -> Void) { self.visit = visit }
}
