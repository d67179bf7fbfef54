import Foundation
import LozengeCore

/// The shape of the container that it is in, smaller by how far it is from the container's edges; a
/// rectangle where no container around says what shape it has.
///
/// Corners of one inside the other so have one centre. What sticks out of the container has its shape
/// as it is.
///
/// Matches: SwiftUI.ContainerRelativeShape
/// Differs: the distance is that of the nearest edge; windows and other views of the toolkit have no
/// shape unless the app says so.
nonisolated public struct ContainerRelativeShape {
    public init() {}
}

extension ContainerRelativeShape: InsettableShape, InsetFigure, SizelessShape {
    public func path(in rect: CGRect) -> Path { ContainerPosition.path(in: rect) }

    /// The shape with its edges moved inwards.
    ///
    /// Matches: SwiftUI.ContainerRelativeShape.inset(by:)
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension View {
    /// Says which shape this container has, for ``ContainerRelativeShape``; cuts nothing off.
    ///
    /// Matches: SwiftUI.View.containerShape(_:)
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeEffect(shape: shape))
    }
}
