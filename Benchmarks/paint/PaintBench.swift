import BenchSupport
import Foundation

/// `PaintBench draw|cards|emoji|frame|frame-cards|card|resize|scroll-step|scroll-resize|row FRAMES [FILE]` opens a window,
/// draws frames and prints what one costs as JSON.
///
/// `PaintBench glyphs rows|cards|emoji` prints which glyphs are where, for `peers/raw-paint`, which reads that from the FILE.
@main
struct PaintBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let frames = arguments.dropFirst().first.flatMap { Int($0) } ?? 101
        switch arguments.first {
        case "draw": print(Drawing.measured(RowScene(), frames))
        case "emoji": print(Drawing.measured(EmojiScene(), frames))
        case "cards": print(Drawing.measured(CardScene(), frames))
        case "frame": print(WholeFrame.measured(frames))
        case "frame-cards": print(WholeFrame.measuredCards(frames))
        case "card": print(WholeFrame.measuredCard(frames))
        case "resize": print(ResizeStep.measured(frames))
        case "scroll-step": print(RowScroll.measuredStep(frames))
        case "scroll-resize": print(RowScroll.measuredResize(frames))
        case "row": print(RowScroll.measuredRow(frames))
        case "glyphs":
            switch arguments.last {
            case "emoji": GlyphTable.write(Drawing.list(EmojiScene()))
            case "cards": GlyphTable.write(Drawing.list(CardScene()))
            default: GlyphTable.write(Drawing.list(RowScene()))
            }
        default:
            fail(
                "usage: PaintBench draw|cards|emoji|frame|frame-cards|card|resize|scroll-step|"
                    + "scroll-resize|row FRAMES | glyphs rows|cards|emoji")
        }
    }
}
