import LozengeTesting
import Testing
import ViewFixtures

/// Explanations of a view's size.
@Suite("Explanations")
struct ExplanationTests {
    @Test("A stack's questions are listed in order, with their reasons")
    func stack() {
        let report = layoutReport(
            of: HStack(spacing: 10) {
                Color.red.tagged("flexible")
                Text("fixed").layoutPriority(1)
                Color.blue.frame(minWidth: 20)
            }, in: ProposedViewSize(160, 50))
        #expect(
            report.explain("flexible") == """
                “flexible” is Color in HStack in the content in the window.
                It is at 0, 0 and takes 50 × 50, having been offered 50 × 50.
                1. HStack asks for its least width: 0 × 50 → 0 × 50
                2. HStack asks for its greatest width: ∞ × 50 → ∞ × 50
                3. HStack gives it the width that is left, 50: 50 × 50 → 50 × 50
                Layout priority in HStack: 0; of the others: 1, 0.
                """)
    }

    @Test("Priority groups, limits, insets and ideal sizes are explained")
    func reasons() {
        let report = layoutReport(
            of: VStack(spacing: 0) {
                Text("ab").tagged("first").layoutPriority(2)
                Text("cd").tagged("limited").frame(maxHeight: 30).padding(5)
                Text("ef").tagged("ideal").fixedSize()
                Spacer().tagged("spacer")
            }, in: ProposedViewSize(100, 200))
        let first = report.explain("first")
        #expect(first.contains("VStack gives it the height that is left, 150 at priority 2"))
        #expect(report.explain("limited").contains("frame keeps 90 × "))
        #expect(
            report.explain("ideal").contains("fixedSize asks for its ideal size: ideal × ideal"))
        #expect(report.explain("spacer").contains("VStack gives it the height that is left"))
        #expect(report.explain("spacer").contains("after all others were served"))
    }

    @Test("An explanation changes nothing, and is the same each time")
    func harmless() {
        let screen = Screen(200, 100) {
            ScrollView {
                HStack {
                    ViewThatFits {
                        Text("a long text that does not fit here").tagged("long")
                        Text("short").tagged("short")
                    }
                    Spacer()
                }
            }
        }
        let before = screen.text
        let words = screen.explain("short")
        #expect(screen.explain("short") == words)
        #expect(words.contains("HStack gives it the width that is left, 192"))
        let long = screen.explain("long")
        #expect(long.contains("It is not shown."))
        #expect(long.contains("ViewThatFits tries whether it fits"))
        #expect(screen.text == before)
        #expect(screen.explain("nobody") == "Nothing is tagged “nobody”.")
    }

    @Test("Without a request nothing is recorded")
    func off() {
        let report = layoutReport(of: Text("a").tagged("a"), in: .unspecified)
        #expect(report.explanation(of: "a").isEmpty)
    }
}
