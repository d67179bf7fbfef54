import BenchSupport
import BenchWindows
import Foundation
import LozengeCore
import LozengeText
import LozengeViews
import LozengeX11

/// A window on the screen whose content is a list.
struct ListStage {
    let shown: ShownWindow
    let runtime: WindowRuntime

    init(_ list: some View) {
        let textEngine = PangoTextEngine()
        runtime = WindowRuntime(
            list, textEngine: textEngine, pictures: NoPictures(), textSize: TextSizeSetting())
        shown = ShownWindow(runtime, size: ListWindow.size, textEngine: textEngine)
        runtime.attach(to: shown.window)
    }

    /// Scrolls the list by a distance in points, within its limits.
    func scroll(by distance: CGFloat) {
        let middle = CGPoint(x: ListWindow.size.width / 2, y: ListWindow.size.height / 2)
        runtime.handle(.scroll(by: CGSize(width: 0, height: distance), at: middle))
    }

    /// Scrolls the list as ``scroll(by:)``, and waits until that is shown.
    func scrollAndShow(by distance: CGFloat) {
        scroll(by: distance)
        shown.window.setNeedsDisplay()
        // A frame may leave measured rows to the next.
        for _ in 0..<2 { shown.window.drawAndAwaitServer() }
    }
}
