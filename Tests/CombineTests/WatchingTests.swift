import Combine
import Foundation
import Testing

@Suite("Watched and shared publishers")
struct WatchingTests {
    private final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("Each step of a publisher is printed, after a prefix")
    func printed() {
        let lines = Lines()
        let subscription = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
        let printed = lines.text.split(separator: "\n")
        #expect(printed.first?.hasPrefix("numbers: receive subscription: (") == true)
        #expect(
            printed.dropFirst() == [
                "numbers: request unlimited", "numbers: receive value: (1)",
                "numbers: receive value: (2)", "numbers: receive finished",
            ])
        subscription.cancel()
        let others = Lines()
        let subject = PassthroughSubject<Int, Trouble>()
        let notes = Notes()
        notes.take(subject.print(to: others))
        subject.send(completion: .failure(.here))
        #expect(others.text.hasSuffix("receive error: (here)\n"))
        let cancelled = Lines()
        PassthroughSubject<Int, Never>().print(to: cancelled).sink { _ in }.cancel()
        #expect(cancelled.text.hasSuffix("receive cancel\n"))
    }

    @Test("A publisher with a subject of its own sends once it is connected")
    func multicast() {
        let source = PassthroughSubject<Int, Never>()
        let shared = source.makeConnectable()
        let (first, second) = (Notes(), Notes())
        first.take(shared)
        second.take(shared)
        source.send(1)
        let connection = shared.connect()
        source.send(2)
        #expect(first.lines == ["2"] && second.lines == ["2"])
        connection.cancel()
        source.send(3)
        #expect(first.lines == ["2"])
    }

    @Test("A loop gets the values and the end")
    func loop() async {
        var heard: [Int] = []
        for await value in (1...3).publisher.values { heard.append(value) }
        #expect(heard == [1, 2, 3])
        await #expect(throws: Trouble.here) {
            for try await _ in Fail<Int, Trouble>(error: .here).values {}
        }
    }
}
