import Combine
import Foundation
import Testing

@Suite("Types of operators")
struct OperatorTypesTests {
    /// Publishers that are properties, with and without a written type.
    private struct Model {
        let names = PassthroughSubject<String, Never>()
        let posts = NotificationCenter.default
            .publisher(for: Notification.Name("lozenge-post")).map(\.name.rawValue).prefix(1)
        let later: Publishers.ReceiveOn<PassthroughSubject<String, Never>, RunLoop>
        let long: Publishers.Filter<Publishers.Map<PassthroughSubject<String, Never>, Int>>

        init() {
            later = names.receive(on: RunLoop.main)
            long = names.map(\.count).map { $0 * 2 }.filter { $0 > 4 }
        }
    }

    @Test("A property holds the publisher of an operator")
    func stored() {
        let model = Model()
        let notes = Notes().take(model.long)
        for name in ["Ada", "Al", "Grace"] { model.names.send(name) }
        #expect(notes.lines == ["6", "10"])
        let posts = Notes().take(model.posts)
        NotificationCenter.default.post(name: Notification.Name("lozenge-post"), object: nil)
        #expect(posts.lines == ["lozenge-post", "end"])
    }

    @Test("Three and four publishers are merged")
    func merging() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let three = Notes().take(Publishers.Merge3(a, b, c))
        let four = Notes().take(a.merge(with: b, c, d))
        let same = a.merge(with: b, c)
        let again = Notes().take(same)
        for (index, subject) in [a, b, c, d].enumerated() { subject.send(index) }
        for subject in [a, b, c, d] { subject.send(completion: .finished) }
        #expect(three.lines == ["0", "1", "2", "end"] && again.lines == three.lines)
        #expect(four.lines == ["0", "1", "2", "3", "end"])
    }

    /// A subscriber that asks for values one at a time.
    private final class Slow: Subscriber {
        var values: [Int] = []
        var end: Subscribers.Completion<Trouble>?
        private var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Trouble>) { end = completion }

        func ask() { subscription?.request(.max(1)) }
    }

    private func slow(
        _ size: Int, _ whenFull: Publishers.BufferingStrategy<Trouble>
    ) -> (values: [Int], end: Subscribers.Completion<Trouble>?) {
        let subject = PassthroughSubject<Int, Trouble>()
        let slow = Slow()
        subject.buffer(size: size, prefetch: .byRequest, whenFull: whenFull)
            .receive(subscriber: slow)
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        for _ in 1...5 { slow.ask() }
        return (slow.values, slow.end)
    }

    @Test("A full buffer drops the newest values, or the oldest, or fails")
    func buffer() {
        #expect(slow(2, .dropNewest).values == [1, 2])
        #expect(slow(2, .dropOldest).values == [3, 4])
        #expect(slow(9, .dropOldest).values == [1, 2, 3, 4])
        #expect(slow(0, .dropNewest).values == [])
        #expect(slow(-1, .dropOldest).values == [])
        let failed = slow(2, .customError { .here })
        #expect(failed.values == [1, 2])
        guard case .failure(.here)? = failed.end else {
            Issue.record("The publisher did not fail: \(String(describing: failed.end))")
            return
        }
        guard case .finished? = slow(2, .dropNewest).end else {
            Issue.record("The publisher did not end.")
            return
        }
    }
}
