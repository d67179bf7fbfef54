import BenchSupport
import BenchWindows
import Foundation
import LozengeCore
import LozengeViews
import LozengeX11

/// A window full of cards that gets another width: from the request until the server has shown it.
enum ResizeStep {
    static func measured(_ frames: Int) -> Measured {
        let runtime = WindowRuntime(
            CardWall(), textEngine: Drawing.textEngine, pictures: NoPictures(),
            textSize: TextSizeSetting())
        let size = CGSize(width: 900, height: CardWall.height)
        let shown = ShownWindow(runtime, size: size, textEngine: Drawing.textEngine)
        runtime.attach(to: shown.window)
        return shown.measuredResize(frames) { frame in
            CGSize(width: 900 + CGFloat(frame % 100), height: CardWall.height)
        }
    }
}
