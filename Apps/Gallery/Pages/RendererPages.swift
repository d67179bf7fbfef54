import SwiftUI

@MainActor
extension Page {
    static let renderers = [renderer]

    private static let renderer = Page(
        "textRenderer", .text, "Texts that a program draws, whole or letter by letter.", cell: 220
    ) {
        Example("Letters of a wave") { WavingText() }
        Example("customAttribute(_:)") {
            (Text("A word is ") + Text("marked").customAttribute(Marked()) + Text("."))
                .font(.title3)
                .textRenderer(Marker())
        }
        Example("sizeThatFits(proposal:text:)") {
            Text("Framed").textRenderer(Frame()).border(.separator)
        }
    }
}

private struct WavingText: View {
    @State private var phase = 0.0

    var body: some View {
        VStack {
            Text("Hello, waves").font(.title2).textRenderer(Wave(phase: phase))
            Button("Wave") { withAnimation(.easeInOut(duration: 2)) { phase += 2 * .pi } }
        }
    }
}

private struct Wave: TextRenderer {
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for (index, slice) in line.flatMap({ $0 }).enumerated() {
                var moved = context
                moved.translateBy(x: 0, y: 4 * sin(phase + Double(index) / 2))
                moved.draw(slice)
            }
        }
    }
}

private struct Marked: TextAttribute {}

/// Draws a ground behind marked words.
private struct Marker: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Marked.self] != nil {
                    let ground = Path(
                        roundedRect: run.typographicBounds.rect.insetBy(dx: -2, dy: 0),
                        cornerRadius: 4)
                    context.fill(ground, with: .color(.yellow.opacity(0.35)))
                }
                context.draw(run)
            }
        }
    }
}

private struct Frame: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.translateBy(x: 12, y: 6)
        for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 24, height: size.height + 12)
    }
}
