import Foundation
import LozengeCore

/// The shape of the pointer over a view.
///
/// Matches: SwiftUI.PointerStyle
nonisolated public struct PointerStyle: Hashable, Sendable {
    enum Look: Hashable {
        case shape(PointerShape)
        /// Depends on the layout direction.
        case edge(FrameResizePosition)
    }

    let look: Look

    private init(_ shape: PointerShape) { look = .shape(shape) }
    private init(_ edge: FrameResizePosition) { look = .edge(edge) }

    static let hidden = PointerStyle(.hidden)

    /// The arrow.
    ///
    /// Matches: SwiftUI.PointerStyle.default
    public static let `default` = PointerStyle(.arrow)
    /// The shape over text in lines.
    ///
    /// Matches: SwiftUI.PointerStyle.horizontalText
    public static let horizontalText = PointerStyle(.text)
    /// The shape over text in columns.
    ///
    /// Matches: SwiftUI.PointerStyle.verticalText
    public static let verticalText = PointerStyle(.verticalText)
    /// The shape for a rectangular selection.
    ///
    /// Matches: SwiftUI.PointerStyle.rectSelection
    public static let rectSelection = PointerStyle(.crosshair)
    /// The shape over a view that can be dragged.
    ///
    /// Matches: SwiftUI.PointerStyle.grabIdle
    public static let grabIdle = PointerStyle(.grab)
    /// The shape while a view is dragged.
    ///
    /// Matches: SwiftUI.PointerStyle.grabActive
    public static let grabActive = PointerStyle(.grabbing)
    /// The shape over a link.
    ///
    /// Matches: SwiftUI.PointerStyle.link
    public static let link = PointerStyle(.link)
    /// The shape for zooming in.
    ///
    /// Matches: SwiftUI.PointerStyle.zoomIn
    public static let zoomIn = PointerStyle(.zoomIn)
    /// The shape for zooming out.
    ///
    /// Matches: SwiftUI.PointerStyle.zoomOut
    public static let zoomOut = PointerStyle(.zoomOut)
    /// The shape over the border between two columns.
    ///
    /// Matches: SwiftUI.PointerStyle.columnResize
    public static let columnResize = PointerStyle(.columnResize)
    /// The shape over the border between two rows.
    ///
    /// Matches: SwiftUI.PointerStyle.rowResize
    public static let rowResize = PointerStyle(.rowResize)

    /// The shape over an edge or corner that can be dragged.
    ///
    /// Matches: SwiftUI.PointerStyle.frameResize(position:)
    public static func frameResize(position: FrameResizePosition) -> PointerStyle {
        PointerStyle(position)
    }

    @available(*, unavailable, message: "Pointers are those of the user's cursor theme.")
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }

    func shape(isRightToLeft: Bool) -> PointerShape {
        switch look {
        case .shape(let shape): shape
        case .edge(let edge): .resize(edge.resizeEdge(isRightToLeft: isRightToLeft))
        }
    }
}

/// An edge or corner of a frame.
///
/// Matches: SwiftUI.FrameResizePosition
nonisolated public enum FrameResizePosition: Int8, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    func resizeEdge(isRightToLeft: Bool) -> PointerShape.ResizeEdge {
        switch self {
        case .top: .north
        case .bottom: .south
        case .leading: isRightToLeft ? .east : .west
        case .trailing: isRightToLeft ? .west : .east
        case .topLeading: isRightToLeft ? .northEast : .northWest
        case .topTrailing: isRightToLeft ? .northWest : .northEast
        case .bottomLeading: isRightToLeft ? .southEast : .southWest
        case .bottomTrailing: isRightToLeft ? .southWest : .southEast
        }
    }
}

nonisolated extension View {
    /// Sets the shape of the pointer over this view; `nil` leaves it to the views around.
    ///
    /// A view inside has precedence, for example selectable text.
    ///
    /// Matches: SwiftUI.View.pointerStyle(_:)
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleEffect(style: style))
    }

    /// Hides the pointer over this view, or shows it where a view around hides it.
    ///
    /// Matches: SwiftUI.View.pointerVisibility(_:)
    /// Differs: the shape that a view inside sets is shown, for example that of selectable text; `.visible` is the arrow.
    public func pointerVisibility(_ visibility: Visibility) -> some View {
        let style: PointerStyle? =
            switch visibility {
            case .automatic: nil
            case .visible: .default
            case .hidden: .hidden
            }
        return pointerStyle(style)
    }
}

/// A layout-neutral modifier that sets the shape of the pointer.
nonisolated struct PointerStyleEffect {
    let style: PointerStyle?
}

extension PointerStyleEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func pointerShape(at point: CGPoint, _ context: EventContext<Self>) -> PointerShape? {
        style?.shape(isRightToLeft: context.isRightToLeft)
    }
}
