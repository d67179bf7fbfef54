import Testing

@testable import LozengeViews

@Suite("The rate of new windows")
struct WindowRateTests {
    @Test("The twentieth window within a minute needs an answer, after which counting restarts")
    func question() {
        var rate = WindowRate()
        let start = ContinuousClock.now
        func answers(_ seconds: some Sequence<Int>) -> [Bool] {
            seconds.map { rate.mayOpen(at: start + .seconds($0)) }
        }
        #expect(answers(0..<20) == Array(repeating: true, count: 19) + [false])
        #expect(answers([59]) == [false])
        rate.forget()
        #expect(
            answers(Array(repeating: 59, count: 20)) == Array(repeating: true, count: 19) + [false])
    }

    @Test("Windows that are opened slowly are not limited")
    func slowly() {
        var rate = WindowRate()
        let start = ContinuousClock.now
        let answers = (0..<200).map { rate.mayOpen(at: start + .milliseconds(3200 * $0)) }
        #expect(!answers.contains(false))
    }
}
