#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension ProposedViewSize {
        /// The proposal as people write it: `ideal` for a length that is left open, `∞` for one without limit.
        fileprivate var words: String {
            func word(_ length: CGFloat?) -> String {
                guard let length else { return "ideal" }
                return length == .infinity ? "∞" : "\(number: length)"
            }
            return "\(word(width)) × \(word(height))"
        }
    }

    extension Inspection {
        /// The most questions of each kind in an explanation.
        private static let most = 200

        /// The reasons for the layout of a view; `nil` for one without a box.
        func explanation(of node: Node) -> ExplanationRecord? {
            guard let box = node.inspectedBox else { return nil }
            let recording = window.pipeline.recordLayout()
            let explanation = LayoutExplanation(of: box, in: recording)
            let inner = recording.questions.indices.filter { index in
                recording.questions[index].box.superbox === box
            }
            return ExplanationRecord(
                box: numbers.number(of: node), label: node.label, frame: box.frameInWindow,
                proposal: box.placedProposal.words, place: explanation.whereabouts,
                questions: explanation.answers.prefix(Self.most).map {
                    record($0, in: explanation)
                },
                inner: inner.prefix(Self.most).map { record($0, in: explanation) },
                facts: explanation.facts,
                around: sequence(first: box) { $0.superbox }.dropFirst().map(numbers.name),
                text: explanation.text)
        }

        private func record(_ index: Int, in explanation: LayoutExplanation) -> QuestionRecord {
            let question = explanation.recording.questions[index]
            let (asker, sentence) = explanation.reason(at: index)
            return QuestionRecord(
                box: numbers.number(of: question.box), label: question.box.label,
                asker: asker.map(numbers.number), reason: sentence,
                proposal: question.proposal.words, answer: question.answer,
                wasKnown: question.wasKnown)
        }
    }
#endif
