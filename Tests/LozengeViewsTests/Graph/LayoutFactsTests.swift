import LozengeTesting
import Testing
import ViewFixtures

/// Typical problems of a layout, and the answers of an explanation.
@Suite("Explanations of puzzles")
struct LayoutFactsTests {
    /// Returns the part of the explanation after the questions to the view.
    private func facts(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ view: some View
    ) -> String {
        layoutReport(of: view, in: ProposedViewSize(width, height)).explain(name)
            .split(separator: "\n").dropFirst(2).filter { $0.first?.isNumber == false }
            .joined(separator: "\n")
    }

    @Test("Why is the name wrapped? The row's questions to each child, and their positions")
    func children() {
        let row = HStack(spacing: 10) {
            Text("Grunnhild").tagged("name")
            Text("AC 15").fixedSize()
        }
        #expect(
            facts("row", 120, 50, row.tagged("row")) == """
                Child 1, Text “Grunnhild” “name”: 0 × 50 → 8 × 48, ∞ × 50 → 72 × 16, 70 × 50 → 64 × 32; at 0, 0.
                Child 2, Text “AC 15” in fixedSize: 0 × 50 → 40 × 16, ∞ × 50 → 40 × 16, 55 × 50 → 40 × 16; at 74, 8.
                """)
    }

    @Test("Of many children the first are listed")
    func manyChildren() {
        let row = HStack(spacing: 0) { ForEach(0..<15) { _ in Color.red } }
        let lines = facts("row", 150, 10, row.tagged("row")).split(separator: "\n")
        #expect(lines.count == 13)
        #expect(lines.last == "… and 3 more children.")
    }

    @Test("Why is the title truncated, and not the name? The name has a higher priority")
    func priority() {
        let row = HStack(spacing: 10) {
            Text("a longer name").layoutPriority(1)
            Text("and a title").tagged("title")
        }
        #expect(
            facts("title", 120, 50, row) == "Layout priority in HStack: 0; of the others: 1.")
    }

    @Test("Why has layoutPriority no effect? The frame around it has a priority of 0")
    func priorityInside() {
        let row = HStack(spacing: 10) {
            Text("a longer name").layoutPriority(1).frame(maxWidth: 200).tagged("name")
            Text("and a title")
        }
        #expect(
            facts("name", 120, 50, row).split(separator: "\n").last
                == "Layout priority in HStack: 0; of the others: 0. Inside of frame, where it does not count: 1."
        )
    }

    @Test("Why is the short alternative shown? The others, and their missing space")
    func alternatives() {
        let view = ViewThatFits {
            Text("a long text that does not fit").tagged("long")
            VStack {
                Text("high")
                Text("high")
                Text("high")
            }
            Text("short")
            Text("s")
        }
        let expected = """
            Alternative 1, Text “a long text that does not fit” “long”: refused, 232 wide where 100 is offered.
            Alternative 2, VStack: refused, 48 high where 40 is offered.
            Alternative 3, Text “short”: shown, 40 × 16 at its ideal size, in 100 × 40.
            Alternative 4, Text “s”: not tried.
            """
        #expect(facts("choice", 100, 40, view.tagged("choice")) == expected)
        #expect(facts("long", 100, 40, view) == expected)
    }

    @Test("Why is the last alternative shown, although it does not fit?")
    func lastAlternative() {
        let view = ViewThatFits(in: .horizontal) {
            Text("long enough")
            Text("short")
        }
        #expect(
            facts("choice", 10, 10, view.tagged("choice")) == """
                Alternative 1, Text “long enough”: refused, 88 wide where 10 is offered.
                Alternative 2, Text “short”: shown, as the last one, in 10 × 10.
                """)
    }

    @Test("Why is the row higher than any child? A guide moves one of them")
    func guides() {
        let row = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 20, height: 40)
            Color.blue.frame(width: 20, height: 40).alignmentGuide(.top) { _ in 30 }
        }
        #expect(
            facts("row", 200, 200, row.tagged("row")).split(separator: "\n").last
                == "Height by guides: 70, where the highest child takes 40; from Color in alignmentGuide at 0 to Color in frame, which ends at 70."
        )
        let pile = ZStack(alignment: .leading) {
            Color.red.frame(width: 20, height: 40)
            Color.blue.frame(width: 20, height: 40).alignmentGuide(.leading) { _ in -15 }
        }
        #expect(
            facts("pile", 200, 200, pile.tagged("pile")).split(separator: "\n").last
                == "Width by guides: 35, where the widest child takes 20; from Color in frame at 0 to Color in alignmentGuide, which ends at 35."
        )
    }

    @Test("Why does it overlap its neighbour? It is rigid, and larger than its frame")
    func overflow() {
        let row = HStack(spacing: 0) {
            Text("Grunnhild").fixedSize().tagged("name").frame(width: 40).tagged("frame")
            Text("AC 15")
        }
        let overflow =
            "Overflow: Text “Grunnhild” in fixedSize “name” is 72 wide in frame of 40; 16 beyond the left, 16 beyond the right."
        #expect(
            facts("frame", 200, 50, row).split(separator: "\n").last.map(String.init) == overflow)
        #expect(
            facts("name", 200, 50, row).split(separator: "\n").last.map(String.init) == overflow)
    }

    @Test(
        "Scrolled content does not overflow, and the explanation of a plain row lists its children only"
    )
    func nothing() {
        let scrolled = ScrollView { Color.red.frame(height: 500).tagged("inside") }
        #expect(!facts("inside", 100, 100, scrolled).contains("Overflow"))
        let row = HStack(spacing: 0) {
            Text("a")
            Text("b").tagged("b")
        }
        #expect(facts("b", 100, 100, row) == "")
    }
}
