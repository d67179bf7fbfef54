import LozengeCore

/// The shape of the container that it is in, smaller by how far it is from the edges.
///
/// Matches: SwiftUI.ContainerRelativeShape
/// Differs: not available.
@available(*, unavailable, message: "A shape is told its size, not its place; use inset(by:).")
public struct ContainerRelativeShape {
    public init() {}
}

extension View {
    /// Says which shape this container has.
    ///
    /// Matches: SwiftUI.View.containerShape(_:)
    /// Differs: not available.
    @available(*, unavailable, message: "A shape is told its size, not its place; use inset(by:).")
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
