import Foundation

/// A window that belongs to another one and stands in front of it: what it is, and where it goes.
public struct PopupOptions: Equatable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Has the pointer and the keyboard until something is chosen, or pressed elsewhere.
        case menu
        /// Says something about what the pointer is over.
        case tooltip
        /// Has to be answered before the window it belongs to is of use again.
        case dialog
    }

    /// Where a popup is, seen from what it belongs to.
    public enum Side: Hashable, Sendable {
        case below, right, left
    }

    public var kind: Kind
    /// What it is about, in points of the window that it belongs to.
    public var anchor: CGRect
    /// Where it goes if there is room; else to the other side.
    public var side: Side
    /// Whether it ends where the anchor ends on the right, instead of beginning where that begins.
    public var isRightToLeft: Bool

    public init(
        _ kind: Kind, anchor: CGRect = .zero, side: Side = .below, isRightToLeft: Bool = false
    ) {
        self.kind = kind
        self.anchor = anchor
        self.side = side
        self.isRightToLeft = isRightToLeft
    }

    /// Where a popup of `size` goes on a screen: beside the anchor and, as far as there is room, inside
    /// of `area`.
    ///
    /// - Parameters:
    ///   - size: The size it would like.
    ///   - anchor: The anchor on the screen.
    ///   - area: What may be covered.
    /// - Returns: Its place; smaller than `size` where the area is.
    public func place(size: CGSize, anchor: CGRect, in area: CGRect) -> CGRect {
        let size = CGSize(
            width: min(size.width, area.width), height: min(size.height, area.height))
        func fit(_ wanted: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat
        { max(least, min(wanted, most - length)) }
        var origin = CGPoint.zero
        switch side {
        case .below:
            let below = anchor.maxY + size.height <= area.maxY
            let above = anchor.minY - size.height
            origin.y = below || above < area.minY ? anchor.maxY : above
            origin.x = isRightToLeft ? anchor.maxX - size.width : anchor.minX
        case .right, .left:
            let (left, right) = (anchor.minX - size.width, anchor.maxX)
            let (fitsLeft, fitsRight) = (left >= area.minX, right + size.width <= area.maxX)
            let isRight = side == .right ? fitsRight || !fitsLeft : !fitsLeft && fitsRight
            origin.x = isRight ? right : left
            origin.y = anchor.minY
        }
        return CGRect(
            origin: CGPoint(
                x: fit(origin.x, size.width, area.minX, area.maxX),
                y: fit(origin.y, size.height, area.minY, area.maxY)),
            size: size)
    }
}
