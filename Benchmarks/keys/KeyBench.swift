import SwiftUI

/// Shows the last pressed key; the benchmarks measure the time until it is visible.
@main
struct KeyBench: App {
    var body: some Scene {
        WindowGroup("keys") { KeyEcho() }
            .defaultSize(width: 400, height: 200)
    }
}

struct KeyEcho: View {
    @State private var typed = ""
    @FocusState private var hasKeyboard: Bool

    var body: some View {
        Text("Key: \(typed)")
            .font(.custom("DejaVu Sans", size: 17))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .focusable()
            .focusEffectDisabled()
            .focused($hasKeyboard)
            .onKeyPress(phases: .down) { press in
                typed = press.characters
                return .handled
            }
            .onAppear { hasKeyboard = true }
    }
}
