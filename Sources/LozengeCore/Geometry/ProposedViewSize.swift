import Foundation

/// The size a parent offers a child, in points; the child answers with the size it takes.
///
/// Per dimension, `nil` asks for the ideal size, `0` for the smallest and `.infinity` for the
/// largest. A NaN is no number to lay out with and reads as `nil`: that is also how `nil` is
/// stored, so that a proposal is two numbers and nothing else on the layout's hot path.
///
/// Matches: SwiftUI.ProposedViewSize
@frozen public struct ProposedViewSize: Sendable {
    /// The two lengths, NaN where nothing is proposed.
    @usableFromInline package var lengths: SIMD2<Double>

    /// Proposes a size; `nil` leaves a dimension unspecified.
    public init(width: CGFloat?, height: CGFloat?) {
        lengths = SIMD2(width.map(Double.init) ?? .nan, height.map(Double.init) ?? .nan)
    }

    /// Proposes exactly `size`.
    @inlinable public init(_ size: CGSize) {
        lengths = SIMD2(size.width, size.height)
    }

    @inlinable package init(lengths: SIMD2<Double>) {
        self.lengths = lengths
    }

    /// Proposes `major` along `axis` and `minor` across it; NaN leaves a dimension unspecified.
    @inlinable package init(_ major: CGFloat, along axis: Axis, cross minor: CGFloat) {
        lengths = axis == .horizontal ? SIMD2(major, minor) : SIMD2(minor, major)
    }

    /// The proposed width in points; `nil` for the ideal width.
    @inlinable public var width: CGFloat? {
        get { lengths.x.isNaN ? nil : lengths.x }
        set { lengths.x = newValue ?? .nan }
    }

    /// The proposed height in points; `nil` for the ideal height.
    @inlinable public var height: CGFloat? {
        get { lengths.y.isNaN ? nil : lengths.y }
        set { lengths.y = newValue ?? .nan }
    }

    /// The proposal of 0 × 0 points, for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal without lengths, for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The infinite proposal, for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// This proposal with what is unspecified taken from `size`.
    ///
    /// - Parameter size: The size to fall back to, in points; 10 × 10 as for a shape.
    /// - Returns: A size to take.
    ///
    /// Matches: SwiftUI.ProposedViewSize.replacingUnspecifiedDimensions(by:)
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The length proposed along `axis`, NaN where there is none.
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? lengths.x : lengths.y }
        set { if axis == .horizontal { lengths.x = newValue } else { lengths.y = newValue } }
    }

    /// This proposal with zero for what is less: nothing is smaller.
    @inlinable package var atLeastZero: ProposedViewSize {
        ProposedViewSize(lengths: lengths.replacing(with: 0, where: lengths .< 0))
    }

    /// Returns the proposal reduced by `insets`, at least 0 in each direction.
    @inlinable package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        func less(_ length: Double, _ inset: CGFloat) -> Double {
            length.isNaN ? length : max(0, length - inset)
        }
        return ProposedViewSize(
            lengths: SIMD2(
                less(lengths.x, insets.horizontal), less(lengths.y, insets.vertical)))
    }

    /// This proposal and `insets` around it; unspecified stays so.
    @inlinable package func outset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(lengths: lengths + SIMD2(insets.horizontal, insets.vertical))
    }
}

extension ProposedViewSize: Hashable {
    @inlinable public static func == (lhs: ProposedViewSize, rhs: ProposedViewSize) -> Bool {
        (lhs.lengths.x == rhs.lengths.x || (lhs.lengths.x.isNaN && rhs.lengths.x.isNaN))
            && (lhs.lengths.y == rhs.lengths.y || (lhs.lengths.y.isNaN && rhs.lengths.y.isNaN))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension ProposedViewSize: CustomStringConvertible {
    /// Such as `300 × ideal`: `ideal` for a length that is left open, `∞` for one without limit.
    public var description: String {
        func text(_ length: CGFloat?) -> String { length.map { "\(number: $0)" } ?? "ideal" }
        return "\(text(width)) × \(text(height))"
    }
}
