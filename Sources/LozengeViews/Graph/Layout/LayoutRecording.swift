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
    }

    /// The measurements in the order of their completion.
    package private(set) var questions: [Question] = []
    /// The number of measurements that were left out because there were more than the limit.
    package private(set) var omitted = 0
    private let limit: Int
    private var reason: LayoutReason?

    private init(limit: Int) { self.limit = limit }

    /// Returns a recording of `layout`.
    ///
    /// - Parameters:
    ///   - limit: The most measurements that it keeps; further ones are counted.
    ///   - layout: The layout.
    /// - Returns: The recording.
    package static func record(limit: Int = .max, _ layout: () -> Void) -> LayoutRecording {
        let recording = LayoutRecording(limit: limit)
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

    fileprivate func add(_ question: Question) {
        if questions.count < limit { questions.append(question) } else { omitted += 1 }
    }
}

extension Node {
    /// Measures, caches and records.
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

    /// Clears the size caches and positions of this box and of all boxes inside.
    final func forgetLayout() {
        forgetAnswers()
        needsPlacement = true
        for box in boxes { box.node.forgetLayout() }
    }
}
