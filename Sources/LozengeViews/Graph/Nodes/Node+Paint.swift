import Foundation
import LozengeCore

extension Node {
    /// The exceptions in how a box is shown.
    struct ShownExceptions: OptionSet {
        var rawValue: UInt8 = 0

        static let hiddenAlternative = ShownExceptions(rawValue: 1)
        static let moving = ShownExceptions(rawValue: 2)
        static let leaving = ShownExceptions(rawValue: 4)
        static let departures = ShownExceptions(rawValue: 8)
        static let raised = ShownExceptions(rawValue: 16)
        static let raisedBoxes = ShownExceptions(rawValue: 32)
        /// Boxes that get no events.
        static let untouchable: ShownExceptions = [.hiddenAlternative, .leaving]
    }

    /// True if this box is a hidden alternative: the container shows another one.
    final var isHiddenAlternative: Bool {
        get { exceptions.contains(.hiddenAlternative) }
        set { exceptions.set(.hiddenAlternative, newValue) }
    }

    /// True if the frame is animated: the box is shown elsewhere than the layout placed it.
    final var isMoving: Bool {
        get { exceptions.contains(.moving) }
        set { exceptions.set(.moving, newValue) }
    }

    /// True if this box belongs to a view that was removed, and is shown until its transition is over.
    ///
    /// Its container does not lay it out: it keeps its place.
    final var isLeaving: Bool {
        get { exceptions.contains(.leaving) }
        set { exceptions.set(.leaving, newValue) }
    }

    /// True if boxes that leave are shown in this one.
    final var hasDepartures: Bool {
        get { exceptions.contains(.departures) }
        set { exceptions.set(.departures, newValue) }
    }

    /// True if this box is in front of the others in its container, whatever their order is.
    final var isRaised: Bool {
        get { exceptions.contains(.raised) }
        set { exceptions.set(.raised, newValue) }
    }

    /// True if boxes inside are in front of the others.
    final var hasRaisedBoxes: Bool {
        get { exceptions.contains(.raisedBoxes) }
        set { exceptions.set(.raisedBoxes, newValue) }
    }

    /// True if this box caches its drawing: always if it has several boxes inside.
    final var keepsFragment: Bool { (boxes.count > 1 && role == .container) || keepsDrawing }

    /// Calls `body`; this box is painted again when a value changes that `body` reads.
    final func whilePainting(_ body: () -> Void) {
        observedReads?.forget(self)
        whileReading { Node.observed(body) }
    }

    /// Marks this box and all boxes around it for painting; its elements may be others.
    final func setNeedsPaint() {
        tree.semanticIndex?.mark(self)
        setNeedsRepaint()
    }

    /// Marks this box and all boxes around it for painting, though its elements stay as they are.
    ///
    /// Elements do not depend on the time, and on the layout only by their frames.
    final func setNeedsRepaint() {
        isStaleItself = true
        setNeedsPaintInside()
    }

    /// Marks this box and all boxes around it for painting, because boxes inside changed that are stale
    /// themselves or shown elsewhere.
    final func setNeedsPaintInside() {
        var box: Node? = self
        while let current = box, !current.needsPaint {
            current.needsPaint = true
            current.cachedHitBounds = .unknown
            box = current.superbox
        }
        tree.setNeedsPaint()
    }
}

extension Node.ShownExceptions {
    fileprivate mutating func set(_ exception: Self, _ isSet: Bool) {
        if isSet { insert(exception) } else { remove(exception) }
    }
}
