import Foundation
import LozengeCore
import LozengeText
import LozengeViews

/// Rows as in a message list: a picture, two texts under each other, and a time at the end.
struct RowList: View {
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count) { Row(index: $0) }
        }
    }
}

struct Row: View {
    let index: Int

    var body: some View {
        HStack {
            Color.blue.frame(width: 32, height: 32)
            VStack(alignment: .leading) {
                Text("Sender \(index)").font(.headline)
                Text("The quick brown fox jumps over the lazy dog \(index)")
            }
            Spacer()
            Text("12:\(index % 60)").font(.caption)
        }
        .padding(8)
        .background(Color.white)
    }
}

final class NoPictures: PictureSource {
    func picture(named name: String, scale: CGFloat) -> Picture? { nil }
}

@main
struct LayoutBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for count in arguments.isEmpty ? [100, 1000, 10000] : [arguments[0]] {
            var pipeline = FramePipeline(
                RowList(count: count), environment: EnvironmentValues(),
                textEngine: PangoTextEngine(), pictures: NoPictures())
            _ = pipeline.layOut(in: ProposedViewSize(width: 800, height: nil))
            var width: CGFloat = 600
            let rounds = arguments.count > 1 ? arguments[1] : 200_000 / count
            let start = ContinuousClock.now
            for _ in 0..<rounds {
                width += 0.37
                _ = pipeline.layOut(in: ProposedViewSize(width: width, height: nil))
            }
            let time = (ContinuousClock.now - start) / .microseconds(1)
            print("relayout", count, "rows:", time / Double(rounds) / Double(count), "µs a row")
        }
    }
}
