#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// The steps in which a stack has divided its length, from the questions of a recording.
    struct StackSteps {
        private typealias Question = LayoutRecording.Question

        private let stack: Node
        private let axis: Axis
        /// The questions of the stack to the views inside, in their order.
        private let questions: [Question]
        /// Those of them that led to the size with which the stack was placed.
        private let shares: ArraySlice<Question>

        /// `nil` for a box that is no stack, that has nothing to share, or that is not shown.
        init?(of stack: Node, in recording: LayoutRecording) {
            var questions: [Question] = []
            var start = 0
            var shares: Range<Int>?
            for question in recording.questions {
                if question.box.superbox === stack { questions.append(question) }
                guard question.box === stack else { continue }
                if !question.wasKnown, shares == nil || question.proposal == stack.placedProposal {
                    shares = start..<questions.count
                }
                start = questions.count
            }
            // A size that was known is found again when the stack is placed.
            if questions[start...].contains(where: { $0.sharedAxis != nil }) {
                shares = start..<questions.count
            }
            guard let shares, !stack.isHidden, stack.innerBoxes.count > 1,
                let axis = questions[shares].lazy.compactMap(\.sharedAxis).first
            else { return nil }
            (self.stack, self.axis, self.questions) = (stack, axis, questions)
            self.shares = questions[shares]
        }

        func record(_ numbers: BoxNumbers) -> StackRecord {
            let turns = shares.filter { $0.sharedAxis != nil }.map(\.box)
            let isMirrored = axis == .horizontal && stack.isRightToLeft
            var last: CGRect?
            let rows = stack.innerBoxes.map { box in
                let frame = box.frameInSuperbox
                let share = shares.last { $0.box === box && $0.sharedAxis != nil }
                let (before, after) = isMirrored ? (frame, last) : (last, frame)
                defer { last = frame }
                var (left, sharers): (CGFloat?, Int?)
                if case .share(_, let length, let count, _)? = share?.reason {
                    (left, sharers) = (length, count)
                }
                return StackRecord.Row(
                    view: numbers.name(of: box), priority: box.layoutPriority,
                    least: answer(of: box, to: .least(axis)),
                    greatest: answer(of: box, to: .greatest(axis)),
                    turn: turns.firstIndex { $0 === box }.map { $0 + 1 },
                    left: left, sharers: sharers, offered: share?.proposal.length(along: axis),
                    taken: share?.answer[axis] ?? frame.size[axis],
                    distance: distance(from: before, to: after))
            }
            return StackRecord(
                isHorizontal: axis == .horizontal,
                offered: stack.placedProposal.length(along: axis),
                taken: stack.frameInSuperbox.size[axis], rows: rows)
        }

        /// Returns the distance between two frames; 0 where there is only one.
        private func distance(from before: CGRect?, to after: CGRect?) -> CGFloat {
            guard let before, let after else { return 0 }
            return axis == .horizontal ? after.minX - before.maxX : after.minY - before.maxY
        }

        private func answer(of box: Node, to reason: LayoutReason) -> CGFloat? {
            questions[..<shares.endIndex].last { $0.box === box && $0.reason == reason }?
                .answer[axis]
        }
    }

    extension LayoutRecording.Question {
        /// The axis along which a stack gave the view its share; `nil` for another question.
        fileprivate var sharedAxis: Axis? {
            switch reason {
            case .share(let axis, _, _, _), .unshared(let axis): axis
            default: nil
            }
        }
    }

    extension ProposedViewSize {
        fileprivate func length(along axis: Axis) -> CGFloat? {
            axis == .horizontal ? width : height
        }
    }
#endif
