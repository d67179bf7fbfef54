import Foundation
import LozengeCore

/// A figure that adapts to any rectangle; as a view, it is filled with the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///         }
///     }
/// }
/// ```
///
/// A shape with `animatableData` is drawn anew in each frame of an animation of them:
///
/// ```swift
/// struct Pie: Shape {
///     var end: Angle
///
///     var animatableData: Double {
///         get { end.degrees }
///         set { end = .degrees(newValue) }
///     }
///
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.midY))
///             path.addArc(
///                 center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
///                 startAngle: .zero, endAngle: end, clockwise: false)
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Shape
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the figure in a rectangle, in points.
    ///
    /// The engine calls it once for each size, with a rectangle at 0, 0.
    func path(in rect: CGRect) -> Path

    /// Returns the size of the figure for a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The behaviour of the figure in right-to-left layouts.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The role of the figure.
    static var role: ShapeRole { get }
}

/// The role of a shape.
///
/// Matches: SwiftUI.ShapeRole
nonisolated public enum ShapeRole: Hashable, Sendable {
    /// The shape is meant to be filled.
    case fill
    /// The shape is meant to be stroked.
    case stroke
    /// The shape separates other views.
    case separator
}

/// The behaviour of a shape in a right-to-left layout.
///
/// Matches: SwiftUI.LayoutDirectionBehavior
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is not mirrored.
    case fixed
    /// The shape is mirrored in the given layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(ifRightToLeft isRightToLeft: Bool) -> Bool {
        guard case .mirrors(let direction) = self else { return false }
        return (direction == .rightToLeft) == isRightToLeft
    }
}

nonisolated extension Shape {
    /// Returns the proposed size; an unspecified side is 10 points (LEAF-1).
    ///
    /// Matches: SwiftUI.Shape.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The default behaviour: mirrored in right-to-left layouts.
    ///
    /// Matches: SwiftUI.Shape.layoutDirectionBehavior
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The default role: a fill.
    ///
    /// Matches: SwiftUI.Shape.role
    public static var role: ShapeRole { .fill }

    /// The shape, filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(self, ForegroundStyle())
    }
}

extension Shape {
    /// Enters the shape as a view with a body; its data are animated by the drawing of the shape.
    public func _visit(_ visitor: inout ViewVisitor) { visitor.composite(self) }
}

/// A shape that fills the proposed size, regardless of its values.
nonisolated protocol SizelessShape: Shape {}
