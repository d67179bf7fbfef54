/// The shape of the pointer.
public enum PointerShape: Hashable, Sendable {
    case arrow
    /// No shape.
    case hidden
    /// Over text that can be selected, in lines or in columns.
    case text, verticalText
    /// For links.
    case link
    /// For areas in which dragging selects a part.
    case crosshair
    /// For draggable content, and while it is dragged.
    case grab, grabbing
    /// While something is dragged that a drop here copies.
    case copy
    case zoomIn, zoomOut
    /// Over the border between two columns or rows.
    case columnResize, rowResize
    /// Over an edge or corner that can be dragged.
    case resize(ResizeEdge)

    /// An edge or corner, as a compass names it with north at the top.
    public enum ResizeEdge: String, Hashable, Sendable {
        case north = "n"
        case south = "s"
        case west = "w"
        case east = "e"
        case northWest = "nw"
        case northEast = "ne"
        case southWest = "sw"
        case southEast = "se"
    }
}
