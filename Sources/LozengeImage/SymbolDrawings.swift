import Foundation

/// The drawings of symbols that no theme has an icon for.
enum SymbolDrawings {
    private struct Drawing {
        /// The kind of each path, as in the table, and its data.
        var paths: [(kind: Substring, data: Substring)] = []
        /// True if the form `.fill` fills the paths but the lines.
        var hasFilledForm = false
        var transform = ""
    }

    /// Returns true if there is a drawing of a symbol.
    static func has(_ name: String) -> Bool { drawing(of: name) != nil }

    /// Returns an SVG document with the drawing of a symbol; `nil` if there is none.
    static func svg(of name: String) -> Data? {
        guard let drawings = drawing(of: name) else { return nil }
        let groups = drawings.map { drawing in
            let paths = drawing.paths.map { path in
                path.kind == "f"
                    ? "<path d=\"\(path.data)\" fill=\"#000\" stroke=\"none\"/>"
                    : "<path d=\"\(path.data)\"/>"
            }
            return "<g\(drawing.transform)>\(paths.joined())</g>"
        }
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
            <g fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" \
            stroke-linejoin="round">\(groups.joined())</g></svg>
            """.utf8)
    }

    private static func drawing(of name: String) -> [Drawing]? {
        if let drawing = table[name] { return [drawing] }
        if name.hasSuffix(".fill"), var drawing = table[String(name.dropLast(5))],
            drawing.hasFilledForm
        {
            drawing.paths = drawing.paths.map { ($0.kind == "l" ? "l" : "f", $0.data) }
            return [drawing]
        }
        return number(name)
    }

    private static let table: [String: Drawing] = {
        var table: [String: Drawing] = [:]
        for line in symbolDrawingTable.split(whereSeparator: \.isNewline) {
            var drawing = Drawing()
            var words = line.split(separator: " ", maxSplits: 1)
            if words.first == "*", let rest = words.last {
                drawing.hasFilledForm = true
                words = rest.split(separator: " ", maxSplits: 1)
            }
            guard let name = words.first, let paths = words.last else { continue }
            drawing.paths = paths.split(separator: "|").compactMap { part in
                let words = part.split(separator: " ", maxSplits: 1)
                return words.count == 2 ? (words[0], words[1]) : nil
            }
            table[String(name)] = drawing
        }
        return table
    }()

    // MARK: Numbers

    /// Returns the digits of a number of one or two; `nil` for other names.
    private static func number(_ name: String) -> [Drawing]? {
        // Signs of other scripts stand for other numbers than those from 0 to 9.
        let values = name.prefix(3).compactMap(\.wholeNumberValue).filter(digits.indices.contains)
        guard (1...2).contains(name.count), values.count == name.count else { return nil }
        let start = values.count == 1 ? 5.0 : 1
        return values.enumerated().map { index, value in
            Drawing(
                paths: [("s", digits[value])],
                transform: " transform=\"translate(\(start + Double(index) * 8) 3)\"")
        }
    }

    /// The digits from 0, on 6 by 10 points.
    private static let digits: [Substring] = [
        "M3 0C5 0 6 2 6 5S5 10 3 10 0 8 0 5 1 0 3 0Z", "M1 2L3.5 0V10",
        "M.3 2.5C.5-.8 5.8-.8 5.8 2.7C5.8 5 1.5 7 .2 10H6",
        "M.3 1.5C1.5-.8 5.5-.5 5.5 2.5C5.5 4.7 3 4.7 2.5 4.7C3.5 4.7 6 5 6 7.3C6 10.8 1 10.8 0 8.3",
        "M4.5 10V0L0 7H6.2", "M5.5 0H1L.5 4.6C2 3.5 6 3.6 6 6.7C6 10.6 1 10.8 0 8.5",
        "M5 .3C2 0 0 3 0 6.7A3 3.3 0 1 0 6 6.7A3 3.3 0 1 0 0 6.7", "M0 0H6L2 10",
        "M3 4.5A2.5 2.25 0 1 0 3 0A2.5 2.25 0 1 0 3 4.5A3 2.75 0 1 0 3 10A3 2.75 0 1 0 3 4.5Z",
        "M1 9.7C4 10 6 7 6 3.3A3 3.3 0 1 0 0 3.3A3 3.3 0 1 0 6 3.3",
    ]
}
