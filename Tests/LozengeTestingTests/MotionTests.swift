import LozengeTesting
import SwiftUI
import Testing

@Suite("Motion on a screen")
struct MotionTests {
    private struct Case: View {
        @State private var position = ScrollPosition()
        @State private var isDone = false

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50) { Text("row \($0)").frame(height: 20) }
                }
            }
            .scrollPosition($position)
            Button("Go Down") {
                withAnimation(.linear(duration: 2)) { position.scrollTo(edge: .bottom) }
            }
        }
    }

    @Test("Advancing to the end shows animations and scrolling to their ends")
    func end() {
        let screen = Screen(200, 200) { Case() }
        screen.click(.button, "Go Down")
        #expect(screen.advanceToEnd())
        let end = screen.frame(of: "row 49")
        screen.advance(by: .seconds(5))
        #expect(end != nil && screen.frame(of: "row 49") == end)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("An animation that repeats forever does not end")
    func forever() {
        struct Pulse: View {
            @State private var isLarge = false

            var body: some View {
                Color.red.scaleEffect(isLarge ? 2 : 1)
                    .onAppear {
                        withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
                    }
            }
        }
        #expect(!Screen(100, 100) { Pulse() }.advanceToEnd())
    }
}
