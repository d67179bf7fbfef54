import SwiftUI

struct CounterApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Counter") {
            Text("\(count)").font(.largeTitle).padding()
        }
        .commands {
            CommandMenu("Count") {
                Button("Up") { count += 1 }.keyboardShortcut("u")
                Button("Reset") { count = 0 }.keyboardShortcut("r", modifiers: [.command, .shift])
            }
        }
    }
}
