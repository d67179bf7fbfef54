import Foundation
import LozengeCore

/// The shape of its container, inset by its distance from the container's edges.
///
/// The corners of both shapes have the same center. Outside of its container, the shape is not inset.
/// Without a container shape around it, it is a rectangle.
///
/// ```swift
/// VStack { ContainerRelativeShape().fill(.green).padding(8) }
///     .containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
///
/// Matches: SwiftUI.ContainerRelativeShape
/// Differs: the inset is the distance from the nearest edge; windows and the toolkit's views have no shape
/// unless the app sets one.
nonisolated public struct ContainerRelativeShape {
    public init() {}
}

nonisolated extension ContainerRelativeShape: InsettableShape, InsetFigure, SizelessShape {
    public func path(in rect: CGRect) -> Path {
        ifOnMainThread { ContainerPosition.path(in: rect) } ?? Path(rect)
    }

    /// Returns this shape with its edges moved inwards by `amount` points.
    ///
    /// Matches: SwiftUI.ContainerRelativeShape.inset(by:)
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of its container, inset by its distance from the container's edges.
    ///
    /// Matches: SwiftUI.Shape.containerRelative
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
    /// Sets the shape of this container for ``ContainerRelativeShape``; does not clip.
    ///
    /// Matches: SwiftUI.View.containerShape(_:)
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeEffect(shape: shape))
    }
}
