import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Canvases")
struct CanvasTests {
    @Test("A canvas takes the proposed size, and draws in its own coordinates")
    func size() {
        let screen = Screen(100, 60) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size).insetBy(dx: 5, dy: 5)),
                    with: .color(.black))
            }.padding(10)
        }
        #expect(screen.text == "fill rectangle 15 15 70×30 #000000")
        #expect(
            Screen(100, 60) { Canvas { _, _ in }.fixedSize().tagged("canvas") }
                .frame(of: "canvas") == CGRect(x: 45, y: 25, width: 10, height: 10))
    }

    @Test("The drawing is clipped to the edges, and not mirrored")
    func edges() {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: -5, y: 0, width: 10, height: 10)), with: .color(.black))
        }.frame(width: 20, height: 10)
        let text = """
            clip rectangle 40 20 20×10 {
              fill rectangle 35 20 10×10 #000000
            }
            """
        #expect(Screen(100, 50) { canvas }.text == text)
        #expect(
            Screen(100, 50) { canvas.environment(\.layoutDirection, .rightToLeft) }.text == text)
    }

    @Test("A canvas is drawn once for each size and state, whatever else changes")
    func once() {
        let drawings = Drawings()
        let screen = Screen(100, 60) { Counting(drawings: drawings) }
        #expect(drawings.count == 1)
        screen.click("Beside")
        #expect(screen.text.contains("\"1\""))
        #expect(drawings.count == 1)
        screen.click("Inside")
        #expect(drawings.count == 2)
        #expect(screen.text.contains("\"drawn 1\""))
        screen.resize(120, 60)
        #expect(drawings.count == 3)
    }

    @Test("A canvas depends only on the values of the environment that its function reads")
    func environment() {
        let drawings = Drawings()
        let screen = Screen(100, 60) {
            Canvas { context, size in
                drawings.count += 1
                context.draw(Text("A"), at: .zero, anchor: .topLeading)
            }
        }
        let before = screen.text
        screen.textSize = .accessibility5
        #expect(screen.text != before)
        #expect(drawings.count == 2)
    }

    @Test("A canvas is clicked anywhere inside its edges")
    func clicks() {
        var clicks = 0
        let screen = Screen(100, 60) {
            Button {
                clicks += 1
            } label: {
                Canvas { _, _ in }.frame(width: 40, height: 20)
            }.buttonStyle(.plain)
        }
        screen.click(at: CGPoint(x: 50, y: 30))
        #expect(clicks == 1)
    }

    @Test("Symbols are drawn any number of times, and their changes update the canvas")
    func symbols() {
        let screen = Screen(100, 40) { Symbols() }
        #expect(
            screen.text == """
                clip rectangle 0 0 100×40 {
                  fill rectangle 0 0 10×10 #ff3b30
                  transform 2 0 0 1 50 0 {
                    fill rectangle 0 0 10×10 #ff3b30
                  }
                  text 0 24 32×16 #000000 "0 up"
                }
                """)
        screen.click(at: CGPoint(x: 90, y: 10))
        #expect(screen.text.contains("\"1 up\""))
    }
}

/// The number of drawings.
private final class Drawings {
    var count = 0
}

private struct Counting: View {
    let drawings: Drawings
    @State private var beside = 0
    @State private var inside = 0

    var body: some View {
        HStack(spacing: 0) {
            VStack {
                Button("Beside") { beside += 1 }
                Button("Inside") { inside += 1 }
                Shown(number: beside)
            }
            Drawn(drawings: drawings, number: $inside)
        }
    }
}

private struct Shown: View {
    let number: Int

    var body: some View { Text("\(number)") }
}

/// A canvas with a function that reads a state, which nothing else does.
private struct Drawn: View {
    let drawings: Drawings
    @Binding var number: Int

    var body: some View {
        Canvas { context, _ in
            drawings.count += 1
            context.draw(Text("drawn \(number)"), at: .zero, anchor: .topLeading)
        }
    }
}

private struct Symbols: View {
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            Canvas { context, _ in
                if let square = context.resolveSymbol(id: "square") {
                    context.draw(square, at: .zero, anchor: .topLeading)
                    context.draw(square, in: CGRect(x: 50, y: 0, width: 20, height: 10))
                }
                if let words = context.resolveSymbol(id: 7) {
                    context.draw(words, at: CGPoint(x: 0, y: 40), anchor: .bottomLeading)
                }
            } symbols: {
                Color.red.frame(width: 10, height: 10).tag("square")
                Text("\(count) up").tag(7)
            }
        }.buttonStyle(.plain)
    }
}
