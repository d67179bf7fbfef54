import Foundation
import LozengeCore

/// Everything that was asked and answered in one layout.
///
/// Extension: what an explanation in words, or a picture of a layout, is made from.
package final class LayoutRecording {
    /// Where layouts are recorded now, if anywhere.
    private(set) static var current: LayoutRecording?

    /// One question to one box, by the box around it.
    package struct Question {
        package let box: Node
        package let reason: LayoutReason
        package let proposal: ProposedViewSize
        package let answer: CGSize
        /// Whether the answer was known, and nothing inside was asked.
        package let wasKnown: Bool
    }

    /// In the order in which they were answered.
    package private(set) var questions: [Question] = []
    private var reason: LayoutReason?

    /// Records what `layout` does.
    package static func record(_ layout: () -> Void) -> LayoutRecording {
        let recording = LayoutRecording()
        let outer = current
        current = recording
        layout()
        current = outer
        return recording
    }

    /// Says why the next question is asked.
    func explain(_ reason: LayoutReason) { self.reason = reason }

    fileprivate func takeReason() -> LayoutReason {
        defer { reason = nil }
        return reason ?? .asked
    }

    fileprivate func add(_ question: Question) { questions.append(question) }
}

extension Node {
    /// Answers, remembers and records.
    final func recordedSize(
        in proposal: ProposedViewSize, _ recording: LayoutRecording
    ) -> CGSize {
        let reason = recording.takeReason()
        let known = remembersSizes ? sizes.size(for: proposal) : nil
        let size = known ?? measure(proposal)
        if remembersSizes, known == nil { sizes.remember(size, for: proposal) }
        recording.add(
            LayoutRecording.Question(
                box: self, reason: reason, proposal: proposal, answer: size, wasKnown: known != nil)
        )
        return size
    }

    /// Forgets everything that was answered in this box and those inside, and where they are.
    final func forgetLayout() {
        forgetAnswers()
        needsPlacement = true
        for box in boxes { box.node.forgetLayout() }
    }
}
