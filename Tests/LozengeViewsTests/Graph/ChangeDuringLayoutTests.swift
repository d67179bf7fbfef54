import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Changes during a layout, and many at once")
struct ChangeDuringLayoutTests {
    @Test("A value that is set during a layout moves the views around it")
    func stored() {
        let screen = Screen(200, 100) { Measured() }
        #expect(screen.frame(of: "width 200.0")?.width == 88)
        screen.resize(80, 100)
        #expect(screen.frame(of: "width 80.0")?.width == 80)
        screen.resize(2000, 100)
        #expect(screen.frame(of: "width 2000.0")?.width == 96)
    }

    @Test("A change may add views to the current layout, and remove them")
    func structure() {
        let screen = Screen(200, 100) { Adapting() }
        for width in [200, 80, 200, 60] as [CGFloat] {
            screen.resize(width, 100)
            #expect(screen.words == (width > 100 ? ["one", "two", "three"] : ["one"]))
            #expect(screen.frame(of: "one")?.maxX == width)
        }
    }

    @Test("Any number of views may change in one frame", arguments: [1, 64, 65, 200])
    func many(count: Int) {
        let handles = (0..<200).map { _ in Handle<CGFloat>() }
        let screen = Screen(200, 4000) {
            VStack(spacing: 0) {
                ForEach(0..<200) { index in
                    Held(handles[index], 10) { box(10, $0).tagged("\(index)") }
                }
            }
        }
        for handle in handles.prefix(count) { handle.set(12) }
        let first = 2000 - CGFloat(2000 + 2 * count) / 2
        #expect(screen.frame(of: "0")?.minY == first)
        #expect(screen.frame(of: "199")?.maxY == 4000 - first)
        for handle in handles.prefix(count) { handle.set(10) }
        #expect(screen.frame(of: "199")?.maxY == 3000)
    }
}

/// Stores its width when its content is described, and shows it.
private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Text(verbatim: "width \(width)").lineLimit(1)
            GeometryReader { proxy in
                let _ = width = proxy.size.width
                Color.red
            }
        }
    }
}

/// A view with other content in a narrow window.
private struct Adapting: View {
    @State private var isWide = true

    var body: some View {
        VStack(alignment: .trailing) {
            Text("one")
            if isWide { Text("two") }
            GeometryReader { proxy in
                let _ = isWide = proxy.size.width > 100
                Color.red
            }
            if isWide { Text("three") }
        }
    }
}
