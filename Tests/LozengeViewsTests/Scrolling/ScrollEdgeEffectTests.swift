import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Edges and bars of scroll views")
struct ScrollEdgeEffectTests {
    private func lines(_ edges: Edge.Set, _ style: ScrollEdgeEffectStyle? = .hard) -> Screen {
        Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } }
            }
            .scrollEdgeEffectStyle(style, for: edges)
        }
    }

    @Test("A hard edge has a line while there is more content beyond it")
    func hard() {
        let (plain, top) = (lines([]), lines(.top))
        #expect(top.text == plain.text)
        for screen in [plain, top] {
            screen.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 50))
        }
        #expect(top.text != plain.text)
        #expect(lines(.bottom).text != lines([]).text)
    }

    @Test("A soft edge has none")
    func soft() {
        #expect(lines(.all, .soft).text == lines([]).text)
        #expect(lines(.all, nil).text == lines([]).text)
    }

    @Test("A bar is at the edge, above the content that scrolls")
    func bar() throws {
        let screen = Screen(100, 100) {
            ScrollView { Color.red.frame(height: 500).frame(width: 50) }
                .safeAreaBar(edge: .bottom) { Text("bar").frame(height: 20) }
        }
        let bar = try #require(screen.frame(of: "bar"))
        #expect(bar.maxY <= 100 && bar.minY >= 78)
    }
}
