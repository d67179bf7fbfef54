import Foundation
import LozengeCore

/// A view that something can be dragged from.
@MainActor @preconcurrency
package protocol DragSource {
    /// The contents of a drag, asked for when it begins; `nil` for none.
    var contents: DataOffer? { get }

    /// The picture of it; `nil` for the view itself.
    var preview: AnyView? { get }
}

/// A layout-neutral modifier whose content can be dragged.
nonisolated package struct DragSourceEffect<Source: DragSource, Content: View> {
    private let source: Source
    private let content: Content

    /// - Parameters:
    ///   - source: Has what is dragged.
    ///   - content: The view, which is drawn where the pointer is.
    package init(_ source: Source, content: Content) {
        self.source = source
        self.content = content
    }
}

extension DragSourceEffect: PrimitiveModifier {
    package static var affectsLayout: Bool { false }

    package func resolve(_ context: UpdateContext<Self>) {}

    package func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        guard context.read(\.isEnabled) else { return [] }
        let begin: (CGPoint) -> Bool = { self.begin(at: $0, context) }
        return [.follow(DragPress(context.tree[DragSession.self], begin), .high)]
    }

    /// Begins a drag.
    ///
    /// - Returns: False if there is nothing to drag.
    private func begin(at start: CGPoint, _ context: EventContext<Self>) -> Bool {
        guard let contents = source.contents else { return false }
        context.tree[DragSession.self].begin(
            contents, picture: source.preview, of: AnyView(content), from: context.node,
            at: context.frameInWindow, pressed: start)
        return true
    }
}

/// A press that becomes a drag once the pointer has moved, or a finger has rested.
private final class DragPress: PressRecognizer {
    private enum State { case waiting, ready, dragging, dropped, failed }

    private let session: DragSession
    /// Begins the drag; false if there is nothing to drag.
    private let begin: (CGPoint) -> Bool
    private var state = State.waiting
    private var start = CGPoint.zero
    private var pointer = CGPoint.zero
    /// The time at which a finger has rested long enough; `nil` for a pointer.
    private var holdEnd: Duration?

    init(_ session: DragSession, _ begin: @escaping (CGPoint) -> Bool) {
        self.session = session
        self.begin = begin
    }

    /// The distance in points after which a press is a drag, and the time for which a finger rests.
    ///
    /// Source: `docs/dragging.md`, DND-1.
    private static let (slack, hold) = (CGFloat(4), Duration.milliseconds(500))

    override var isFailed: Bool { state == .failed }
    override var isClaiming: Bool { state == .dragging || state == .dropped }
    override var isDone: Bool { state == .failed || state == .dropped }
    override var deadline: Duration? { state == .waiting ? holdEnd : nil }

    override func handle(_ event: PressEvent) {
        pointer = event.location
        switch event.kind {
        case .down:
            start = event.location
            if event.isTouch { holdEnd = event.time + Self.hold }
        case .pinched: if state == .waiting { state = .failed }
        case .waited: if state == .waiting, holdEnd != nil { state = .ready }
        case .moved:
            guard state == .waiting, start.distance(to: pointer) >= Self.slack else { return }
            // A finger that moves at once scrolls.
            state = holdEnd == nil ? .ready : .failed
        case .up: state = state == .dragging ? .dropped : .failed
        }
    }

    override func act() {
        if state == .ready { state = begin(start) ? .dragging : .failed }
        guard session.isActive else { return }
        if state == .dragging { session.move(to: pointer) }
        if state == .dropped { session.drop(at: pointer) }
    }

    override func cancel() { if isClaiming { session.cancel() } }
}
