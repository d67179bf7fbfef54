import Foundation

/// A direction a container lays its children out in.
///
/// Matches: SwiftUI.Axis
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    /// No, one or both axes.
    ///
    /// Matches: SwiftUI.Axis.Set
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)

        /// The set of one axis.
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// Whether `axis` is a member.
        package func contains(_ axis: Axis) -> Bool {
            contains(Set(axis))
        }
    }

    /// The other axis.
    @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along `axis`.
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size given by its length along `axis` and across it.
    @inlinable package init(_ main: CGFloat, along axis: Axis, cross: CGFloat) {
        self =
            axis == .horizontal
            ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// This size without `insets`, never below zero.
    package func inset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }

    /// This size grown by `insets`, never below zero.
    @inlinable package func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
    }
}

extension CGPoint {
    /// The coordinate along `axis`.
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
