import Foundation
import LozengeCore

/// A type-erased shape.
///
/// Matches: SwiftUI.AnyShape
nonisolated public struct AnyShape {
    private let shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension AnyShape: Shape {
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
