import Foundation

extension Path {
    /// A rectangle; nothing if it is null.
    ///
    /// Matches: SwiftUI.Path.init(_:)
    public init(_ rect: CGRect) {
        storage = rect.isNull ? .empty : .rectangle(rect.standardized)
    }

    /// A rectangle whose corners are parts of ellipses.
    ///
    /// The parts' sizes are in points, at most half of each side; less than zero and NaN count as
    /// zero.
    ///
    /// Matches: SwiftUI.Path.init(roundedRect:cornerSize:style:)
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        func fitting(_ length: CGFloat, in side: CGFloat) -> CGFloat {
            length > 0 ? min(length, side / 2) : 0
        }
        let size = CGSize(
            width: fitting(cornerSize.width, in: rect.width),
            height: fitting(cornerSize.height, in: rect.height))
        self.init(rect)
        if size.width > 0, size.height > 0, !isEmpty {
            storage = .roundedRectangle(rect.standardized, cornerSize: size, style)
        }
    }

    /// A rectangle with equal rounded corners.
    ///
    /// The radius is in points, at most half the shorter side; less than zero and NaN count as zero.
    ///
    /// Matches: SwiftUI.Path.init(roundedRect:cornerRadius:style:)
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// Creates a rectangle with a radius for each corner; leading is left.
    ///
    /// If two radii do not fit on a side, all radii are reduced by the same factor.
    ///
    /// Matches: SwiftUI.Path.init(roundedRect:cornerRadii:style:)
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        let radii = cornerRadii.fitting(in: rect.size)
        if let radius = radii.uniform {
            self.init(roundedRect: rect, cornerRadius: radius, style: style)
        } else {
            self.init(rect)
            guard !isEmpty else { return }
            storage = .unevenRoundedRectangle(rect.standardized, radii, style)
        }
    }

    /// The largest ellipse in a rectangle; nothing if that is null.
    ///
    /// Matches: SwiftUI.Path.init(ellipseIn:)
    public init(ellipseIn rect: CGRect) {
        storage = rect.isNull ? .empty : .ellipse(rect.standardized)
    }

    /// Adds a rectangle, from its top-left corner the way of a clock's hands.
    ///
    /// Matches: SwiftUI.Path.addRect(_:transform:)
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles, each as a subpath.
    ///
    /// Matches: SwiftUI.Path.addRects(_:transform:)
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle whose corners are parts of ellipses, at most half of each side long.
    ///
    /// Matches: SwiftUI.Path.addRoundedRect(in:cornerSize:style:transform:)
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(
            Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius of its own for each corner, made smaller until they fit.
    ///
    /// Matches: SwiftUI.Path.addRoundedRect(in:cornerRadii:style:transform:)
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addPath(
            Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the largest ellipse in a rectangle, from its right the way of a clock's hands.
    ///
    /// Matches: SwiftUI.Path.addEllipse(in:transform:)
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    static func rectangle(_ rect: CGRect, _ body: (Element) -> Void) {
        body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
        body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
        body(.closeSubpath)
    }

    static func ellipse(_ rect: CGRect, _ body: (Element) -> Void) {
        let (x, y) = (rect.width / 2, rect.height / 2)
        let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY)
        body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
        Arc(start: 0, delta: 2 * .pi).curves(under: place, body)
        body(.closeSubpath)
    }
}
