import Foundation

/// What one window looks like: drawing commands in painting order, back to front.
///
/// A plain value: two lists that are equal look the same, and what differs is what has to be
/// repainted.
public struct DisplayList: Equatable, Sendable {
    public private(set) var commands: [DrawCommand] = []

    public init() {}

    public mutating func append(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Everything `content` appends is drawn with `effect`; nothing is kept of an empty group.
    public mutating func group(_ effect: DrawEffect, _ content: (inout DisplayList) -> Void) {
        let start = commands.count
        commands.append(.push(effect))
        content(&self)
        if commands.count == start + 1 {
            commands.removeLast()
        } else {
            commands.append(.pop)
        }
    }
}

/// One step of painting.
///
/// Coordinates are in points from the window's top-left corner, unrounded: the painter puts edges
/// on device pixels, each edge to the nearest.
public enum DrawCommand: Equatable, Sendable {
    /// The inside of a shape.
    case fill(DrawShape, Paint)
    /// A frame of `width` points inside the edges of a rectangle.
    case border(CGRect, width: CGFloat, Paint)
    /// Text with its top-left corner at a point.
    case text(TextLayout, at: CGPoint, TextPaint)
    /// A picture that fills a rectangle as its style says; kept aside, since few commands are one.
    indirect case picture(Picture, in: CGRect, PictureStyle)
    /// Begins a group that is drawn with an effect; ends with ``pop``. Groups nest.
    case push(DrawEffect)
    case pop
}

/// What ``DrawCommand/fill(_:_:)`` and ``DrawEffect/clip(_:)`` can take.
public enum DrawShape: Equatable, Sendable {
    case rectangle(CGRect)
    /// Corners are quarter circles; the radius is at most half the shorter side.
    case roundedRectangle(CGRect, radius: CGFloat)
    /// The largest ellipse inside a rectangle.
    case ellipse(CGRect)
}

/// What a shape is filled with.
public enum Paint: Equatable, Sendable {
    case color(Color.Resolved)
}

/// What the spans of a text are filled with.
public struct TextPaint: Equatable, Sendable {
    /// By span; a text with more spans goes on in the last one.
    private let colors: [Color.Resolved]

    /// - Parameter colors: The colour of each span of the text.
    public init(spans colors: [Color.Resolved]) {
        self.colors = colors.isEmpty ? [.clear] : colors
    }

    /// One colour for the whole text.
    public static func color(_ color: Color.Resolved) -> TextPaint { TextPaint(spans: [color]) }

    /// The colour of a span.
    public subscript(span: Int) -> Color.Resolved {
        colors[min(max(0, span), colors.count - 1)]
    }

    /// Whether nothing of the text is to be seen.
    public var isClear: Bool { colors.allSatisfy { $0.opacity <= 0 } }
}

extension TextPaint: CustomStringConvertible {
    public var description: String { colors.map(\.description).joined(separator: " ") }
}

/// What happens to a whole group of commands.
public enum DrawEffect: Equatable, Sendable {
    /// Shows only what lies inside a shape.
    case clip(DrawShape)
    /// Draws the group as one picture, as opaque as the number says, 0 to 1.
    case opacity(Double)
    /// Draws below the group a blurred copy of its outline in one colour.
    case shadow(Shadow)
}

/// A blurred silhouette, its lengths in points.
public struct Shadow: Hashable, Sendable {
    public var color: Color.Resolved
    /// The standard deviation of the blur; 0 is sharp.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}
