import Combine
import Foundation
import Testing

@Suite("Failures of publishers")
struct FailureTests {
    private func lines(_ publisher: some Publisher) -> [String] { Notes().take(publisher).lines }

    /// A publisher that fails as often as a number says, and then sends the number of attempts.
    private func failing(_ times: Int) -> some Publisher<Int, Trouble> {
        var attempts = 0
        return Deferred {
            attempts += 1
            return Just(attempts).setFailureType(to: Trouble.self).flatMap { attempt in
                attempt > times
                    ? AnyPublisher(Just(attempt).setFailureType(to: Trouble.self))
                    : AnyPublisher(Fail<Int, Trouble>(error: .here))
            }
        }
    }

    @Test("A publisher is subscribed again as often as allowed, and then fails")
    func retry() {
        #expect(lines(failing(2).retry(2)) == ["3", "end"])
        #expect(lines(failing(3).retry(2)) == ["here"])
        #expect(lines(failing(1).retry(0)) == ["here"])
        #expect(lines(failing(1).retry(-5)) == ["here"])
        #expect(lines(failing(100_000).retry(.max)) == ["100001", "end"])
    }

    @Test("A failure that comes later begins the next attempt, too")
    func lateRetry() {
        var subjects: [PassthroughSubject<Int, Trouble>] = []
        let notes = Notes()
        notes.take(
            Deferred { () -> PassthroughSubject<Int, Trouble> in
                subjects.append(PassthroughSubject())
                return subjects[subjects.count - 1]
            }
            .retry(1))
        subjects[0].send(1)
        subjects[0].send(completion: .failure(.here))
        #expect(subjects.count == 2)
        subjects[1].send(2)
        subjects[1].send(completion: .failure(.there))
        #expect(notes.lines == ["1", "2", "there"])
    }

    @Test("An operator whose closure throws fails with that error")
    func throwing() {
        let numbers = (1...4).publisher
        func checked(_ number: Int) throws -> Int {
            if number == 3 { throw Trouble.there }
            return number
        }
        #expect(lines(numbers.tryMap(checked)) == ["1", "2", "there"])
        #expect(lines(numbers.tryFilter { try checked($0) > 1 }) == ["2", "there"])
        #expect(
            lines(numbers.tryCompactMap { try checked($0) == 1 ? nil : "x" }) == ["x", "there"])
        #expect(lines(numbers.tryScan(10) { $0 + (try checked($1)) }) == ["11", "13", "there"])
        let broken = Fail<Int, Trouble>(error: .here)
        #expect(lines(broken.tryCatch { _ in Just(5) }) == ["5", "end"])
        #expect(lines(broken.tryCatch { _ -> Just<Int> in throw Trouble.there }) == ["there"])
    }
}
