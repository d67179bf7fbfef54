import BenchSupport
import BenchWindows
import Foundation
import LozengeText
import LozengeViews
import SwiftUI

/// A window of 200 controls that gets another width: 20 rows of buttons, checkboxes, fields and sliders.
///
/// The same as `peers/qt-controls` and `peers/gtk-controls` show.
enum ControlWall {
    private static let size = CGSize(width: 1200, height: 900)

    static func measured(_ frames: Int) -> Measured {
        let textEngine = PangoTextEngine()
        let runtime = WindowRuntime(
            Wall(), textEngine: textEngine, pictures: NoPictures(), textSize: TextSizeSetting())
        let shown = ShownWindow(runtime, size: size, textEngine: textEngine)
        runtime.attach(to: shown.window)
        return shown.measuredResize(frames) { frame in
            CGSize(width: size.width + 1 + CGFloat(frame % 99), height: size.height)
        }
    }
}

private struct Wall: View {
    @State private var isOn = false
    @State private var text = "Text"
    @State private var value = 0.5

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<20) { _ in
                HStack(spacing: 8) {
                    ForEach(0..<3) { group in
                        Button("Button") {}
                        Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
                        if group < 2 {
                            TextField("Field", text: $text)
                            Slider(value: $value)
                        }
                    }
                }
            }
        }
        .padding(8)
    }
}
