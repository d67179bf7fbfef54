import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// Matches: SwiftUI.EdgeInsets
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
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

    /// Leading and trailing swapped if `isMirrored`, which turns insets that follow the text into
    /// those on the screen, where leading is left, and back.
    package func flipped(if isMirrored: Bool) -> EdgeInsets {
        guard isMirrored else { return self }
        return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }

    @inlinable package var horizontal: CGFloat { leading + trailing }
    @inlinable package var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// This rectangle with `insets` around it, leading being left.
    package func outset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
            height: height + insets.vertical)
    }
}
