import Foundation

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
