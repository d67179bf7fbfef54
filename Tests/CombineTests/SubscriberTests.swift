import Combine
import Foundation
import Testing

@Suite("Subscribers, records and the immediate scheduler")
struct SubscriberTests {
    @Test("A subscriber of closures gets as many values as it asks for")
    func demand() {
        let notes = Notes()
        (1...5).publisher.subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: {
                    notes.note("\($0)")
                    return $0 == 1 ? .max(2) : .none
                },
                receiveCompletion: { _ in notes.note("end") }))
        #expect(notes.lines == ["1", "2", "3"])
    }

    @Test("A subscriber of a subject passes everything on, also the end")
    func subject() {
        let subject = PassthroughSubject<Int, Never>()
        let notes = Notes().take(subject)
        (1...2).publisher.subscribe(AnySubscriber(subject))
        #expect(notes.lines == ["1", "2", "end"])
    }

    @Test("A subscriber that stands for another one behaves as it does")
    func erased() {
        let notes = Notes()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in notes.note("end") }) {
            notes.note("\($0)")
        }
        Just(4).subscribe(AnySubscriber(sink))
        #expect(notes.lines == ["4", "end"])
    }

    private final class Cell {
        var value = 0
    }

    @Test("A property follows a publisher until the end or until it is cancelled")
    func assigning() {
        let subject = PassthroughSubject<Int, Never>()
        let cell = Cell()
        let assign = Subscribers.Assign(object: cell, keyPath: \.value)
        subject.subscribe(assign)
        subject.send(3)
        #expect(cell.value == 3 && assign.object === cell)
        assign.cancel()
        subject.send(4)
        #expect(cell.value == 3 && assign.object == nil)
        let other = Subscribers.Assign(object: cell, keyPath: \.value)
        Just(5).subscribe(other)
        #expect(cell.value == 5 && other.object == nil)
    }

    @Test("A record sends each subscriber the same, and nothing that follows its end")
    func recording() {
        let record = Record<Int, Trouble> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.here))
            $0.receive(3)
            $0.receive(completion: .finished)
        }
        for _ in 1...2 { #expect(Notes().take(record).lines == ["1", "2", "here"]) }
        #expect(record.recording.output == [1, 2])
        var complete = Record<Int, Never>.Recording(output: [1], completion: .finished)
        complete.receive(2)
        #expect(complete.output == [1])
        #expect(
            Notes().take(Record<Int, Never>(output: [7], completion: .finished)).lines
                == ["7", "end"])
    }

    @Test("The immediate scheduler delivers before the call returns, also what is for later")
    func immediate() {
        let publisher = [1, 2].publisher.delay(for: 100, scheduler: ImmediateScheduler.shared)
            .receive(on: ImmediateScheduler.shared)
        #expect(Notes().take(publisher).lines == ["1", "2", "end"])
    }
}
