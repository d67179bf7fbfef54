import Foundation

/// The outline of a figure: lines and curves, in points, y growing downwards.
///
/// Coordinates of any size are kept. For measuring and drawing, elements with an infinite or NaN
/// coordinate are left out, and coordinates are limited to 10¹² points.
///
/// ```swift
/// let triangle = Path { path in
///     path.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20)])
///     path.closeSubpath()
/// }
/// ```
///
/// Matches: SwiftUI.Path
/// Differs: there is no `CGPath` to make one of.
public struct Path: Sendable {
    /// Known figures stay known, so that they can be drawn without their elements.
    package var storage: Storage

    /// The storage: a known figure or a list of elements.
    package enum Storage: Hashable, Sendable {
        case empty
        case rectangle(CGRect)
        /// Corners are at most half of each side.
        case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
        /// Two corners on a side are at most as long as it.
        indirect case unevenRoundedRectangle(CGRect, RectangleCornerRadii, RoundedCornerStyle)
        case ellipse(CGRect)
        /// Begins with a move.
        case elements([Element])
    }

    /// A step along a path.
    ///
    /// Matches: SwiftUI.Path.Element
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// Goes straight to a point.
        case line(to: CGPoint)
        /// Goes to a point along a quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// Goes to a point along a cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Goes straight to where the subpath began, and ends it.
        case closeSubpath
    }

    /// A path with nothing in it.
    ///
    /// Matches: SwiftUI.Path.init()
    public init() { storage = .empty }

    /// Creates a path from its storage.
    package init(storage: Storage) { self.storage = storage }

    /// A path of elements that begin with a move.
    init(_ elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

    /// An empty path, filled by a closure.
    ///
    /// Matches: SwiftUI.Path.init(_:)
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is nothing in the path, not even a move.
    ///
    /// Matches: SwiftUI.Path.isEmpty
    public var isEmpty: Bool {
        if case .empty = storage { true } else { false }
    }

    /// The rectangle that a known figure fills to its edges; `nil` for other paths, and an empty one.
    package var figureFrame: CGRect? {
        switch storage {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _),
            .unevenRoundedRectangle(let rect, _, _):
            rect
        case .empty, .elements: nil
        }
    }

    /// The start of the next line; `nil` in an empty path.
    ///
    /// Matches: SwiftUI.Path.currentPoint
    public var currentPoint: CGPoint? {
        let elements = elements
        switch elements.last {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
            return end
        case .closeSubpath:
            for case .move(let start) in elements.reversed() { return start }
            return nil
        case nil: return nil
        }
    }

    /// Calls a closure with each element in turn.
    ///
    /// Matches: SwiftUI.Path.forEach(_:)
    public func forEach(_ body: (Element) -> Void) {
        switch storage {
        case .empty: break
        case .rectangle(let rect): Self.rectangle(rect, body)
        case .roundedRectangle(let rect, let size, let style):
            RoundedCorners(size, style: style).outline(of: rect, body)
        case .unevenRoundedRectangle(let rect, let radii, let style):
            RoundedCorners(radii, style: style).outline(of: rect, body)
        case .ellipse(let rect): Self.ellipse(rect, body)
        case .elements(let elements): elements.forEach(body)
        }
    }

    /// Everything in the path, also of a known figure.
    package var elements: [Element] {
        if case .elements(let elements) = storage { return elements }
        var elements: [Element] = []
        forEach { elements.append($0) }
        return elements
    }
}

extension Path: Equatable {
    /// Two paths are equal if their elements are; two figures of one kind, if their numbers are.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        // Figures of one kind are equal if their numbers are; making their elements takes a fifth of a
        // frame of animate.boxes.
        case (.empty, .empty), (.rectangle, .rectangle), (.ellipse, .ellipse),
            (.elements, .elements), (.roundedRectangle, .roundedRectangle),
            (.unevenRoundedRectangle, .unevenRoundedRectangle):
            lhs.storage == rhs.storage
        default: lhs.storage == rhs.storage || lhs.elements == rhs.elements
        }
    }
}
