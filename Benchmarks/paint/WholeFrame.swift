import BenchSupport
import Foundation
import LozengeCore
import LozengeViews
import LozengeX11

/// The same rows as an app shows them: state changes, and everything from there to the screen is done.
enum WholeFrame {
    static func measured(_ frames: Int) -> Measured {
        let change = Change()
        let runtime = WindowRuntime(
            Changing(change: change), textEngine: Drawing.textEngine, pictures: NoPictures(),
            textSize: TextSizeSetting())
        let shown = ShownWindow(runtime, size: RowScene.size, textEngine: Drawing.textEngine)
        runtime.attach(to: shown.window)
        return shown.measured(frames) { change.isOdd?.wrappedValue = $0 % 2 == 1 }
    }
}

/// Where the view leaves the binding with which its colours are changed.
private final class Change {
    var isOdd: Binding<Bool>?
}

private struct Changing: View {
    let change: Change
    @State private var isOdd = false

    var body: some View {
        if change.isOdd == nil { change.isOdd = $isOdd }
        return RowScene(isOdd: isOdd)
    }
}
