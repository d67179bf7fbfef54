import LozengeCore

/// The long texts of a tree that are still being shaped, a part in every frame.
///
/// A frame shapes one part of one text, so that no frame takes long; several texts take turns. A text is laid
/// out again when twice as much of it is shaped as was last shown, and when it is complete.
struct UnfinishedTexts {
    private struct Entry {
        let node: Node
        let text: any ShapedText
        var shownLength: Int
    }

    private var entries: [Entry] = []
    private var latestFrame = Duration.zero

    /// The time of the next frame; `nil` once all texts are complete.
    var nextUpdate: Duration? {
        entries.isEmpty ? nil : latestFrame + Self.pause
    }

    /// The time between two frames of a display with 60 frames a second.
    private static let pause = Duration.microseconds(16_667)

    /// Records the text that a node shows now.
    mutating func update(_ node: Node, shows text: any ShapedText) {
        if text.isFinished, entries.isEmpty { return }
        entries.removeAll { $0.node === node }
        if text.isFinished { return }
        entries.append(Entry(node: node, text: text, shownLength: text.shapedLength))
    }

    /// Shapes the next part.
    mutating func beginFrame(at time: Duration) {
        latestFrame = time
        entries.removeAll { !$0.node.isAlive }
        guard !entries.isEmpty else { return }
        var entry = entries.removeFirst()
        entry.text.shapeMore()
        let length = entry.text.shapedLength
        if entry.text.isFinished || length >= 2 * entry.shownLength {
            entry.shownLength = length
            entry.node.setNeedsLayout()
            entry.node.setNeedsPaint()
        }
        // Other nodes may show the same text, and take their turn even when it is complete.
        if !entry.text.isFinished { entries.append(entry) }
    }
}
