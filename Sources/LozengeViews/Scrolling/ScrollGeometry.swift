import Foundation
import LozengeCore

/// The geometry of a scroll view, in points.
///
/// Matches: SwiftUI.ScrollGeometry
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the start of the container; at first the negative insets.
    public var contentOffset: CGPoint
    /// The size of the content without margins.
    public var contentSize: CGSize
    /// The margins of the content, and the bars that cover it.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view and of the space under bars at its edges.
    public var containerSize: CGSize

    /// Creates a geometry.
    ///
    /// Matches: SwiftUI.ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:)
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content between the insets.
    ///
    /// Matches: SwiftUI.ScrollGeometry.visibleRect
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.horizontal,
            height: containerSize.height - contentInsets.vertical)
    }

    /// The part of the content in the container, below the insets as well.
    ///
    /// Matches: SwiftUI.ScrollGeometry.bounds
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

nonisolated extension View {
    /// Calls `action` with a value of the geometry of the first scroll view in this view: at first with the same value
    /// twice, and whenever it changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value; called after each layout.
    ///   - action: The action.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onScrollGeometryChange(for:of:action:)
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(
            ScrollObserver(reading: ScrollGeometryReading(transform: transform), action: action))
    }
}

/// A value of a scroll view's geometry.
nonisolated private struct ScrollGeometryReading<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
}

extension ScrollGeometryReading: ScrollReading {
    func value(of scroll: EventContext<ScrollBox>) -> Value { transform(scroll.scrollGeometry) }
}

extension EventContext where Content == ScrollBox {
    /// The geometry after the last layout.
    var scrollGeometry: ScrollGeometry {
        let position = resolved
        let margins = position.traits.contentMargins
        let covered = (position.reach?.insets ?? EdgeInsets()).flipped(if: isRightToLeft)
        let insets = EdgeInsets(
            top: margins.top + covered.top, leading: margins.leading + covered.leading,
            bottom: margins.bottom + covered.bottom, trailing: margins.trailing + covered.trailing)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: position.offset.x - insets.leading, y: position.offset.y - insets.top),
            contentSize: CGSize(
                width: position.extent.width - margins.horizontal,
                height: position.extent.height - margins.vertical),
            contentInsets: insets,
            containerSize: CGSize(
                width: size.width + covered.horizontal, height: size.height + covered.vertical))
    }
}
