import Combine
import Foundation
import Testing

@Suite("Publishers and time")
struct TimingTests {
    private func wait(
        _ what: Comment, until condition: () -> Bool
    ) {
        let deadline = Date(timeIntervalSinceNow: 60)
        while !condition(), Date() < deadline {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(condition(), what)
    }

    private final class Values: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [String] = []
        var all: [String] { lock.withLock { list } }
        func add(_ value: String) { lock.withLock { list.append(value) } }
    }

    @Test("A timer sends while it has subscribers")
    func timer() {
        let values = Values()
        let timer = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect()
        var subscription: AnyCancellable? = timer.sink { _ in values.add("tick") }
        wait("three ticks") { values.all.count >= 3 }
        #expect(subscription != nil)
        subscription = nil
        let count = values.all.count
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
        #expect(values.all.count == count)
        // By hand, as programs that stop one do.
        let connection = timer.upstream.connect()
        let second = timer.upstream.sink { _ in values.add("again") }
        wait("ticks after connect()") { values.all.last == "again" }
        connection.cancel()
        second.cancel()
    }

    @Test("Another connection to a timer is the same one: cancelling it stops the timer")
    func stoppedTimer() {
        let values = Values()
        let timer = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect()
        let subscription = timer.sink { _ in values.add("tick") }
        wait("a tick") { !values.all.isEmpty }
        timer.upstream.connect().cancel()
        let count = values.all.count
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
        #expect(values.all.count == count)
        subscription.cancel()
    }

    @Test("Values arrive on the queue that is named, in their order")
    func queues() {
        let values = Values()
        let queue = DispatchQueue(label: "test")
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: queue).sink { _ in
            values.add("end")
        } receiveValue: {
            dispatchPrecondition(condition: .onQueue(queue))
            values.add("\($0)")
        }
        for number in 0..<50 { subject.send(number) }
        subject.send(completion: .finished)
        wait("all values") { values.all.count == 51 }
        #expect(values.all == (0..<50).map { "\($0)" } + ["end"])
        subscription.cancel()
        let later = Values()
        let delayed = Just(1).delay(for: .milliseconds(5), scheduler: RunLoop.current)
            .sink { later.add("\($0)") }
        #expect(later.all == [])
        wait("a delayed value") { later.all == ["1"] }
        delayed.cancel()
    }

    @Test("Of a burst of values the last one arrives")
    func debounce() {
        let values = Values()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.debounce(for: 0.01, scheduler: RunLoop.current)
            .sink { values.add("\($0)") }
        for number in 1...5 { subject.send(number) }
        wait("the last value") { values.all == ["5"] }
        subject.send(6)
        subject.send(completion: .finished)
        #expect(values.all == ["5", "6"])
        subscription.cancel()
    }

    /// Values that come faster than they may be sent.
    @Test(
        "Of the values of an interval the last or the first one arrives", arguments: [true, false])
    func throttle(latest: Bool) {
        let values = Values()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(for: 0.1, scheduler: RunLoop.current, latest: latest)
            .sink { _ in
                values.add("end")
            } receiveValue: {
                values.add("\($0)")
            }
        for number in 1...5 { subject.send(number) }
        wait("the first two") { values.all == ["1", latest ? "5" : "2"] }
        subject.send(6)
        subject.send(completion: .finished)
        wait("the end") { values.all.last == "end" }
        #expect(values.all == ["1", latest ? "5" : "2", "6", "end"])
        subscription.cancel()
    }

    @Test("A publisher that is silent for too long ends, or fails with an error")
    func timeout() {
        enum Late: Error { case tooLate }
        let values = Values()
        let subject = PassthroughSubject<Int, Late>()
        let subscription = subject.timeout(0.05, scheduler: RunLoop.current) { .tooLate }
            .sink {
                values.add("\($0)")
            } receiveValue: {
                values.add("\($0)")
            }
        subject.send(1)
        wait("the failure") { values.all.count == 2 }
        #expect(values.all.first == "1" && values.all.last?.contains("tooLate") == true)
        let ended = Values()
        let quiet = Empty<Int, Never>(completeImmediately: false)
            .timeout(.milliseconds(5), scheduler: DispatchQueue.global())
            .sink {
                ended.add("\($0)")
            } receiveValue: { _ in
            }
        wait("the end") { ended.all == ["finished"] }
        quiet.cancel()
        subscription.cancel()
    }

    @Test("A future sends its value to all subscribers, early and late")
    func future() {
        let values = Values()
        let future = Future<Int, Never> { promise in
            // The threads of the global queue may all be taken by other tests.
            Thread.detachNewThread {
                promise(.success(42))
                promise(.success(43))
            }
        }
        let early = future.sink { values.add("\($0)") }
        wait("the value") { values.all == ["42"] }
        let late = future.sink { values.add("late\($0)") }
        #expect(values.all == ["42", "late42"])
        early.cancel()
        late.cancel()
    }

    @Test("Notifications with a name arrive, of one object if it is named")
    func notifications() {
        let (center, values) = (NotificationCenter(), Values())
        let name = Notification.Name("changed")
        let (one, other) = (NSObject(), NSObject())
        let subscription = center.publisher(for: name, object: one).sink { _ in values.add("one") }
        center.post(name: name, object: one)
        center.post(name: name, object: other)
        center.post(name: Notification.Name("else"), object: one)
        #expect(values.all == ["one"])
        subscription.cancel()
        center.post(name: name, object: one)
        #expect(values.all == ["one"])
    }

    @Test("Values that come within a time are one group; a full group does not wait for it")
    func groups() {
        let values = Values()
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "groups")
        let subscription = subject.collect(.byTimeOrCount(queue, .milliseconds(5), 2))
            .sink { values.add("\($0)") }
        // No time passes for the queue until all have come.
        queue.suspend()
        for value in 1...3 { subject.send(value) }
        queue.resume()
        wait("the second group ends with its time") { values.all == ["[1, 2]", "[3]"] }
        subject.send(4)
        subject.send(completion: .finished)
        wait("the last group ends with the publisher") { values.all.last == "[4]" }
        subscription.cancel()
        let numbers = (1...3).publisher.collect(.byTime(ImmediateScheduler.shared, 1))
        #expect(Notes().take(numbers).lines == ["[1]", "[2]", "[3]", "end"])
    }

    /// A clock that a test sets; what is scheduled runs at once.
    private final class Clock: Scheduler {
        typealias SchedulerOptions = Never
        var now = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 1))
        let minimumTolerance: SchedulerInterval = 0

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

        func schedule(
            after date: DispatchQueue.SchedulerTimeType, tolerance: SchedulerInterval,
            options: Never?, _ action: @escaping () -> Void
        ) { action() }
    }

    @Test("The times between values are measured on the clock of the scheduler")
    func intervals() {
        let clock = Clock()
        let subject = PassthroughSubject<Int, Never>()
        let notes = Notes().take(subject.measureInterval(using: clock).map(\.timeInterval))
        for pause in [2.0, 3] {
            clock.now = clock.now.advanced(by: .seconds(pause))
            subject.send(1)
        }
        subject.send(completion: .finished)
        #expect(notes.lines == ["2.0", "3.0", "end"])
    }
}
