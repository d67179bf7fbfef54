import Testing

@testable import LozengeViews

@Suite("How many windows an app opens")
struct WindowRateTests {
    @Test("The twentieth within a minute needs an answer, and after that counting begins again")
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

    @Test("Windows that are opened slowly are nobody's business")
    func slowly() {
        var rate = WindowRate()
        let start = ContinuousClock.now
        let answers = (0..<200).map { rate.mayOpen(at: start + .milliseconds(3200 * $0)) }
        #expect(!answers.contains(false))
    }
}
