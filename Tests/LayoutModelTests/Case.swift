import LozengeTesting

/// A tree, a proposal, and the model's layout for them.
nonisolated struct Case: Decodable, Sendable {
    /// The index of the tree among those of its seed.
    var number: Int?
    var tree: Tree
    /// The tree as SwiftUI source.
    var source: String
    var proposal: [Length]
    var size: [Length]
    var frames: [String: [Length]]

    var offer: ProposedViewSize {
        ProposedViewSize(width: proposal[0].value, height: proposal[1].value)
    }
}

extension Case {
    /// The differences between the engine and the model, one line each.
    var differences: [String] {
        let report = layoutReport(of: tree.view, in: offer)
        var lines: [String] = []
        func compare(_ what: String, _ engine: [CGFloat], _ model: [Length]) {
            let model = model.map { $0.value ?? .nan }
            let isSame =
                engine.count == model.count
                && zip(engine, model).allSatisfy { $0 == $1 || abs($0 - $1) <= 0.001 }
            guard !isSame else { return }
            lines.append(
                "\(what): the engine says \(engine), the model \(model)"
                    + report.explanation(of: what))
        }
        compare("size", [report.size.width, report.size.height], size)
        for (tag, frame) in frames.sorted(by: { $0.key < $1.key }) {
            let engine = report.frames[tag]
            compare(tag, engine.map(\.numbers) ?? [], frame)
        }
        return lines
    }

    /// The names of the views and modifiers, to distinguish differences.
    var outline: String {
        source.replacing(/"t\d+"|-?\d+(\.\d+)?/, with: "")
    }

    var offered: String {
        proposal.map { $0.value.map { "\($0)" } ?? "nil" }.joined(separator: " × ")
    }

    /// The report of a difference.
    func report() -> String {
        "\(source)\noffered \(offered)\n\(differences.joined(separator: "\n"))"
    }
}

nonisolated extension CGRect {
    /// The origin and the stored size; `minX` and `width` would hide a negative size.
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
