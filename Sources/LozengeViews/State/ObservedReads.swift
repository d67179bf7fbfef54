import Foundation
import Observation

/// What one node reads of observable objects.
///
/// Observation tells once that something of what was read changes, and goes on waiting until then: of
/// what is read again for another reason it would wait for the old reading as well. So each reading
/// has a mark of the node's own in it, which changes before the next.
final class ObservedReads: Dependency {
    private unowned(unsafe) let node: Node
    fileprivate let mark = ObservationMark()
    /// How often the node was about to read again: what earlier readings wait for does not count.
    private var reading = 0

    fileprivate init(_ node: Node) { self.node = node }

    override func forget(_ reader: Node) {
        reading += 1
        mark.change()
    }

    /// What is called when something that was just read changes, on whatever thread.
    fileprivate func observer() -> @Sendable () -> Void {
        let reading = reading
        return { [weak self] in
            onMainThread { self?.changed(since: reading) }
        }
    }

    private func changed(since reading: Int) {
        guard reading == self.reading else { return }
        UpdateCauses.note(.observed, for: node)
        node.setNeedsUpdate()
    }
}

/// Something that is read only so that it can change.
private nonisolated final class ObservationMark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() { registrar.access(self, keyPath: \.value) }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension Node {
    /// The kinds of nodes that have read an observable object: only they need a mark.
    private static var observing: Set<ObjectIdentifier> = []

    /// Evaluates what an app wrote; the node being updated is updated again when anything changes that
    /// it reads of an observable object.
    static func observed<Result>(_ body: () -> Result) -> Result {
        guard let node = updating else { return body() }
        if node.observedReads == nil, observing.contains(ObjectIdentifier(type(of: node))) {
            node.startObserving()
        }
        let mark = node.observedReads?.mark
        return withObservationTracking(
            {
                mark?.read()
                return body()
            }, onChange: node.startObserving().observer())
    }

    @discardableResult
    private final func startObserving() -> ObservedReads {
        if let observedReads { return observedReads }
        Node.observing.insert(ObjectIdentifier(type(of: self)))
        let made = ObservedReads(self)
        observedReads = made
        return made
    }
}
