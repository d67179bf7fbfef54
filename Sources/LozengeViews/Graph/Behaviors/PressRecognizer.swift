import Foundation
import LozengeCore

/// An event of a press, for the recognizers that follow it.
package struct PressEvent {
    package enum Kind {
        /// The button went down; `clicks` counts the clicks in a row, from 1.
        case down(clicks: Int)
        case moved
        /// A pinch: the ratio of the distance between two fingers to the initial one, and their rotation.
        case pinched(by: Double, rotated: Angle)
        case up
        /// Time passed: the recognizer's ``PressRecognizer/deadline`` is reached.
        case waited
    }

    package var kind: Kind
    /// The pointer's position in the window, in points.
    package var location: CGPoint
    /// The time on the clock of the frames.
    package var time: Duration
    package var modifiers: KeyModifiers = []
    /// True for a finger, false for a pointer.
    package var isTouch = false

    /// True if the selection is extended to the pointer: Shift is held in a single click.
    var isExtendingSelection: Bool {
        if case .down(clicks: 1) = kind { modifiers.contains(.shift) } else { false }
    }
}

/// A member of the gesture arena: it follows a press and may claim it.
///
/// The first member that has not failed gets the press: the others wait for it, and are cancelled once
/// it has claimed the press.
package class PressRecognizer {
    init() {}

    /// True once the press cannot become this gesture any more.
    package var isFailed: Bool { false }
    /// True once this member has acted and claims the press.
    package var isClaiming: Bool { false }
    /// The deadline for the next `.waited` event; `nil` for none.
    package var deadline: Duration? { nil }
    /// True if the recognizer ignores all further events.
    package var isDone: Bool { isFailed }

    /// Recognizes an event, without acting on it.
    package func handle(_ event: PressEvent) {}

    /// Acts on the events so far: no member before this one can claim the press any more.
    package func act() {}

    /// Called when another member has claimed the press, or when it ends unclaimed.
    package func cancel() {}

    /// Continues with the values of the view's new recognizer, which has seen no event yet.
    package func adopt(_ fresh: PressRecognizer) {}
}

/// An entry of a view into the gesture arena of presses that begin inside it.
package enum PressOffer {
    package enum Priority {
        /// Before the views around.
        case normal
        /// Before the views around, but not in a control, whose label only shows something.
        case outsideOfControls
        /// Before the views inside.
        case high
        /// Simultaneous with all other members.
        case beside
    }

    case follow(PressRecognizer, Priority)
    /// Excludes the views inside from the arena.
    case keepFromInside
}
