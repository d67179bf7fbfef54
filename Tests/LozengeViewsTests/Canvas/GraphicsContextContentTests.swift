import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Texts and pictures in a canvas")
struct GraphicsContextContentTests {
    @Test("Text is drawn at a point in its own size, or into a rectangle of that width")
    func texts() {
        let text = GraphicsContextTests.drawn { context in
            context.draw(Text("ab cd"), at: CGPoint(x: 50, y: 10))
            context.draw(Text("ab cd"), in: CGRect(x: 10, y: 0, width: 30, height: 50))
        }
        #expect(
            text == """
                clip rectangle 0 0 100×50 {
                  text 30 2 40×16 #000000 "ab cd"
                  text 10 0 16×32 #000000 "ab⏎cd"
                }
                """)
    }

    @Test("A resolved text reports its size")
    func measured() {
        var sizes: [CGSize] = []
        var baselines: [CGFloat] = []
        _ = GraphicsContextTests.drawn { context in
            let text = context.resolve(Text("ab cd"))
            for width in [CGFloat.infinity, 30] {
                let room = CGSize(width: width, height: .infinity)
                sizes.append(text.measure(in: room))
                baselines += [text.firstBaseline(in: room), text.lastBaseline(in: room)]
            }
        }
        #expect(sizes == [CGSize(width: 40, height: 16), CGSize(width: 16, height: 32)])
        #expect(baselines[0] == baselines[2])
        #expect(baselines[3] == baselines[0] + 16)
    }

    @Test("A shading applies to letters without a colour")
    func shaded() {
        let gradient = Gradient(colors: [.black, .white])
        let text = GraphicsContextTests.drawn { context in
            var words = context.resolve(
                Text("a") + Text("b").foregroundStyle(.red) + Text("c").foregroundStyle(.secondary))
            words.shading = .palette([.color(.blue), .color(.green)])
            context.draw(words, at: .zero, anchor: .topLeading)
            words.shading = .linearGradient(
                gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
            context.draw(words, at: CGPoint(x: 40, y: 20), anchor: .topLeading)
        }
        #expect(text.contains("text 0 0 24×16 #007aff #ff3b30 #34c759 \"abc\""))
        #expect(text.contains("linear 0 0 to 100 0"))
    }

    @Test("A picture is drawn in its own size, or fills a rectangle")
    func pictures() {
        let text = GraphicsContextTests.drawn(
            pictures: ["map": CGSize(width: 20, height: 10)]
        ) { context in
            context.draw(Image("map"), at: CGPoint(x: 50, y: 25))
            context.draw(Image("map"), in: CGRect(x: 0, y: 0, width: 5, height: 5))
            var mark = context.resolve(Image("map").renderingMode(.template))
            mark.shading = .color(.red)
            context.draw(mark, at: .zero, anchor: .topLeading)
        }
        #expect(
            text == """
                picture 40 20 20×10 map
                picture 0 0 5×5 map
                picture 0 0 20×10 map in #ff3b30
                """)
    }
}
