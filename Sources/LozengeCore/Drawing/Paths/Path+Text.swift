import Foundation

extension Path: LosslessStringConvertible {
    /// The elements in turn, each as its points and then a letter: `m` a move, `l` a line, `q` and
    /// `c` curves with their control points first, `h` the end of a subpath.
    ///
    /// Matches: SwiftUI.Path.description
    /// Differs: numbers are written in full, so that nothing is lost.
    public var description: String {
        var words: [String] = []
        func write(_ letter: String, _ points: CGPoint...) {
            words += points.flatMap { [text($0.x), text($0.y)] } + [letter]
        }
        forEach { element in
            switch element {
            case .move(let end): write("m", end)
            case .line(let end): write("l", end)
            case .quadCurve(let end, let control): write("q", control, end)
            case .curve(let end, let control1, let control2): write("c", control1, control2, end)
            case .closeSubpath: write("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Parses the format of ``description`` and `x y width height re` for rectangles; `nil` if the
    /// text is invalid.
    ///
    /// Matches: SwiftUI.Path.init(_:)
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
            } else {
                guard read(word, numbers) else { return nil }
                numbers = []
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    /// Adds what a letter says with the numbers before it; false if they do not belong to it.
    private mutating func read(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
        }
        switch (letter, numbers.count) {
        case ("m", 2): move(to: point(0))
        case ("re", 4):
            addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case _ where isEmpty: return false
        case ("l", 2): addLine(to: point(0))
        case ("q", 4): addQuadCurve(to: point(1), control: point(0))
        case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): append(.closeSubpath)
        default: return false
        }
        return true
    }
}

/// A number without a fraction that says nothing.
private func text(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
