import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("The root of a window")
struct RootTests {
    @Test(
        "The content is proposed the window's size, and centred",
        arguments: [(100, 50), (101, 33), (10, 5), (0, 0)] as [(CGFloat, CGFloat)])
    func centring(width: CGFloat, height: CGFloat) {
        let screen = Screen(width, height) {
            ZStack {
                box(20, 10).tagged("rigid")
            }
        }
        #expect(
            screen.frame(of: "rigid") == CGRect((width - 20) / 2, (height - 10) / 2, 20, 10))
        let filling = Screen(width, height) { Color.red.tagged("filling") }
        #expect(filling.frame(of: "filling") == CGRect(0, 0, width, height))
    }

    @Test("Several views are a column")
    func column() {
        let screen = Screen(100, 100) {
            box(20, 10).tagged("a")
            box(40, 10).tagged("b")
        }
        #expect(screen.frame(of: "a") == CGRect(40, 36, 20, 10))
        #expect(screen.frame(of: "b") == CGRect(30, 54, 40, 10))
    }

    @Test("A window without content shows nothing and needs no space")
    func empty() {
        let screen = Screen(100, 100) {}
        #expect(screen.text.isEmpty)
        #expect(screen.minimumSize == .zero)
    }

    @Test("The least size of a window is the content's")
    func minimumSize() {
        #expect(Screen(500, 500) { box(50, 10) }.minimumSize == CGSize(50, 10))
        #expect(Screen(500, 500) { Color.red }.minimumSize == .zero)
        #expect(Screen(500, 500) { Color.red.padding(7) }.minimumSize == CGSize(14, 14))
        #expect(Screen(500, 500) { Text("words").fixedSize() }.minimumSize == CGSize(40, 16))
        let row = Screen(500, 500) {
            HStack {
                box(50, 10)
                Spacer()
                Color.red.frame(minWidth: 20, minHeight: 30)
            }
        }
        #expect(row.minimumSize == CGSize(78, 30))
    }

    @Test("A window is not kept as high as its text needs in the least width")
    func minimumHeightOfText() {
        let screen = Screen(500, 500) {
            Grid {
                GridRow {
                    Text("A sentence that would be broken into its letters")
                    Text("and another one, which is as long")
                }
            }
        }
        #expect(screen.minimumSize.height <= 240)
        let rows = Screen(500, 500) {
            VStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in box(50, 100) } }
        }
        #expect(rows.minimumSize == CGSize(50, 300))
    }

    @Test("The least size grows with the text")
    func minimumSizeOfText() {
        let screen = Screen(500, 500) { Text("words").fixedSize() }
        screen.textSize = .accessibility5
        #expect(screen.minimumSize == CGSize(125, 50))
    }

    @Test(
        "A window of any size shows its content without a trap",
        arguments: [(1, 1), (32767, 1), (32767, 32767)] as [(CGFloat, CGFloat)])
    func extremes(width: CGFloat, height: CGFloat) {
        let screen = Screen(width, height) {
            HStack {
                Text("word")
                GeometryReader { _ in Circle() }
            }
            .padding()
        }
        #expect(screen.displayList == screen.displayList)
    }
}
