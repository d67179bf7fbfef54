import Foundation

/// How a line is drawn along a path.
///
/// ```swift
/// Circle().stroke(.gray, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
/// ```
///
/// Matches: SwiftUI.StrokeStyle
public struct StrokeStyle: Hashable, Sendable {
    /// In points; zero, less and what is no number draw nothing.
    public var lineWidth: CGFloat
    /// How the ends of lines and dashes look.
    public var lineCap: CGLineCap
    /// How corners look.
    public var lineJoin: CGLineJoin
    /// A mitre longer than this many line widths is bevelled instead.
    public var miterLimit: CGFloat
    /// Lengths in points, in turn drawn and left out; an odd number of them is gone through twice.
    ///
    /// The line is solid if there are none, if they add up to nothing, if one is negative or no
    /// number, and if there would be more than a hundred thousand, which could not be told apart.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points; less than zero counts from their end.
    public var dashPhase: CGFloat

    /// Creates a style; by default a solid line of one point with butt caps and mitred joins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the end of a line looks.
///
/// Matches: SwiftUI.CGLineCap
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a line width beyond the end.
    case square
}

/// How a corner of a line looks.
///
/// Matches: SwiftUI.CGLineJoin
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges go on until they meet.
    case miter
    /// A part of a circle around the corner.
    case round
    /// Cut off.
    case bevel
}
