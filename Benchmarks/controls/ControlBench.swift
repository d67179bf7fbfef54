import BenchSupport
import SwiftUI

/// `ControlBench` opens a window with a button and a menu, which `tools/pointer-to-pixel.c` operates.
///
/// `ControlBench resize FRAMES` resizes a window of 200 controls and prints as JSON what a frame costs;
/// `ControlBench resize-framed|resize-plain FRAMES` one with or without a toolbar and a split view,
/// `ControlBench resize-editor FRAMES` one with a text of 1 MB that is edited.
@main
enum ControlBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let frames = arguments.last.flatMap { Int($0) } ?? 31
        switch arguments.first {
        case "resize": print(ControlWall.measured(frames))
        case "resize-framed": print(FramedWindow.measured(FramedColumns(), frames))
        case "resize-editor": print(FramedWindow.measured(LongEditor(), frames))
        case "resize-plain": print(FramedWindow.measured(PlainColumns(), frames))
        default: ControlWindow.main()
        }
    }
}

/// A button and a menu in places that the tool knows.
private struct ControlWindow: App {
    var body: some Scene {
        WindowGroup("controls") {
            VStack(spacing: 0) {
                place { Button("Hover") {} }
                place {
                    Menu("Menu") {
                        ForEach(1..<9) { number in Button("Item \(number)") {} }
                    }
                }
            }
        }
        .defaultSize(width: 400, height: 200)
    }

    private func place(@ViewBuilder _ control: () -> some View) -> some View {
        control().frame(width: 400, height: 100)
    }
}
