#if DEBUG || INSPECT
    import Foundation

    /// The observation of the bodies that are evaluated, frame by frame.
    final class UpdateObservation {
        private unowned let inspection: Inspection
        private var bodies: [FrameRecord.Body] = []
        private var number = 0

        init(of inspection: Inspection) {
            self.inspection = inspection
            // Causes are only noted for views that have asked once.
            inspection.window.root.forEachInside { _ = $0.updateCauseNames }
            inspection.window.tree.bodyObserver = { [unowned self] node in
                bodies.append(
                    FrameRecord.Body(
                        box: inspection.numbers.number(of: node), label: node.label,
                        causes: node.updateCauseNames))
            }
            inspection.window.pipeline.frameObserver = { [unowned self] in frameEnds($0) }
        }

        private func frameEnds(_ time: Duration) {
            guard !bodies.isEmpty else { return }
            number += 1
            let record = FrameRecord(
                number: number, bodies: bodies, milliseconds: time / .milliseconds(1))
            bodies = []
            inspection.report(.frame(record))
        }

        isolated deinit {
            inspection.window.tree.bodyObserver = nil
            inspection.window.pipeline.frameObserver = nil
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
