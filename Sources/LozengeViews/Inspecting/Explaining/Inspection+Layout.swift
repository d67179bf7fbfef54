#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension Inspection {
        /// The most questions of each kind in an explanation.
        private static let most = 200
        /// The most questions of a recording: their boxes stay in memory as long as it does.
        static let mostSteps = 100_000

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
                proposal: box.placedProposal.description, place: explanation.whereabouts,
                questions: explanation.answers.prefix(Self.most).map {
                    record($0, in: explanation)
                },
                inner: inner.prefix(Self.most).map { record($0, in: explanation) },
                stack: StackSteps(of: box, in: recording)?.record(numbers),
                facts: explanation.facts,
                around: sequence(first: box) { $0.superbox }.dropFirst().map(numbers.name),
                text: explanation.text)
        }

        /// Records a layout; its questions can be gone through one by one.
        ///
        /// - Parameter limit: The most questions that are kept.
        /// - Returns: The recording.
        @discardableResult
        func recordSteps(limit: Int = mostSteps) -> LayoutRecording {
            let recording = window.pipeline.recordLayout(limit: limit)
            steps = recording
            return recording
        }

        /// Returns a part of the questions that were recorded last.
        ///
        /// - Parameters:
        ///   - first: The number of the first question.
        ///   - count: The number of questions.
        ///   - most: The most questions that are returned.
        /// - Returns: The questions; empty if none were recorded.
        func stepRecords(from first: Int, count: Int, most: Int = most) -> [StepRecord] {
            guard let steps, first >= 0 else { return [] }
            // The asker of a question does not depend on the box that is explained.
            let explanation = LayoutExplanation(of: window.root, in: steps)
            return steps.questions.indices.dropFirst(first).prefix(min(max(count, 0), most))
                .map { index in
                    let around = sequence(first: steps.questions[index].box) { $0.superbox }
                    return StepRecord(
                        number: index, question: record(index, in: explanation),
                        depth: around.reduce(0) { depth, _ in depth + 1 } - 1)
                }
        }

        /// Returns the number of the next recorded question to a view; the first one after the last.
        func nextStep(to node: Node, after step: Int) -> Int? {
            guard let box = node.inspectedBox, let questions = steps?.questions else { return nil }
            let all = questions.indices.filter { questions[$0].box === box }
            return all.first { $0 > step } ?? all.first
        }

        /// Marks the box of a question with the proposal and the answer of that moment.
        func markStep(_ number: Int) -> InspectionReply {
            guard let questions = steps?.questions, questions.indices.contains(number) else {
                return .failed(reason: "There is no step \(number).")
            }
            let question = questions[number]
            mark(question.box, at: .question(question.proposal, answer: question.answer))
            return .done
        }

        private func record(_ index: Int, in explanation: LayoutExplanation) -> QuestionRecord {
            let question = explanation.recording.questions[index]
            let (asker, sentence) = explanation.reason(at: index)
            return QuestionRecord(
                box: numbers.number(of: question.box), label: question.box.label,
                asker: asker.map(numbers.number), reason: sentence,
                proposal: question.proposal.description, answer: question.answer,
                wasKnown: question.wasKnown)
        }
    }
#endif
