import Foundation

/// What the spans of a text are filled with.
public struct TextPaint: Equatable, Sendable {
    /// By span; a text with more spans goes on in the last one.
    private let paints: [Paint]

    /// - Parameter paints: What each span of the text is filled with.
    public init(spans paints: [Paint]) {
        self.paints = paints.isEmpty ? [.color(.clear)] : paints
    }

    /// One colour for the whole text.
    public static func color(_ color: Color.Resolved) -> TextPaint {
        TextPaint(spans: [.color(color)])
    }

    /// What a span is filled with.
    public subscript(span: Int) -> Paint { paints[min(max(0, span), paints.count - 1)] }

    /// Whether nothing of the text is to be seen.
    public var isClear: Bool { paints.allSatisfy(\.isClear) }

    /// The same with every paint changed.
    public func mapped(_ change: (Paint) -> Paint) -> TextPaint {
        TextPaint(spans: paints.map(change))
    }
}

extension TextPaint: CustomStringConvertible {
    public var description: String { paints.map(\.description).joined(separator: " ") }
}
