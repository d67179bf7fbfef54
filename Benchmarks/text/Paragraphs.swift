import BenchSupport
import Foundation
import LozengeCore
import LozengeText
import LozengeViews

/// Many paragraphs that get another width.
enum Paragraphs {
    /// Milliseconds for all, at new widths each time: lines broken by the text engine; and the same as views
    /// in a column, laid out.
    static func measured(_ texts: [String], _ repetitions: Int) -> Measured {
        let engine = PangoTextEngine()
        let style = ParagraphStyle()
        func width(_ index: Int) -> CGFloat { 300 + CGFloat(index) / 2 }

        let shaped = texts.map { engine.shape(StyledText($0, font: TextBench.font)) }
        var height: CGFloat = 0
        let broken = median(repetitions) { index in
            let proposal = ProposedViewSize(width: width(index), height: nil)
            height = 0
            for text in shaped { height += text.measure(in: proposal, style: style).size.height }
        }

        var pipeline = FramePipeline(
            Column(texts: texts), environment: EnvironmentValues(), textEngine: PangoTextEngine(),
            pictures: NoPictures())
        var size = CGSize.zero
        let laidOut = median(repetitions) { index in
            size = pipeline.layOut(in: ProposedViewSize(width: width(index), height: nil))
        }
        if size.height != height || height < 40 * CGFloat(texts.count) {
            fail("the paragraphs are \(height) points high, and \(size.height) as views.")
        }
        return ["engine": broken / 1000, "views": laidOut / 1000]
    }
}

private struct Column: View {
    let texts: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<texts.count) { Text(texts[$0]) }
        }
        .font(.custom("DejaVu Sans", fixedSize: 15))
    }
}

private final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
