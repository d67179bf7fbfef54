#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// The marks of a box over a window: its frame, the space that modifiers add around it, the distances from its
    /// neighbours, the line that it is aligned on, and what it was offered.
    struct BoxOverlay {
        /// The moment of a layout that is shown.
        enum Moment {
            /// The end: the box is where it is seen.
            case placed
            /// A question.
            case question(ProposedViewSize, answer: CGSize)
        }

        private let box: Node
        private let moment: Moment
        private let root: Node
        /// The drawing of the window.
        private let list: DisplayList
        /// The size of the window, in points.
        private let window: CGSize

        init(_ box: Node, _ moment: Moment, in root: Node, over list: DisplayList) {
            (self.box, self.moment, self.root, self.list) = (box, moment, root, list)
            window = root.bounds.size
        }

        private static let blue = Color.Resolved(red: 0.1, green: 0.4, blue: 0.9)
        private static let orange = Color.Resolved(red: 0.8, green: 0.38, blue: 0)
        private static let green = Color.Resolved(red: 0.2, green: 0.6, blue: 0.2)
        private static let violet = Color.Resolved(red: 0.6, green: 0.2, blue: 0.7)

        private var frame: CGRect {
            let frame = box.frameInWindow
            return switch moment {
            case .placed: frame
            case .question(_, let answer): CGRect(origin: frame.origin, size: answer)
            }
        }

        private var proposal: ProposedViewSize {
            switch moment {
            case .placed: box.placedProposal
            case .question(let proposal, _): proposal
            }
        }

        var commands: [DrawCommand] {
            let outer = box.superbox.flatMap { $0.parent == nil ? nil : $0.frameInWindow }
            let around: [DrawCommand] =
                outer.map {
                    [.border($0, width: 1, .color(Self.blue.faded(to: 0.45)))]
                } ?? []
            return around + insets + distances + [
                .fill(.rectangle(frame), .color(Self.blue.faded(to: 0.25))),
                .border(frame, width: 1, .color(Self.blue)),
            ] + line + offer + label
        }

        // MARK: Around

        /// The space between the box and the modifiers that are directly around it.
        private var insets: [DrawCommand] {
            var commands: [DrawCommand] = []
            var inner = box
            while let outer = inner.superbox, outer.role == .modifier, outer.innerBoxes.count == 1 {
                commands += Self.bands(of: outer.frameInWindow, around: inner.frameInWindow).map {
                    .fill(.rectangle($0), .color(Self.green.faded(to: 0.3)))
                }
                inner = outer
            }
            return commands
        }

        /// Returns the parts of a rectangle above, below, before and after one in it.
        private static func bands(of outer: CGRect, around inner: CGRect) -> [CGRect] {
            guard outer.contains(inner) else { return [] }
            return [
                CGRect(
                    x: outer.minX, y: outer.minY, width: outer.width,
                    height: inner.minY - outer.minY),
                CGRect(
                    x: outer.minX, y: inner.maxY, width: outer.width,
                    height: outer.maxY - inner.maxY),
                CGRect(
                    x: outer.minX, y: inner.minY, width: inner.minX - outer.minX,
                    height: inner.height),
                CGRect(
                    x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX,
                    height: inner.height),
            ].filter { $0.width > 0 && $0.height > 0 }
        }

        /// The outermost box that is nothing but this one, in its stack; `nil` outside of stacks.
        private var slot: (box: Node, stack: Node, layout: StackLayout)? {
            var slot = box
            while let outer = slot.superbox, outer.shownBoxes.count == 1 { slot = outer }
            guard let stack = slot.superbox, let box = stack.holder?.primitive as? StackBox
            else { return nil }
            return (slot, stack, box.layout)
        }

        /// The distances from the views before and after, each with its number.
        private var distances: [DrawCommand] {
            guard let (slot, stack, layout) = slot,
                let index = stack.innerBoxes.firstIndex(where: { $0 === slot })
            else { return [] }
            let (boxes, axis) = (stack.innerBoxes, layout.axis)
            let pairs = [index - 1, index].filter { boxes.indices.contains($0) }
                .filter { boxes.indices.contains($0 + 1) }
            return pairs.flatMap { first -> [DrawCommand] in
                let (before, after) = (
                    boxes[first].frameInWindow, boxes[first + 1].frameInWindow
                )
                let union = before.union(after)
                let gap =
                    axis == .horizontal
                    ? CGRect(
                        x: min(before.maxX, after.maxX), y: union.minY,
                        width: union.width - before.width - after.width, height: union.height)
                    : CGRect(
                        x: union.minX, y: min(before.maxY, after.maxY), width: union.width,
                        height: union.height - before.height - after.height)
                guard gap.width > 0, gap.height > 0 else { return [] }
                let length = axis == .horizontal ? gap.width : gap.height
                let number = label(["\(number: length)"], Self.violet)
                let middle = CGPoint(
                    x: gap.midX - number.size.width / 2, y: gap.midY - number.size.height / 2)
                return [.fill(.rectangle(gap), .color(Self.violet.faded(to: 0.25)))]
                    + number.commands(at: middle, in: window)
            }
        }

        /// The line on which a stack has aligned the box with its neighbours.
        private var line: [DrawCommand] {
            guard let (slot, stack, layout) = slot else { return [] }
            let (place, frame) = (slot.frameInWindow, stack.frameInWindow)
            let guide = LayoutSubview(slot).dimensions(
                slot.frameInSuperbox.size, in: slot.placedProposal)[layout.alignment]
            let rect =
                layout.axis == .horizontal
                ? CGRect(x: frame.minX, y: place.minY + guide, width: frame.width, height: 0)
                : CGRect(
                    x: stack.isRightToLeft ? place.maxX - guide : place.minX + guide, y: frame.minY,
                    width: 0, height: frame.height)
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            let stroke = StrokeStyle(lineWidth: 1, dash: [1, 2])
            return [.fill(DrawShape(path, stroke: stroke), .color(Self.violet))]
        }

        // MARK: The offer

        /// A dashed frame of the length that was offered; of the box's own where it was left open.
        private var offer: [DrawCommand] {
            func length(_ length: CGFloat?, _ own: CGFloat, _ room: CGFloat) -> CGFloat {
                guard let length else { return own }
                return length.isFinite ? length : room
            }
            let offered = CGRect(
                origin: frame.origin,
                size: CGSize(
                    width: length(proposal.width, frame.width, window.width - frame.minX),
                    height: length(proposal.height, frame.height, window.height - frame.minY)))
            guard offered.size != frame.size else { return [] }
            let stroke = StrokeStyle(lineWidth: 1, dash: [4, 3])
            return [.fill(DrawShape(Path(offered), stroke: stroke), .color(Self.orange))]
        }

        // MARK: Words

        /// The name of the box, its size, and what it was offered.
        private var label: [DrawCommand] {
            let size = "\(number: frame.width) × \(number: frame.height)"
            let label = label([box.label, "\(proposal) → \(size)"] + text, Self.blue)
            let below = CGPoint(x: frame.minX, y: frame.maxY + 4)
            let isRoomBelow = below.y + label.size.height <= window.height
            let above = CGPoint(x: frame.minX, y: frame.minY - 4 - label.size.height)
            return label.commands(at: isRoomBelow ? below : above, in: window)
        }

        /// The font size and the contrast of a text.
        private var text: [String] {
            guard let text = paintedText else { return [] }
            let contrast = (text.contrast * 10).rounded() / 10
            return ["\(number: text.size) pt, contrast \(contrast) : 1"]
        }

        /// The text of the box as it is drawn; `nil` for another box.
        private var paintedText: PaintedText? {
            guard box.boxes.isEmpty else { return nil }
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let background = Color.windowBackground.resolve(in: root.environment.colorPalette)
            return PaintedText.all(in: list, over: background)
                .first {
                    $0.frame.contains(middle) && frame.insetBy(dx: -1, dy: -1).contains($0.frame)
                }
        }

        private func label(_ lines: [String], _ color: Color.Resolved) -> OverlayLabel {
            OverlayLabel(lines, color, in: root)
        }
    }

    extension Node {
        /// The boxes inside without alternatives that are left out.
        fileprivate final var shownBoxes: [Node] { innerBoxes.filter { !$0.isLeftOutOfContainer } }
    }
#endif
