import Foundation
import LozengeCore

/// A figure that fits into any rectangle; as a view it is filled with the foreground style.
///
/// Matches: SwiftUI.Shape
/// Differs: `path(in:)` may be of the main actor or of none; shapes are not animated.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
    /// The figure in a rectangle, in points.
    ///
    /// Asked for once for each size, with a rectangle at 0, 0.
    @MainActor @preconcurrency func path(in rect: CGRect) -> Path

    /// The size that the figure takes when offered `proposal`.
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The behaviour of the figure in right-to-left layouts.
    @MainActor @preconcurrency var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The role of the figure.
    @MainActor @preconcurrency static var role: ShapeRole { get }
}

/// The role of a shape.
///
/// Matches: SwiftUI.ShapeRole
nonisolated public enum ShapeRole: Hashable, Sendable {
    /// Its inside is meant.
    case fill
    /// A line along it is meant.
    case stroke
    /// It stands between other things.
    case separator
}

/// The behaviour of a figure in a layout of the other direction.
///
/// Matches: SwiftUI.LayoutDirectionBehavior
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored where lines run as said.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(ifRightToLeft isRightToLeft: Bool) -> Bool {
        guard case .mirrors(let direction) = self else { return false }
        return (direction == .rightToLeft) == isRightToLeft
    }
}

nonisolated extension Shape {
    /// All that is offered, 10 points where nothing is (LEAF-1).
    ///
    /// Matches: SwiftUI.Shape.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Mirrored where lines run from right to left.
    ///
    /// Matches: SwiftUI.Shape.layoutDirectionBehavior
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Meant to be filled.
    ///
    /// Matches: SwiftUI.Shape.role
    public static var role: ShapeRole { .fill }

    /// The figure, filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self, ForegroundStyle()) }
}

/// A shape whose size does not depend on its values.
protocol SizelessShape: Shape {}
