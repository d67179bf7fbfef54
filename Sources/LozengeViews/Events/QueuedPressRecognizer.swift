import Foundation
import LozengeCore

/// A recognizer that handles events when it is its turn to act: earlier events wait in a queue.
package class QueuedPressRecognizer: PressRecognizer {
    private var waiting: [PressEvent] = []
    /// True if the press was claimed; `nil` until it began.
    private var isTaken: Bool?

    /// Called when the button went down.
    ///
    /// - Returns: True to claim the press.
    func began(_ event: PressEvent, clicks: Int) -> Bool { false }
    func moved(_ event: PressEvent) {}
    func ended(_ event: PressEvent) {}
    /// Called at the deadline.
    func waited(_ event: PressEvent) {}
    /// Called when a claimed press is cancelled.
    func lost() {}

    override package var isFailed: Bool { isTaken == false }
    override package var isClaiming: Bool { isTaken == true }
    override package var isDone: Bool { isFailed || (isClaiming && waiting.isEmpty) }

    override package func handle(_ event: PressEvent) { waiting.append(event) }

    override package func act() {
        let events = waiting
        waiting = []
        for event in events {
            switch event.kind {
            case .down(let clicks):
                isTaken = began(event, clicks: clicks)
                guard isClaiming else { return }
            case .pinched:
                isTaken = isTaken ?? false
                return
            case .moved: moved(event)
            case .up: ended(event)
            case .waited: waited(event)
            }
        }
    }

    override package func cancel() { if isClaiming { lost() } }
}
