import Foundation

/// The kind and the position of a popup.
public struct PopupOptions: Equatable, Sendable {
    /// The kinds of popups.
    public enum Kind: Hashable, Sendable {
        /// A menu, which grabs pointer and keyboard until it is closed.
        case menu
        /// A tooltip for the content below the pointer.
        case tooltip
        /// A modal dialog.
        case dialog
        /// Any content, which grabs pointer and keyboard until it is closed.
        case popover
        /// The picture of a drag, which takes no input and may be outside of the screen.
        case dragImage

        /// True for a popup that a press outside of it closes.
        public var isTransient: Bool { self == .menu || self == .popover }

        /// True for a popup that the user acts on.
        public var takesInput: Bool { self != .tooltip && self != .dragImage }
    }

    /// The side of the anchor on which a popup is.
    public enum Side: Hashable, Sendable {
        case below, above, right, left
    }

    /// The kind of the popup.
    public var kind: Kind
    /// The anchor, in points of the owner's window.
    public var anchor: CGRect
    /// The preferred side; the opposite one is used if there is not enough space.
    public var side: Side
    /// True if the popup's right edge is aligned with the anchor's, false for the left edges.
    public var isRightToLeft: Bool

    public init(
        _ kind: Kind, anchor: CGRect = .zero, side: Side = .below, isRightToLeft: Bool = false
    ) {
        self.kind = kind
        self.anchor = anchor
        self.side = side
        self.isRightToLeft = isRightToLeft
    }

    /// The width of the shadow around a popup with transparent corners, in points.
    public static let shadowMargin: CGFloat = 18

    /// Returns the frame of a popup on a screen: next to the anchor and, as far as possible, inside
    /// of `area`.
    ///
    /// - Parameters:
    ///   - size: The ideal size.
    ///   - anchor: The anchor on the screen.
    ///   - area: The part of the screen that it may cover.
    ///   - margin: The width of the shadow, which is part of `size` and may be outside of `area`.
    /// - Returns: The frame; smaller than `size` if `area` is.
    public func place(
        size: CGSize, anchor: CGRect, in area: CGRect, margin: CGFloat = 0
    ) -> CGRect {
        if kind == .dragImage { return CGRect(origin: anchor.origin, size: size) }
        let content = CGSize(
            width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
        return place(size: content, beside: anchor, in: area)
            .insetBy(dx: -margin, dy: -margin)
    }

    private func place(size: CGSize, beside anchor: CGRect, in area: CGRect) -> CGRect {
        let size = CGSize(
            width: min(size.width, area.width), height: min(size.height, area.height))
        func fit(_ wanted: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat
        { max(least, min(wanted, most - length)) }
        var origin = CGPoint.zero
        switch side {
        case .below, .above:
            let (above, below) = (anchor.minY - size.height, anchor.maxY)
            let (fitsAbove, fitsBelow) = (above >= area.minY, below + size.height <= area.maxY)
            let isBelow = side == .below ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
            origin.y = isBelow ? below : above
            origin.x =
                kind == .popover
                ? anchor.midX - size.width / 2
                : isRightToLeft ? anchor.maxX - size.width : anchor.minX
        case .right, .left:
            let (left, right) = (anchor.minX - size.width, anchor.maxX)
            let (fitsLeft, fitsRight) = (left >= area.minX, right + size.width <= area.maxX)
            let isRight = side == .right ? fitsRight || !fitsLeft : !fitsLeft && fitsRight
            origin.x = isRight ? right : left
            origin.y =
                kind == .popover ? anchor.midY - size.height / 2 : anchor.minY
        }
        return CGRect(
            origin: CGPoint(
                x: fit(origin.x, size.width, area.minX, area.maxX),
                y: fit(origin.y, size.height, area.minY, area.maxY)),
            size: size)
    }
}
