import Foundation
import LozengeCore

/// The position of a part of a view, which another view reads by its ``GeometryProxy``.
///
/// ```swift
/// Text("Marked")
///     .overlayPreferenceValue(BoundsKey.self) { anchor in
///         GeometryReader { proxy in
///             if let anchor {
///                 let frame = proxy[anchor]
///                 Rectangle().stroke().frame(width: frame.width, height: frame.height)
///             }
///         }
///     }
/// ```
///
/// Matches: SwiftUI.Anchor
nonisolated public struct Anchor<Value> {
    /// The part of a view for an anchor.
    ///
    /// Matches: SwiftUI.Anchor.Source
    public struct Source {
        fileprivate let value: @Sendable (CGRect) -> Value
        fileprivate let moved: @Sendable (Value, CGPoint) -> Value

        /// Returns the anchor of a view with `frame` in the window.
        func anchor(in frame: CGRect) -> Anchor<Value> {
            Anchor(value: value(frame), moved: moved)
        }
    }

    /// The value in the window's coordinates.
    let value: Value
    fileprivate let moved: @Sendable (Value, CGPoint) -> Value
}

nonisolated extension Anchor: Sendable where Value: Sendable {}

nonisolated extension Anchor: Equatable where Value: Equatable {
    /// Returns true if both are at the same position in a window.
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value == rhs.value }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

nonisolated extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: SelfComparing {
    /// Returns true if both are at the same position; anchors are made anew in each frame.
    func isSame(as other: Anchor<Value>) -> Bool {
        var (lhs, rhs) = (value, other.value)
        return ViewValue.areEqual(&lhs, &rhs)
    }
}

nonisolated extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Self {
        Self(
            value: { $0 },
            moved: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }

    /// A part of the view, in its own coordinates.
    public static func rect(_ rect: CGRect) -> Self {
        Self(
            value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) },
            moved: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }
}

nonisolated extension Anchor.Source where Value == CGPoint {
    /// A point of the view, in its own coordinates.
    public static func point(_ point: CGPoint) -> Self {
        unitless { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point of the view, as fractions of its size.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        unitless {
            CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
        }
    }

    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

    private static func unitless(_ value: @escaping @Sendable (CGRect) -> CGPoint) -> Self {
        Self(value: value, moved: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }
}

nonisolated extension GeometryProxy {
    /// The value of an anchor in this view's coordinates.
    ///
    /// Matches: SwiftUI.GeometryProxy.subscript(_:)
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.moved(anchor.value, frame(in: .global).origin)
    }
}
