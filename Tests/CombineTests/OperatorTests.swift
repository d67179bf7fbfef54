import Combine
import Foundation
import Testing

/// Notes what a publisher sends.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    var lines: [String] { lock.withLock { noted } }

    func note(_ line: String) { lock.withLock { noted.append(line) } }

    @discardableResult
    func take<P: Publisher>(_ publisher: P) -> Notes {
        publisher.sink { completion in
            switch completion {
            case .finished: self.note("end")
            case .failure(let error): self.note("\(error)")
            }
        } receiveValue: {
            self.note("\($0)")
        }.store(in: &subscriptions)
        return self
    }

    func cancel() { subscriptions = [] }
}

enum Trouble: Error { case here, there }

@Suite("Operators of publishers")
struct OperatorTests {
    private func lines(_ publisher: some Publisher) -> [String] { Notes().take(publisher).lines }

    @Test("Four publishers are zipped, and five and six are merged")
    func manyAtOnce() {
        let (a, b) = ([1, 2].publisher, ["x", "y", "z"].publisher)
        #expect(lines(a.zip(b, a, b) { "\($0)\($1)\($2)\($3)" }) == ["1x1x", "2y2y", "end"])
        #expect(lines(a.zip(b, a).map { "\($0)\($1)\($2)" }) == ["1x1", "2y2", "end"])
        let one = Just(1)
        #expect(lines(one.merge(with: one, one, one, one).count()) == ["5", "end"])
        #expect(lines(one.merge(with: one, one, one, one, one).count()) == ["6", "end"])
    }

    @Test("One value is made of all by closures that may fail")
    func failingFolds() {
        let numbers = (1...3).publisher
        func half(_ sum: Int, _ next: Int) throws -> Int {
            if next == 3 { throw Trouble.there }
            return sum + next
        }
        #expect(lines(numbers.tryReduce(0, half)) == ["there"])
        #expect(lines(numbers.prefix(2).tryReduce(0, half)) == ["3", "end"])
        #expect(lines([Int]().publisher.tryReduce(7, half)) == ["7", "end"])
        #expect(lines(numbers.tryContains { try half($0, $0) == 4 }) == ["true", "end"])
        #expect(lines(numbers.tryContains { try half($0, $0) == 9 }) == ["there"])
        #expect(lines(numbers.prefix(2).tryAllSatisfy { try half($0, 0) > 0 }) == ["true", "end"])
    }

    @Test("Another publisher begins or ends the values, and a range chooses among them")
    func partsOfValues() {
        let (values, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let before = Notes().take(values.prefix(untilOutputFrom: sign))
        let after = Notes().take(values.drop(untilOutputFrom: sign))
        values.send(1)
        sign.send()
        values.send(2)
        values.send(completion: .finished)
        #expect(before.lines == ["1", "end"])
        #expect(after.lines == ["2", "end"])
        let numbers = (0...5).publisher
        #expect(lines(numbers.output(in: 1..<3)) == ["1", "2", "end"])
        #expect(lines(numbers.output(in: 4...)) == ["4", "5", "end"])
        #expect(lines(numbers.output(in: ...1)) == ["0", "1", "end"])
        #expect(lines(numbers.output(in: (-3)..<2)) == ["0", "1", "end"])
        #expect(lines(numbers.output(in: ...(-2))) == ["end"])
        #expect(lines(["abc"].publisher.map(\.count, \.isEmpty)) == ["(3, false)", "end"])
    }

    @Test("Values that wait for another publisher end if it ends without a value, and not later")
    func endsOfOthers() {
        let (values, sign) = (
            PassthroughSubject<Int, Trouble>(), PassthroughSubject<Void, Trouble>()
        )
        #expect(lines(values.drop(untilOutputFrom: Empty<Void, Trouble>())) == ["end"])
        let notes = Notes().take(values.drop(untilOutputFrom: sign))
        sign.send()
        sign.send(completion: .failure(.here))
        values.send(1)
        #expect(notes.lines == ["1"])
    }

    @Test("A result is a publisher of its value or of its failure")
    func typedResults() {
        #expect(lines(Result<Int, Trouble>.Publisher(3)) == ["3", "end"])
        #expect(lines(Result<Int, Trouble>.failure(.here).publisher) == ["here"])
    }

    @Test("One value is made of all")
    func folding() {
        let numbers = (1...4).publisher
        #expect(lines(numbers.reduce(10, +)) == ["20", "end"])
        #expect(lines(numbers.count()) == ["4", "end"])
        #expect(lines(numbers.contains(3)) == ["true", "end"])
        #expect(lines(numbers.contains(7)) == ["false", "end"])
        #expect(lines(numbers.allSatisfy { $0 < 5 }) == ["true", "end"])
        #expect(lines(numbers.allSatisfy { $0 < 3 }) == ["false", "end"])
        #expect(lines(numbers.last()) == ["4", "end"])
        #expect(lines(numbers.ignoreOutput()) == ["end"])
        #expect(lines(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "end"])
        #expect(lines(Empty<Int, Never>().last()) == ["end"])
        let failing = Fail<Int, Trouble>(error: .here)
        #expect(lines(failing.reduce(0, +)) == ["here"])
        #expect(lines(failing.replaceEmpty(with: 1)) == ["here"])
        #expect(lines(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
        #expect(lines(numbers.prefix { $0 < 3 }) == ["1", "2", "end"])
        #expect(lines([2, 5, 1].publisher.max()) == ["5", "end"])
        #expect(lines([2, 5, 1].publisher.min()) == ["1", "end"])
        #expect(lines(["bb", "aa", "c"].publisher.max { $0.count < $1.count }) == ["bb", "end"])
        #expect(lines(Empty<Int, Never>().max()) == ["end"])
        #expect(lines((1...5).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "end"])
        #expect(lines(numbers.collect(0)) == ["[1]", "[2]", "[3]", "[4]", "end"])
        #expect(lines(numbers.last { $0 < 4 }) == ["3", "end"])
        #expect(lines(numbers.output(at: 1)) == ["2", "end"])
        #expect(lines(numbers.output(at: -1)) == ["end"])
        #expect(lines(Int?.some(7).publisher) == ["7", "end"])
        #expect(lines(Int?.none.publisher) == ["end"])
    }

    @Test("Publishers follow each other")
    func joining() {
        let numbers = [1, 2].publisher
        #expect(lines(numbers.append(3, 4)) == ["1", "2", "3", "4", "end"])
        #expect(lines(numbers.append([5])) == ["1", "2", "5", "end"])
        #expect(lines(numbers.append(Just(6))) == ["1", "2", "6", "end"])
        #expect(lines(numbers.prepend(0)) == ["0", "1", "2", "end"])
        #expect(lines(numbers.prepend([8, 9])) == ["8", "9", "1", "2", "end"])
        let failing = Fail<Int, Trouble>(error: .there)
        #expect(lines(failing.append(1)) == ["there"])
        #expect(lines(failing.prepend(1)) == ["1", "there"])
    }

    @Test("Only the latest publisher is heard")
    func latestPublisher() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let notes = Notes().take(outer.switchToLatest())
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        second.send(4)
        #expect(notes.lines == ["1", "3", "4"])
        second.send(completion: .finished)
        #expect(notes.lines == ["1", "3", "4", "end"])
        #expect(lines([Just(1), Just(2)].publisher.switchToLatest()) == ["1", "2", "end"])
    }

    @Test("A cancelled subscription leaves the latest publisher")
    func cancelledLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = PassthroughSubject<Int, Never>()
        let notes = Notes().take(outer.switchToLatest())
        outer.send(inner)
        notes.cancel()
        inner.send(1)
        #expect(notes.lines == [])
    }

    @Test("Values are changed, left out and gathered")
    func values() {
        let numbers = (1...5).publisher
        #expect(lines(numbers.map { $0 * 2 }) == ["2", "4", "6", "8", "10", "end"])
        #expect(lines(numbers.filter { $0 % 2 == 1 }) == ["1", "3", "5", "end"])
        #expect(lines(["1", "x", "3"].publisher.compactMap { Int($0) }) == ["1", "3", "end"])
        #expect(lines(numbers.dropFirst(3)) == ["4", "5", "end"])
        #expect(lines(numbers.scan(0, +)) == ["1", "3", "6", "10", "15", "end"])
        #expect(lines(numbers.collect()) == ["[1, 2, 3, 4, 5]", "end"])
        #expect(lines([1, 1, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "end"])
        #expect(lines([1, nil, 2].publisher.replaceNil(with: 0)) == ["1", "0", "2", "end"])
        #expect(lines(Just(7)) == ["7", "end"])
        #expect(lines(Empty<Int, Never>()) == ["end"])
        #expect(lines(Empty<Int, Never>(completeImmediately: false)) == [])
    }

    @Test("An end that an operator makes ends a sequence without an end")
    func endless() {
        #expect(lines((1...).publisher.first()) == ["1", "end"])
        #expect(lines((1...).publisher.prefix(3)) == ["1", "2", "3", "end"])
        #expect(lines((1...).publisher.first { $0 > 10 }) == ["11", "end"])
    }

    @Test("Errors end a publisher, are changed, replaced and caught")
    func errors() {
        let failing = (1...3).publisher.tryMap { number -> Int in
            if number == 2 { throw Trouble.here }
            return number
        }
        #expect(lines(failing) == ["1", "here"])
        #expect(lines(failing.mapError { _ in Trouble.there }) == ["1", "there"])
        #expect(lines(failing.replaceError(with: 9)) == ["1", "9", "end"])
        #expect(lines(failing.catch { _ in (7...8).publisher }) == ["1", "7", "8", "end"])
        #expect(lines(Fail<Int, Trouble>(error: .here)) == ["here"])
        #expect(lines(Just(1).setFailureType(to: Trouble.self)) == ["1", "end"])
    }

    @Test("Values of several publishers are combined and merged")
    func several() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let notes = Notes().take(a.combineLatest(b) { "\($0)\($1)" })
        a.send(1)
        b.send("x")
        a.send(2)
        b.send("y")
        a.send(completion: .finished)
        #expect(notes.lines == ["1x", "2x", "2y"])
        b.send(completion: .finished)
        #expect(notes.lines.last == "end")

        let three = Publishers.CombineLatest3(Just(1), Just("a"), Just(true))
        #expect(lines(three.map { "\($0)\($1)\($2)" }) == ["1atrue", "end"])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4))
        #expect(lines(four.map { $0 + $1 + $2 + $3 }) == ["10", "end"])
        #expect(lines(Just(1).merge(with: Just(2))) == ["1", "2", "end"])
        #expect(
            lines((1...3).publisher.flatMap { Array(repeating: $0, count: $0).publisher })
                == ["1", "2", "2", "3", "3", "3", "end"])
    }

    @Test("Of publishers inside a publisher as many send at once as it says")
    func flatMapInTurn() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let notes = Notes().take(
            subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 })
        subjects[1].send(1)
        subjects[0].send(2)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        #expect(notes.lines == ["2", "3"])
    }

    @Test("A shared publisher is subscribed once, and a decoder fails with its error")
    func sharedAndDecoded() {
        let notes = Notes()
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveOutput: { notes.note("in\($0)") }).share()
        let (first, second) = (Notes().take(shared), Notes().take(shared))
        subject.send(1)
        #expect(notes.lines == ["in1"])
        #expect(first.lines == ["1"] && second.lines == ["1"])
        first.cancel()
        second.cancel()
        subject.send(2)
        #expect(notes.lines == ["in1"])

        let decoded = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        #expect(lines(decoded) == ["[1, 2]", "end"])
        let broken = Just(Data("{".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        #expect(lines(broken).count == 1 && lines(broken) != ["end"])
    }

    @Test("A subscription ends with its last reference, and nothing arrives afterwards")
    func cancelled() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let notes = Notes().take(subject.map { $0 + 1 }.eraseToAnyPublisher())
        subject.send(1)
        notes.cancel()
        subject.value = 2
        #expect(notes.lines == ["1", "2"])
        #expect(subject.value == 2)
    }

    @Test("Values that were not asked for are dropped, replaced or kept, by the publisher")
    func demand() {
        final class Slow: Subscriber, @unchecked Sendable {
            var got: [Int] = []
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                got.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { got.append(-1) }
        }
        let (passing, current, mapped) = (Slow(), Slow(), Slow())
        let (subject, value) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0)
        )
        subject.receive(subscriber: passing)
        value.receive(subscriber: current)
        subject.map { $0 }.receive(subscriber: mapped)
        for number in 1...3 {
            subject.send(number)
            value.send(number)
        }
        for slow in [passing, current, mapped] { slow.subscription?.request(.max(2)) }
        #expect(passing.got == [] && current.got == [3] && mapped.got == [1, 2])
        subject.send(4)
        #expect(passing.got == [4])
        subject.send(completion: .finished)
        #expect(passing.got == [4, -1] && mapped.got == [1, 2])
        mapped.subscription?.request(.unlimited)
        #expect(mapped.got == [1, 2, 3, 4, -1])
        let sequence = Slow()
        (1...3).publisher.receive(subscriber: sequence)
        sequence.subscription?.request(.max(-5))
        #expect(sequence.got == [])
        sequence.subscription?.request(.max(2))
        #expect(sequence.got == [1, 2])
    }

    @Test("A value that a receiver sends comes after the one it has received")
    func nested() {
        let subject = PassthroughSubject<Int, Never>()
        let notes = Notes()
        let subscription = subject.sink { value in
            if value == 1 { subject.send(2) }
            notes.note("\(value)")
        }
        subject.send(1)
        #expect(notes.lines == ["1", "2"])
        subscription.cancel()
    }

    @Test("Zipped values wait for each other; the end comes when no further pair can")
    func zipped() {
        let (names, numbers) = (
            PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>()
        )
        let notes = Notes().take(names.zip(numbers) { "\($0)\($1)" })
        for name in ["a", "b", "c"] { names.send(name) }
        #expect(notes.lines == [])
        numbers.send(1)
        numbers.send(2)
        #expect(notes.lines == ["a1", "b2"])
        names.send(completion: .finished)
        #expect(notes.lines == ["a1", "b2"])
        numbers.send(3)
        #expect(notes.lines == ["a1", "b2", "c3", "end"])
        #expect(
            lines((1...3).publisher.zip("ab".publisher, Just("x"))) == ["(1, \"a\", \"x\")", "end"])
        #expect(
            lines(
                (1...3).publisher.setFailureType(to: Trouble.self).zip(
                    Fail<Int, Trouble>(error: .here)))
                == ["here"])
        #expect(lines(Publishers.Zip(Just(1), Empty<Int, Never>())) == ["end"])
    }

    @Test("No pair is lost when publishers send and end on threads of their own")
    func zippedOnThreads() {
        for _ in 0..<300 {
            let (first, second) = (
                PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
            )
            let notes = Notes().take(first.zip(second) { $0 + $1 })
            nonisolated(unsafe) let subjects = [first, second]
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                for number in 1...3 { subjects[index].send(number) }
                subjects[index].send(completion: .finished)
            }
            #expect(notes.lines == ["2", "4", "6", "end"])
        }
    }

    @Test("Values are decoded and encoded, and read by their properties")
    func coded() {
        let json = [Data("[1, 2]".utf8), Data("[".utf8)].publisher
        let decoded = lines(json.decode(type: [Int].self, decoder: JSONDecoder()).map(\.count))
        #expect(decoded.first == "2" && decoded.count == 2 && decoded.last != "end")
        let encoded = [[3], [4, 5]].publisher.encode(encoder: JSONEncoder())
        #expect(
            lines(encoded.map { String(decoding: $0, as: UTF8.self) }) == ["[3]", "[4,5]", "end"])
    }

    @Test("A result publishes its value or its failure")
    func results() {
        #expect(lines(Result<Int, Trouble>.success(3).publisher) == ["3", "end"])
        #expect(lines(Result<Int, Trouble>.failure(.there).publisher) == ["there"])
    }
}
