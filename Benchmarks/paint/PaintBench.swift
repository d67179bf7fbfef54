import BenchSupport
import Foundation

/// `PaintBench draw|frame|emoji FRAMES [FILE]` opens a window, draws frames and prints what one costs as JSON.
///
/// `PaintBench glyphs rows|emoji` prints which glyphs are where, for `peers/raw-paint`, which reads that from the FILE.
@main
struct PaintBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let frames = arguments.dropFirst().first.flatMap { Int($0) } ?? 101
        switch arguments.first {
        case "draw": print(Drawing.measured(RowScene(), frames))
        case "emoji": print(Drawing.measured(EmojiScene(), frames))
        case "frame": print(WholeFrame.measured(frames))
        case "glyphs":
            GlyphTable.write(
                arguments.last == "emoji" ? Drawing.list(EmojiScene()) : Drawing.list(RowScene()))
        default: fail("usage: PaintBench draw|frame|emoji FRAMES | glyphs rows|emoji")
        }
    }
}
