import Foundation
import LozengeCore
import LozengeViews

/// The reasons for the size of a view, in words.
struct Explanation: CustomStringConvertible {
    let tag: String
    let recording: LayoutRecording
    /// The tagged box.
    let box: Node

    /// The number of proposals in an explanation; further ones are only counted.
    private static let greatestCount = 100

    var description: String {
        let answers = recording.questions.indices.filter { recording.questions[$0].box === box }
        var lines = ["“\(tag)” is \(content.label) in \(surroundings).", whereabouts]
        for (number, index) in answers.prefix(Self.greatestCount).enumerated() {
            let question = recording.questions[index]
            lines.append(
                "\(number + 1). \(reason(at: index)): \(question.proposal) → "
                    + "\(number: question.answer.width) × \(number: question.answer.height)"
                    + (question.wasKnown ? " (known)" : ""))
        }
        if answers.count > Self.greatestCount {
            lines.append("… and \(answers.count - Self.greatestCount) more questions.")
        }
        if answers.isEmpty { lines.append("Nobody asked it anything.") }
        lines += LayoutFacts(recording: recording, box: content).lines
        return lines.joined(separator: "\n")
    }

    /// The asking box and its reason; a box that passes a proposal on has none.
    private func reason(at index: Int) -> String {
        let question = recording.questions[index]
        let asker = question.box.superbox
        if question.reason == .asked, let asker {
            let outer = recording.questions[index...].firstIndex {
                $0.box === asker && $0.proposal == question.proposal
            }
            if let outer { return reason(at: outer) }
        }
        return question.reason.sentence(asker?.label ?? "the window")
    }

    private var whereabouts: String {
        if box.isHidden { return "It is not shown." }
        let place = box.frameInWindow
        return "It is at \(number: place.minX), \(number: place.minY) and takes "
            + "\(number: place.width) × \(number: place.height), having been offered "
            + "\(box.placedProposal)."
    }

    /// The tagged view.
    private var content: Node { box.innerBox ?? box }

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

extension FramePipeline {
    /// The box of the view tagged `name`; not of one that is left out, unless asked for those too.
    func box(tagged name: String, evenLeftOut isEven: Bool = false) -> PrimitiveNode<Tag>? {
        var found: PrimitiveNode<Tag>?
        root.forEachBox(evenLeftOut: isEven) { node in
            if found == nil, let tag = node as? PrimitiveNode<Tag>, tag.content.name == name {
                found = tag
            }
        }
        return found
    }
}

extension FramePipeline {
    /// Why the view tagged `name` is as it is in the layout that `record` does again.
    mutating func explain(
        _ name: String, _ record: (inout FramePipeline) -> LayoutRecording
    ) -> String {
        guard let box = box(tagged: name) ?? box(tagged: name, evenLeftOut: true) else {
            return "Nothing is tagged “\(name)”."
        }
        return Explanation(tag: name, recording: record(&self), box: box).description
    }
}
