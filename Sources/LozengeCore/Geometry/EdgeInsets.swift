import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// ```swift
/// Text("Note").padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 8))
/// ```
///
/// Matches: SwiftUI.EdgeInsets
public struct EdgeInsets: Hashable, Sendable {
    /// The inset from the top edge, in points.
    public var top: CGFloat
    /// The inset from the leading edge, in points.
    public var leading: CGFloat
    /// The inset from the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset from the trailing edge, in points.
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0)
    {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same `length` on each of `edges`, and nothing on the others.
    package init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The insets on `edges`, and nothing on the others.
    package func on(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// The inset from an edge.
    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Leading and trailing swapped if `isMirrored`, which turns insets that follow the text into
    /// those on the screen, where leading is left, and back.
    package func flipped(if isMirrored: Bool) -> EdgeInsets {
        guard isMirrored else { return self }
        return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }

    /// The sum of the leading and trailing insets, in points.
    @inlinable package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom insets, in points.
    @inlinable package var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// This rectangle without `insets`, leading being left; not smaller than nothing.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }

    /// This rectangle with `insets` around it, leading being left.
    package func outset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
            height: height + insets.vertical)
    }
}
