import BenchSupport
import SwiftUI

/// `ControlBench` opens a window with a button and a menu, which `tools/pointer-to-pixel.c` operates.
///
/// `ControlBench resize FRAMES` resizes a window of 200 controls and prints as JSON what a frame costs.
@main
enum ControlBench {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == "resize" else { return ControlWindow.main() }
        print(ControlWall.measured(arguments.last.flatMap { Int($0) } ?? 31))
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
