import Foundation
import LozengeCore

/// The reasons for the size of a view, in words.
package struct LayoutExplanation {
    let recording: LayoutRecording
    /// The box of the view.
    let box: Node
    /// The view without the box that gives it a name, if it has one.
    let content: Node
    /// Returns the name that a test has given a box; `nil` for none.
    let name: (Node) -> String?

    package init(
        of box: Node, content: Node? = nil, in recording: LayoutRecording,
        name: @escaping (Node) -> String? = { _ in nil }
    ) {
        (self.recording, self.box, self.content) = (recording, box, content ?? box)
        self.name = name
    }

    /// The number of proposals in an explanation; further ones are only counted.
    private static let greatestCount = 100

    /// The questions to the box, in their order.
    var answers: [Int] {
        recording.questions.indices.filter { recording.questions[$0].box === box }
    }

    /// The explanation, a line for each question and each fact.
    package var text: String {
        let answers = answers
        let subject = name(box).map { "“\($0)”" } ?? "This"
        var lines = ["\(subject) is \(content.label) in \(surroundings).", whereabouts]
        for (number, index) in answers.prefix(Self.greatestCount).enumerated() {
            let question = recording.questions[index]
            lines.append(
                "\(number + 1). \(reason(at: index).sentence): \(question.proposal) → "
                    + "\(number: question.answer.width) × \(number: question.answer.height)"
                    + (question.wasKnown ? " (known)" : ""))
        }
        if answers.count > Self.greatestCount {
            lines.append("… and \(answers.count - Self.greatestCount) more questions.")
        }
        if answers.isEmpty { lines.append("Nobody asked it anything.") }
        lines += facts
        return lines.joined(separator: "\n")
    }

    /// The facts around the box, a sentence each.
    var facts: [String] { LayoutFacts(recording: recording, box: content, name: name).lines }

    /// The asking box and its reason; a box that passes a proposal on has none.
    func reason(at index: Int) -> (asker: Node?, sentence: String) {
        let question = recording.questions[index]
        let asker = question.box.superbox
        if question.reason == .asked, let asker {
            let outer = recording.questions[index...].firstIndex {
                $0.box === asker && $0.proposal == question.proposal
            }
            if let outer { return reason(at: outer) }
        }
        return (asker, question.reason.sentence(asker?.label ?? "the window"))
    }

    /// A sentence about the frame.
    var whereabouts: String {
        if box.isHidden { return "It is not shown." }
        let place = box.frameInWindow
        return "It is at \(number: place.minX), \(number: place.minY) and takes "
            + "\(number: place.width) × \(number: place.height), having been offered "
            + "\(box.placedProposal)."
    }

    /// The boxes around, from the inside out.
    private var surroundings: String {
        var labels: [String] = []
        var outer = box.superbox
        while let current = outer {
            labels.append(current.label)
            outer = current.superbox
        }
        return labels.joined(separator: " in ")
    }
}
