import Foundation
import LozengeCore

/// A type-erased shape.
///
/// Matches: SwiftUI.AnyShape
nonisolated public struct AnyShape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = shape }
}

nonisolated extension AnyShape: Shape {
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The data of the shape, which interpolate with data of the same type.
    ///
    /// Matches: SwiftUI.AnyShape.animatableData
    public var animatableData: _AnyAnimatableData {
        get { Self.data(of: shape) }
        set { shape = Self.setting(newValue, of: shape) }
    }

    private static func data(of shape: some Shape) -> _AnyAnimatableData {
        _AnyAnimatableData(shape.animatableData)
    }

    private static func setting(_ data: _AnyAnimatableData, of shape: some Shape) -> any Shape {
        var shape = shape
        data.apply(to: &shape)
        return shape
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
