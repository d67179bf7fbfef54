import Foundation

/// A recorded play: a line `[key]` for each of the user's doings, and below it the lines that it leads to.
struct Play {
    /// The doings with the lines of each.
    let scenes: [(key: String, lines: [String])]

    init(_ text: String) {
        var scenes: [(key: String, lines: [String])] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                scenes.append((String(line.dropFirst().dropLast()), []))
            } else if !scenes.isEmpty {
                scenes[scenes.count - 1].lines.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        self.scenes = scenes
    }
}
