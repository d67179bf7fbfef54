#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// The answers to an inspector about one window.
    ///
    /// Looking changes nothing: the tree, the layout and the drawing are the same as without it.
    package final class Inspection {
        let window: ContentRuntime
        /// The root of the window, which is drawn while its pipeline is busy.
        let root: Node
        let numbers: BoxNumbers
        /// Draws the content of a window of a size in points, with its background; returns a PNG file.
        let draw: (DisplayList, CGSize, Color.Resolved) -> Data?
        /// Called with news: a picked box, a frame.
        let report: (InspectionReply) -> Void
        private var observation: UpdateObservation?
        private var isPicking = false
        private var marked: (box: Node, moment: BoxOverlay.Moment)?
        /// The layout that was recorded last, to be gone through question by question.
        var steps: LayoutRecording?
        /// The values that are tried; `nil` for none.
        var overrides: Overrides? {
            didSet { window.tree.overrides = overrides }
        }
        private let formerHandler: (InputEvent) -> Bool

        /// - Parameters:
        ///   - window: The window.
        ///   - other: An inspection of another window of the app, whose numbers this one shares.
        ///   - draw: Draws the content of a window of a size in points, with its background, into a PNG file;
        ///     returns `nil` if it cannot.
        ///   - report: Called with news.
        package init(
            of window: ContentRuntime, beside other: Inspection? = nil,
            draw: @escaping (DisplayList, CGSize, Color.Resolved) -> Data? = { _, _, _ in nil },
            report: @escaping (InspectionReply) -> Void
        ) {
            self.draw = draw
            (self.window, root) = (window, window.root)
            self.report = report
            numbers = other?.numbers ?? BoxNumbers()
            formerHandler = window.tree.appHandler
            window.tree.appHandler = { [weak self, formerHandler] event in
                self?.pick(by: event) == true || formerHandler(event)
            }
            window.pipeline.overlay = { [weak self] in self?.overlay(over: $0) ?? [] }
        }

        /// Ends it.
        package func end() {
            window.tree.appHandler = formerHandler
            window.pipeline.overlay = nil
            (observation, steps) = (nil, nil)
            restore()
            window.tree.setNeedsPaint()
        }

        /// Answers a request; `nil` if it is about a box of another window.
        package func answer(_ request: InspectionRequest) -> InspectionReply? {
            switch request {
            case .tree:
                numbers.clean()
                return .tree(windows: records(of: window.root))
            case .explain(let box):
                return node(box).map { node in
                    explanation(of: node).map(InspectionReply.explanation)
                        ?? .failed(reason: "This view has no box.")
                }
            case .environment(let box):
                return node(box).map { .environment(box: box, values: environment(of: $0)) }
            case .properties(let box):
                return node(box).map { .properties(box: box, values: $0.propertyRecords) }
            case .set(let box, let property, let value):
                return node(box).map { node in
                    node.setProperty(property, to: value)
                        ? .done : .failed(reason: "“\(value)” is no value of \(property).")
                }
            case .parameters(let box):
                return node(box).map { .parameters(box: box, values: parameters(of: $0)) }
            case .override(let box, let name, let value):
                return node(box).map { override(name, of: $0, by: value) }
            case .overrides: return .overrides(overrideRecords)
            case .restore:
                restore()
                return .done
            case .accessibility(let box):
                return node(box).map { .accessibility(box: box, elements: elements(of: $0)) }
            case .audit: return .audit(problems: problems)
            case .record(let box):
                return node(box).map { _ in
                    let recording = recordSteps()
                    return .recording(
                        count: recording.questions.count, omitted: recording.omitted)
                }
            case .steps(let box, let first, let count):
                return node(box).map { _ in .steps(stepRecords(from: first, count: count)) }
            case .nextStep(let box, let step):
                return node(box).map { .foundStep(number: nextStep(to: $0, after: step)) }
            case .step(let box, let number): return node(box).map { _ in markStep(number) }
            case .export(let box, let kind):
                return node(box).map { export($0, as: kind) }
            case .pick(let isOn):
                isPicking = isOn
                if !isOn { mark(nil) }
                return .done
            case .mark(let box):
                mark(box.flatMap(node))
                return .done
            case .watch(let isOn):
                observation = isOn ? UpdateObservation(of: self) : nil
                return .done
            }
        }

        /// The drawing of the window without marks; the window is painted as if it had not been asked for.
        var drawing: DisplayList {
            defer { window.tree.setNeedsPaint() }
            return PaintPass.run(on: root)
        }

        private func node(_ number: Int) -> Node? {
            guard let node = numbers.node(number), node.tree === window.tree else { return nil }
            return node
        }

        // MARK: Tree

        /// The view of a node with those inside; only those inside for a node that only the engine knows.
        func records(of node: Node, in source: WrittenTypes = WrittenTypes()) -> [BoxRecord] {
            let written = source.inside(node)
            let inside = node.inspectedChildren.flatMap { records(of: $0, in: written) }
            let isWindow = node.parent == nil
            guard let kind = isWindow ? .container : node.inspectedKind else { return inside }
            let frames = inside.map(\.frame)
            let frame =
                node.holder != nil || isWindow
                ? node.frameInWindow
                : frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
            return [
                BoxRecord(
                    id: numbers.number(of: node), label: node.label, kind: kind,
                    isOfApp: node.isOfApp, isWritten: source.contains(node), frame: frame,
                    isShown: !node.isHidden, inside: inside)
            ]
        }

        // MARK: Picking

        /// Follows the pointer while a box is chosen; true if the event is used up.
        private func pick(by event: InputEvent) -> Bool {
            guard isPicking else { return false }
            switch event {
            case .pointerMoved(let point):
                choose(at: point, isChosen: false)
            case .pointerDown(_, at: let point, clicks: _, modifiers: _, isTouch: _):
                isPicking = false
                choose(at: point, isChosen: true)
            case .key(let key) where key.key == .escape:
                isPicking = false
                mark(nil)
            case .pointerUp, .scroll: break
            default: return false
            }
            return true
        }

        private func choose(at point: CGPoint, isChosen: Bool) {
            let node = window.root.inspectedBox(at: point)
            mark(node)
            report(.picked(box: numbers.number(of: node), isChosen: isChosen))
        }

        /// Marks a box; none for `nil`.
        func mark(_ node: Node?, at moment: BoxOverlay.Moment = .placed) {
            let box = node?.inspectedBox
            if marked == nil, box == nil { return }
            marked = box.map { ($0, moment) }
            window.tree.setNeedsPaint()
        }

        private func overlay(over list: DisplayList) -> [DrawCommand] {
            guard let (box, moment) = marked, box.isAlive else { return [] }
            return BoxOverlay(box, moment, in: root, over: list).commands
        }
    }
#endif
