import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// The views that are measured and placed when one of a thousand rows changes.
@Suite("Measurements after a change")
struct QuestionTests {
    private let count = 1000
    private let questions = Questions()
    private let handles: [Handle<CGSize>]

    init() { handles = (0..<1000).map { _ in Handle<CGSize>() } }

    @Test("A row that keeps its size is the only one that is measured and placed")
    func sameSize() {
        let screen = shown { rows }
        handles[500].set(CGSize(20, 8))
        _ = screen.text
        #expect(questions.asked == [500])
        #expect(questions.placed == [500])
        #expect(screen.frame(of: "row 999")?.maxY == 10_000)
    }

    @Test("A row of another height moves those below; no other row is measured or placed")
    func otherHeight() {
        let screen = shown { ScrollView { rows } }
        handles[500].set(CGSize(20, 30))
        #expect(screen.frame(of: "row 499")?.maxY == 5000)
        #expect(screen.frame(of: "row 500") == CGRect(75, 5000, 50, 30))
        #expect(screen.frame(of: "row 501")?.minY == 5030)
        #expect(screen.frame(of: "row 999")?.maxY == 10_020)
        #expect(questions.asked == [500])
        #expect(questions.placed == [500])
    }

    @Test(
        "Rows that share a height are measured once if they are served after the changed one")
    func sharedHeight() {
        let screen = shown { rows }
        handles[500].set(CGSize(20, 30))
        // The window is as high as all rows were: the excess overflows both edges.
        #expect(screen.frame(of: "row 499")?.maxY == 4990)
        #expect(screen.frame(of: "row 500") == CGRect(75, 4990, 50, 30))
        #expect(screen.frame(of: "row 999")?.maxY == 10_010)
        #expect(questions.asked == Set(500..<1000))
        #expect(questions.counts[501...].allSatisfy { $0 == questions.counts[501] })
        #expect(questions.counts[501] <= 3)
    }

    @Test("Without a change no view is measured or placed")
    func nothing() {
        let screen = shown { rows }
        handles[500].set(CGSize(20, 10))
        _ = screen.text
        #expect(questions.asked.isEmpty)
        #expect(questions.placed.isEmpty)
    }

    @Test("A row with another look and the same size is measured by its own stack only")
    func colour() {
        let colour = Handle<Bool>()
        let screen = shown {
            rows.overlay { Held(colour, false) { $0 ? Color.red : Color.blue } }
        }
        colour.set(true)
        _ = screen.text
        #expect(questions.asked.isEmpty)
        #expect(questions.placed.isEmpty)
    }

    @Test("Scrolling measures no row, and moves all")
    func scrolling() {
        let screen = shown { ScrollView { rows } }
        screen.resize(200, 300)
        questions.forget()
        screen.scroll(by: CGSize(0, 120), at: CGPoint(x: 100, y: 100))
        #expect(screen.frame(of: "row 0")?.minY == -120)
        #expect(screen.frame(of: "row 999")?.maxY == 9880)
        #expect(questions.asked.isEmpty)
        #expect(questions.placed.isEmpty)
    }

    @Test("A change in a row that was scrolled away affects that row only")
    func scrolledAway() {
        let screen = shown { ScrollView { rows } }
        screen.resize(200, 300)
        screen.scroll(by: CGSize(0, 120), at: CGPoint(x: 100, y: 100))
        questions.forget()
        handles[0].set(CGSize(20, 12))
        #expect(screen.frame(of: "row 1")?.minY == -108)
        #expect(questions.asked == [0])
        #expect(questions.placed == [0])
    }

    /// A thousand rows of ten points, each with a view beside.
    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(0..<count) { index in
                HStack(spacing: 0) {
                    Held(handles[index], CGSize(20, 10)) {
                        Counted(index: index, size: $0, questions: questions)
                    }
                    box(30, 10)
                }
                .tagged("row \(index)")
            }
        }
    }

    /// A window that counts measurements from now on.
    private func shown(@ViewBuilder _ content: () -> some View) -> Screen {
        let screen = Screen(200, 10_000, content: content)
        #expect(questions.asked.count == count)
        questions.forget()
        return screen
    }
}

/// The views that were measured and placed.
private final class Questions {
    /// The number of measurements of each row.
    var counts = Array(repeating: 0, count: 1000)
    var placed: Set<Int> = []

    var asked: Set<Int> { Set(counts.indices.filter { counts[$0] > 0 }) }

    func forget() {
        counts = Array(repeating: 0, count: counts.count)
        placed = []
    }
}

/// A box of a fixed size that counts its measurements.
private struct Counted: PrimitiveView {
    typealias Body = Never

    let index: Int
    let size: CGSize
    let questions: Questions

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Counted>) -> CGSize {
        questions.counts[index] += 1
        return size
    }

    func placeChildren(_ context: LayoutContext<Counted>) { questions.placed.insert(index) }
}
