import Foundation
import LozengeCore

/// The facts of a layout around one box, a line each: the answers of its children, its priority, the
/// alternatives, lengths that guides caused, and overflow.
///
/// A fact that a reader would expect has no line.
struct LayoutFacts {
    let recording: LayoutRecording
    /// The box of a view, inside of the box that gives it a name.
    let box: Node
    /// Returns the name that a test has given a box; `nil` for none.
    let name: (Node) -> String?

    /// More children than this are only counted, and more questions to one.
    private static let greatestCount = 12

    var lines: [String] {
        children + [priority].compactMap { $0 } + alternatives + guides + overflows
    }

    // MARK: Children

    private var children: [String] {
        let boxes = box.isChoice ? [] : box.innerBoxes
        var lines = boxes.prefix(Self.greatestCount).enumerated().map { number, child in
            "Child \(number + 1), \(title(child)): \(answers(of: child))"
        }
        if boxes.count > Self.greatestCount {
            lines.append("… and \(boxes.count - Self.greatestCount) more children.")
        }
        return lines
    }

    /// The answers of a child, each proposal once, and its position.
    private func answers(of child: Node) -> String {
        var parts: [String] = []
        for question in recording.questions where question.box === child {
            let part = "\(question.proposal) → \(size: question.answer)"
            if !parts.contains(part) { parts.append(part) }
        }
        if parts.count > Self.greatestCount {
            parts = parts.prefix(Self.greatestCount) + ["…"]
        }
        let place = child.frameInSuperbox.origin
        return parts.joined(separator: ", ")
            + "; at \(number: place.x), \(number: place.y)."
    }

    // MARK: Priority

    /// The priority of the view among its siblings, where any of them has one.
    private var priority: String? {
        guard let slot = box.slot, let container = slot.superbox else { return nil }
        let others = container.innerBoxes.filter { $0 !== slot }.map(\.layoutPriority)
        let known = slot.layoutPriority
        let line =
            "Layout priority in \(container.label): \(number: known); "
            + "of the others: \(others.map { "\(number: $0)" }.joined(separator: ", "))."
        // From the outside in: what is set further in does not count once a box has its own.
        var outer = slot
        while outer.innerBoxes.count == 1, let inner = outer.innerBox {
            let priority = inner.layoutPriority
            if priority != known, priority != 0 {
                return line
                    + " Inside of \(outer.label), where it does not count: \(number: priority)."
            }
            outer = inner
        }
        return others.contains { $0 != known } || known != 0 ? line : nil
    }

    // MARK: Alternatives

    /// The alternatives of the nearest `ViewThatFits`, and what became of each.
    private var alternatives: [String] {
        guard let choice = box.andSuperboxes.first(where: \.isChoice) else { return [] }
        let offer = choice.placedProposal
        let boxes = choice.innerBoxes
        return boxes.enumerated().map { number, candidate in
            let tried = recording.questions.last {
                $0.box === candidate && $0.reason == .candidate
            }
            return "Alternative \(number + 1), \(title(candidate)): "
                + outcome(
                    tried, offer, isShown: !candidate.isLeftOutOfContainer,
                    isLast: number == boxes.count - 1) + "."
        }
    }

    private func outcome(
        _ tried: LayoutRecording.Question?, _ offer: ProposedViewSize, isShown: Bool, isLast: Bool
    ) -> String {
        guard let tried else {
            guard isLast, isShown else { return "not tried" }
            return "shown, as the last one, in \(offer)"
        }
        let ideal = tried.answer
        // An axis on which it has to fit is left open in the question.
        let isTooWide = tried.proposal.width == nil && ideal.width > offer.width ?? .infinity
        let isTooHigh = tried.proposal.height == nil && ideal.height > offer.height ?? .infinity
        if isShown { return "shown, \(size: ideal) at its ideal size, in \(offer)" }
        let reasons = [
            isTooWide ? "\(number: ideal.width) wide where \(offer.width) is offered" : nil,
            isTooHigh ? "\(number: ideal.height) high where \(offer.height) is offered" : nil,
        ].compactMap { $0 }
        return reasons.isEmpty ? "not shown" : "refused, " + reasons.joined(separator: " and ")
    }

    // MARK: Guides

    /// The lengths across that no child takes, but all together where guides shift them.
    private var guides: [String] {
        let children = box.innerBoxes
        guard children.count > 1 else { return [] }
        return box.alignedAxes.compactMap { axis in
            let length = box.frameInSuperbox.size[axis]
            let frames = children.map { ($0, $0.frameInSuperbox) }
            guard
                let greatest = frames.map({ $0.1.size[axis] }).max(), length > greatest + 0.01,
                let first = frames.min(by: { $0.1.minimum(axis) < $1.1.minimum(axis) }),
                let last = frames.max(by: { $0.1.maximum(axis) < $1.1.maximum(axis) })
            else { return nil }
            return "\(axis == .horizontal ? "Width" : "Height") by guides: "
                + "\(number: length), where the \(axis == .horizontal ? "widest" : "highest") child "
                + "takes \(number: greatest); from \(title(first.0)) at "
                + "\(number: first.1.minimum(axis)) to \(title(last.0)), which ends at "
                + "\(number: last.1.maximum(axis))."
        }
    }

    // MARK: What sticks out

    /// The children that are larger than the box, and the first box around that this one is larger
    /// than.
    private var overflows: [String] {
        var lines: [String] = []
        if !box.isScrolling {
            lines = box.innerBoxes.flatMap { overflow(of: $0, in: box) }
        }
        for inner in box.andSuperboxes {
            guard let outer = inner.superbox, !outer.isScrolling else { break }
            let found = overflow(of: inner, in: outer)
            if !found.isEmpty { return lines + found }
        }
        return lines
    }

    private func overflow(of inner: Node, in outer: Node) -> [String] {
        guard !inner.isLeftOutOfContainer else { return [] }
        return [Axis.horizontal, .vertical].compactMap { axis in
            let frame = inner.frameInSuperbox
            let room = outer.frameInSuperbox.size[axis]
            guard frame.size[axis] > room + 0.01 else { return nil }
            return "Overflow: \(title(inner)) is \(number: frame.size[axis]) "
                + "\(axis == .horizontal ? "wide" : "high") in \(outer.label) of \(number: room); "
                + "\(number: 0 - frame.minimum(axis)) beyond the "
                + "\(axis == .horizontal ? "left" : "top"), "
                + "\(number: frame.maximum(axis) - room) beyond the "
                + "\(axis == .horizontal ? "right" : "bottom")."
        }
    }
}

extension LayoutFacts {
    /// The view in a box with the outermost modifier around it, and its name if it has one.
    private func title(_ box: Node) -> String {
        if let name = name(box) { return (box.innerBox.map(title) ?? box.label) + " “\(name)”" }
        var view = box
        while view.innerBoxes.count == 1, let inner = view.innerBox { view = inner }
        return view === box ? box.label : "\(view.label) in \(box.label)"
    }
}

extension Node {
    fileprivate var isChoice: Bool { label == "ViewThatFits" }
    fileprivate var isScrolling: Bool { label == "ScrollView" }

    /// The axes on which guides decide where children are.
    fileprivate var alignedAxes: [Axis] {
        switch label {
        case "HStack", "HStackLayout": [.vertical]
        case "VStack", "VStackLayout", "the content": [.horizontal]
        case "ZStack", "ZStackLayout": [.horizontal, .vertical]
        default: []
        }
    }

    /// This box and those around it, from the inside out.
    fileprivate var andSuperboxes: [Node] {
        Array(sequence(first: self) { $0.superbox })
    }

    /// The outermost box that is nothing but this one, directly in a container of several.
    fileprivate var slot: Node? {
        andSuperboxes.first { ($0.superbox?.innerBoxes.count ?? 0) > 1 }
    }
}

extension CGRect {
    fileprivate func minimum(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    fileprivate func maximum(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension DefaultStringInterpolation {
    fileprivate mutating func appendInterpolation(size: CGSize) {
        appendInterpolation(number: size.width)
        appendLiteral(" × ")
        appendInterpolation(number: size.height)
    }

    /// A length of a proposal.
    fileprivate mutating func appendInterpolation(_ length: CGFloat?) {
        if let length { appendInterpolation(number: length) } else { appendLiteral("nothing") }
    }
}
