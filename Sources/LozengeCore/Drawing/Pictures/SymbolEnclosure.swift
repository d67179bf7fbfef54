import Foundation

/// A shape around a symbol, drawn by the toolkit where no icon has it: `plus.circle` is a plus in a ring.
public struct SymbolEnclosure: Equatable, Sendable {
    /// The shapes.
    public enum Shape: Hashable, Sendable {
        case circle, square
    }

    public var shape: Shape
    /// True for a filled shape from which the symbol is cut out.
    public var isFilled: Bool

    public init(_ shape: Shape, isFilled: Bool) {
        self.shape = shape
        self.isFilled = isFilled
    }

    /// The part of the shape's side that the symbol takes.
    ///
    /// Source: a choice, measured at Apple's symbols: 0.55 to 0.65.
    package static let share: CGFloat = 0.6

    /// Returns the place of the symbol in a shape.
    package func symbolFrame(in frame: CGRect) -> CGRect {
        frame.insetBy(
            dx: (1 - Self.share) / 2 * frame.width, dy: (1 - Self.share) / 2 * frame.height)
    }

    /// Returns the outline of the shape.
    package func path(in frame: CGRect) -> Path {
        switch shape {
        case .circle: Path(ellipseIn: frame)
        case .square:
            Path(roundedRect: frame, cornerRadius: 0.2 * frame.width, style: .continuous)
        }
    }
}
