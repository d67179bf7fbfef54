import Foundation
import Observation

/// The observable objects that one reader has read.
///
/// Observation reports one change of the values that a reading tracked, and keeps tracking them until
/// then: a reading that is repeated for another reason would leave the old one behind. So every reading
/// tracks a mark of the reader as well, which changes before the next reading.
final class ObservedReads: Dependency {
    private unowned let reader: StateReader
    fileprivate let mark = ObservationMark()
    /// The number of the reading; changes that an earlier one reports are ignored.
    private var reading = 0

    fileprivate init(_ reader: StateReader) { self.reader = reader }

    override func forget(_ reader: StateReader) {
        reading += 1
        mark.change()
    }

    /// The function to call when a value that was just read changes, on any thread.
    fileprivate func observer() -> @Sendable () -> Void {
        let reading = reading
        return { [weak self] in
            onMainThread { self?.changed(since: reading) }
        }
    }

    private func changed(since reading: Int) {
        guard reading == self.reading else { return }
        PendingChanges.observedChangeFollows()
        UpdateCauses.note(.observed, for: reader)
        reader.setNeedsUpdate()
    }
}

/// A value that is tracked only so that it can change.
private nonisolated final class ObservationMark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() { registrar.access(self, keyPath: \.value) }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension StateReader {
    /// The kinds of readers that have read an observable object: only they need a mark.
    private static var observing: Set<ObjectIdentifier> = []

    /// Calls `body`; the present reader is updated when an observable value changes that `body` reads.
    static func observed<Result>(_ body: () -> Result) -> Result {
        guard let reader = current else { return body() }
        if reader.observedReads == nil, observing.contains(ObjectIdentifier(type(of: reader))) {
            reader.startObserving()
        }
        let mark = reader.observedReads?.mark
        return withObservationTracking(
            {
                mark?.read()
                return body()
            }, onChange: reader.startObserving().observer())
    }

    @discardableResult
    private final func startObserving() -> ObservedReads {
        if let observedReads { return observedReads }
        StateReader.observing.insert(ObjectIdentifier(type(of: self)))
        let made = ObservedReads(self)
        observedReads = made
        return made
    }
}
