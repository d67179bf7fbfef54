#if DEBUG || INSPECT
    import Foundation

    /// The observation of the bodies that are evaluated, frame by frame.
    final class UpdateObservation {
        private unowned let inspection: Inspection
        private var bodies: [FrameRecord.Body] = []
        private var passes: [FrameRecord.Pass] = []
        private var last = ContinuousClock.now
        private var number = 0

        init(of inspection: Inspection) {
            self.inspection = inspection
            // Causes are only noted for views that have asked once.
            inspection.window.root.forEachInside { UpdateCauses.note(of: $0) }
            inspection.window.tree.bodyObserver = { [unowned self] node in
                bodies.append(
                    FrameRecord.Body(
                        box: inspection.numbers.number(of: node), label: node.label,
                        isOfApp: node.isOfApp, causes: node.updateReasons))
            }
            inspection.window.pipeline.passObserver = { [unowned self] in passEnds($0) }
        }

        private func passEnds(_ pass: FramePass?) {
            let now = ContinuousClock.now
            defer { last = now }
            guard let pass else { return passes = [] }
            passes.append(
                FrameRecord.Pass(
                    name: pass.rawValue, milliseconds: last.duration(to: now) / .milliseconds(1)))
            if pass == .paint { frameEnds() }
        }

        private func frameEnds() {
            guard !bodies.isEmpty else { return }
            number += 1
            let record = FrameRecord(number: number, bodies: bodies, passes: passes)
            bodies = []
            inspection.report(.frame(record))
        }

        isolated deinit {
            inspection.window.tree.bodyObserver = nil
            inspection.window.pipeline.passObserver = nil
        }
    }

    extension Node {
        /// Calls `body` with this node and all inside.
        fileprivate final func forEachInside(_ body: @MainActor (Node) -> Void) {
            body(self)
            for child in inspectedChildren { child.forEachInside(body) }
        }
    }
#endif
