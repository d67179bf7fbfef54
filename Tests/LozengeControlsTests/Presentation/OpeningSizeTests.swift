import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

/// Source: `docs/windows.md`.
@Suite("Sizes of new windows")
struct OpeningSizeTests {
    private func size(@ViewBuilder _ content: @escaping () -> some View) -> CGSize {
        Screen(640, 480, content: content).client.openingSize(WindowOptions.usualSize)
    }

    @Test("A content of one size decides that of its window")
    func fixed() {
        #expect(
            size { Color.red.frame(width: 220, height: 120) } == CGSize(width: 220, height: 120))
        #expect(size { Text("A").frame(width: 900, height: 40) } == CGSize(width: 900, height: 40))
    }

    @Test("A content that grows has the usual size, in the directions in which it does")
    func flexible() {
        #expect(size { Color.red } == CGSize(width: 640, height: 480))
        #expect(size { Color.red.frame(width: 300) } == CGSize(width: 300, height: 480))
        #expect(size { Color.red.frame(minWidth: 800) } == CGSize(width: 800, height: 480))
    }

    @Test("A label, or a column of labels, has a window of the usual size around it")
    func label() {
        #expect(size { Text("Some words") } == CGSize(width: 640, height: 480))
        let column = size {
            VStack {
                Image(systemName: "globe")
                Text("Hello, world!")
            }
            .padding()
        }
        #expect(column == CGSize(width: 640, height: 480))
    }

    @Test("A text in a frame of one width has that, however many lines it may have")
    func paragraph() {
        let long = Text("Some words that do not fit into one line of this frame").frame(width: 200)
        #expect(size { long } == CGSize(width: 200, height: 480))
    }

    @Test("A line that grows without limit has a window of its height")
    func line() {
        #expect(size { Color.red.frame(height: 40) } == CGSize(width: 640, height: 40))
    }

    @Test("The ground of a window without a title bar takes no size of its own, its buttons do")
    func ground() {
        let frame = size {
            WindowFrame(content: Color.red.frame(width: 220, height: 120), drawsTitleBar: true)
        }
        #expect(frame == CGSize(width: 220, height: 148))
    }
}
