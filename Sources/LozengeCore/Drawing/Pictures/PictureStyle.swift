import Foundation

/// The way a picture fills a rectangle.
///
/// As it is, it is stretched as a whole.
public struct PictureStyle: Hashable, Sendable {
    /// The treatment of the middle if the area is larger than the picture.
    public enum Resizing: Hashable, Sendable {
        case stretch
        /// Repeated at the picture's own size, from the top-left corner on.
        case tile
    }

    /// How pixels are made of others, from the fastest to the best.
    public enum Interpolation: Hashable, Comparable, Sendable {
        /// Each is the nearest one.
        case none
        /// Between its four neighbours, also where many more are to become one.
        case low
        /// Between its four neighbours; the average of all it stands for where those are more.
        case medium, high
    }

    /// The edges that are not stretched, in points of the picture; leading is left.
    public var capInsets = EdgeInsets()
    /// The treatment of the middle.
    public var resizing = Resizing.stretch
    /// The quality of scaling.
    public var interpolation = Interpolation.medium
    /// Whether edges that lie between two pixels are smoothed; those of a rectangle never do.
    public var isAntialiased = true
    /// The one colour that the picture's opacity is shown in; `nil` for its own colours.
    public var tint: Color.Resolved?

    /// Creates a style that stretches the whole picture.
    public init() {}
}

extension PictureStyle: CustomStringConvertible {
    public var description: String { words.joined(separator: " ") }

    /// The values that are not the default, in words.
    var words: [String] {
        var words: [String] = []
        if capInsets != EdgeInsets() {
            words.append(
                "caps \(number: capInsets.top) \(number: capInsets.leading) "
                    + "\(number: capInsets.bottom) \(number: capInsets.trailing)")
        }
        if resizing == .tile { words.append("tiled") }
        if interpolation != .medium { words.append("\(interpolation) interpolation") }
        if !isAntialiased { words.append("not antialiased") }
        if let tint { words.append("in \(tint)") }
        return words
    }
}
