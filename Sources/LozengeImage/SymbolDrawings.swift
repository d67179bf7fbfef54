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
        return letter(name) ?? number(name)
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

    // MARK: Letters and numbers

    /// Returns the capital form of a letter; `nil` for other names.
    private static func letter(_ name: String) -> [Drawing]? {
        guard name.utf8.count == 1, let code = name.utf8.first else { return nil }
        let index = Int(code) - Int(UInt8(ascii: "a"))
        guard letters.indices.contains(index) else { return nil }
        return [Drawing(paths: [("s", letters[index])], transform: " transform=\"translate(5 3)\"")]
    }

    /// The letters from A, on 6 by 10 points.
    private static let letters: [Substring] = [
        "M0 10L3 0L6 10M1 6.7H5",
        "M0 0V10M0 0H3A2.4 2.4 0 0 1 3 4.8H0M3 4.8A2.6 2.6 0 0 1 3 10H0",
        "M6 1.8C5.3.6 4.4 0 3.2 0C1 0 0 2.2 0 5S1 10 3.2 10C4.4 10 5.3 9.4 6 8.2",
        "M0 0V10H2.2C4.8 10 6 8 6 5S4.8 0 2.2 0Z", "M5.6 0H0V10H5.6M0 4.8H4.6",
        "M5.6 0H0V10M0 4.8H4.6",
        "M6 1.8C5.3.6 4.4 0 3.2 0C1 0 0 2.2 0 5S1 10 3.2 10C4.8 10 6 9.2 6 7.6V5.4H3.4",
        "M0 0V10M6 0V10M0 4.8H6", "M3 0V10", "M5 0V7.2C5 9.2 4.2 10 2.8 10C1.4 10 .5 9.2 .3 7.8",
        "M0 0V10M5.8 0L0 6M2 4L6 10", "M0 0V10H5.4", "M0 10V0L3 5.6L6 0V10", "M0 10V0L6 10V0",
        "M3 0C5 0 6 2 6 5S5 10 3 10S0 8 0 5S1 0 3 0Z", "M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0",
        "M3 0C5 0 6 2 6 5S5 10 3 10S0 8 0 5S1 0 3 0ZM3.8 7.4L6.2 10.4",
        "M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0M3 5.6L6 10",
        "M5.6 1.6C5 .5 4.2 0 3 0C1.4 0 .4 1 .4 2.4C.4 5.6 5.8 4.2 5.8 7.4C5.8 9 4.6 10 3 10C1.6 10 .7 9.4 .1 8.2",
        "M0 0H6M3 0V10", "M0 0V6.6C0 9 1.2 10 3 10S6 9 6 6.6V0", "M0 0L3 10L6 0",
        "M-.8 0L1.1 10L3 2.5L4.9 10L6.8 0", "M0 0L6 10M6 0L0 10", "M0 0L3 4.8L6 0M3 4.8V10",
        "M0 0H6L0 10H6",
    ]

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
