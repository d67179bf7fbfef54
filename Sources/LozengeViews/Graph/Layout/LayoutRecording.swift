import Foundation
import LozengeCore

/// All measurements of one layout.
///
/// Extension: the source for explanations in words and pictures of a layout.
package final class LayoutRecording {
    /// The recording in progress; `nil` for none.
    private(set) static var current: LayoutRecording?

    /// A measurement of one box by the box around it.
    package struct Question {
        package let box: Node
        package let reason: LayoutReason
        package let proposal: ProposedViewSize
        package let answer: CGSize
        /// True if the size came from the cache, and nothing inside was measured.
        package let wasKnown: Bool
        /// The number of questions around this one.
        package let depth: Int
    }

    /// The measurements in the order of their completion.
    package private(set) var questions: [Question] = []
    private var reason: LayoutReason?
    private var depth = 0

    /// Returns a recording of `layout`.
    package static func record(_ layout: () -> Void) -> LayoutRecording {
        let recording = LayoutRecording()
        let outer = current
        current = recording
        layout()
        current = outer
        return recording
    }

    /// Sets the reason of the next measurement.
    func explain(_ reason: LayoutReason) { self.reason = reason }

    fileprivate func takeReason() -> LayoutReason {
        defer { reason = nil }
        return reason ?? .asked
    }

    /// Adds a question with those that `answer` asks inside.
    fileprivate func add(
        to box: Node, _ proposal: ProposedViewSize, answer: () -> (CGSize, wasKnown: Bool)
    ) -> CGSize {
        let reason = takeReason()
        depth += 1
        let (size, wasKnown) = answer()
        depth -= 1
        questions.append(
            Question(
                box: box, reason: reason, proposal: proposal, answer: size, wasKnown: wasKnown,
                depth: depth))
        return size
    }
}

extension Node {
    /// Measures, caches and records.
    final func recordedSize(
        in proposal: ProposedViewSize, _ recording: LayoutRecording
    ) -> CGSize {
        recording.add(to: self, proposal) {
            let known = remembersSizes ? sizes.size(for: proposal) : nil
            let size = known ?? measure(proposal)
            if remembersSizes, known == nil { sizes.remember(size, for: proposal) }
            return (size, known != nil)
        }
    }

    /// Clears the size caches and positions of this box and of all boxes inside.
    final func forgetLayout() {
        forgetAnswers()
        needsPlacement = true
        for box in boxes { box.node.forgetLayout() }
    }
}
