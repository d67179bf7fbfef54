import Foundation
import LozengeCore
import LozengeViews

/// Twenty coloured glyphs of 32 pixels; all move by a pixel.
struct EmojiScene: Scene {
    static let size = CGSize(width: 400, height: 300)
    static let emoji = [
        "😀", "😎", "🥳", "🤖", "👻", "🐶", "🐱", "🦊", "🐼", "🐸", "🌈", "⭐️", "🔥", "🍎", "🍕", "⚽️", "🚗", "🚀",
        "🎁", "❤️",
    ]

    var isOdd = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<4) { row in
                HStack(spacing: 8) { ForEach(0..<5) { Text(Self.emoji[5 * row + $0]) } }
            }
        }
        .font(.system(size: 32))
        .padding(.leading, isOdd ? 1 : 0)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
    }
}
