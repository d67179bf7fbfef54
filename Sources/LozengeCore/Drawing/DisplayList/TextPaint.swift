import Foundation

/// The paints of the spans of a text.
public struct TextPaint: Equatable, Sendable {
    /// By span; a text with more spans goes on in the last one.
    private let paints: [Paint]

    /// Creates a text paint.
    ///
    /// - Parameter paints: The paint of each span.
    public init(spans paints: [Paint]) {
        self.paints = paints.isEmpty ? [.color(.clear)] : paints
    }

    /// One colour for the whole text.
    public static func color(_ color: Color.Resolved) -> TextPaint {
        TextPaint(spans: [.color(color)])
    }

    /// The paint of a span; the last one for further spans.
    public subscript(span: Int) -> Paint { paints[min(max(0, span), paints.count - 1)] }

    /// True if all paints are transparent.
    public var isClear: Bool { paints.allSatisfy(\.isClear) }

    /// The same with every paint changed.
    public func mapped(_ change: (Paint) -> Paint) -> TextPaint {
        TextPaint(spans: paints.map(change))
    }
}

extension TextPaint: CustomStringConvertible {
    public var description: String { paints.map(\.description).joined(separator: " ") }
}
