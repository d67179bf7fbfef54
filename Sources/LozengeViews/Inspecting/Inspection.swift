#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// The answers to an inspector about one window.
    ///
    /// Looking changes nothing: the tree, the layout and the drawing are the same as without it.
    package final class Inspection {
        let window: ContentRuntime
        let numbers: BoxNumbers
        /// Called with news: a picked box, a frame.
        let report: (InspectionReply) -> Void
        private var observation: UpdateObservation?
        private var isPicking = false
        private var marked: Node?
        private let formerHandler: (InputEvent) -> Bool

        /// - Parameters:
        ///   - window: The window.
        ///   - other: An inspection of another window of the app, whose numbers this one shares.
        ///   - report: Called with news.
        package init(
            of window: ContentRuntime, beside other: Inspection? = nil,
            report: @escaping (InspectionReply) -> Void
        ) {
            self.window = window
            self.report = report
            numbers = other?.numbers ?? BoxNumbers()
            formerHandler = window.tree.appHandler
            window.tree.appHandler = { [weak self, formerHandler] event in
                self?.pick(by: event) == true || formerHandler(event)
            }
            window.pipeline.overlay = { [weak self] in self?.overlay ?? [] }
        }

        /// Ends it.
        package func end() {
            window.tree.appHandler = formerHandler
            window.pipeline.overlay = nil
            observation = nil
            window.tree.setNeedsPaint()
        }

        /// Answers a request; `nil` if it is about a box of another window.
        package func answer(_ request: InspectionRequest) -> InspectionReply? {
            switch request {
            case .tree: return .tree(windows: records(of: window.root))
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

        private func node(_ number: Int) -> Node? {
            guard let node = numbers.node(number), node.tree === window.tree else { return nil }
            return node
        }

        // MARK: Tree

        /// The view of a node with those inside; only those inside for a node that only the engine knows.
        private func records(of node: Node) -> [BoxRecord] {
            let inside = node.inspectedChildren.flatMap(records)
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
                    isOfApp: node.isOfApp, frame: frame, isShown: !node.isHidden, inside: inside)
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

        private func mark(_ node: Node?) {
            guard marked !== node else { return }
            marked = node
            window.tree.setNeedsPaint()
        }

        private var overlay: [DrawCommand] {
            guard let node = marked, node.isAlive, let box = node.inspectedBox else { return [] }
            return BoxOverlay(box).commands
        }
    }
#endif
