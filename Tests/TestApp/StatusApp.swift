import SwiftUI

/// An app that is an icon in the panel, with a menu.
struct StatusMenuApp: App {
    @State private var isRunning = false
    @State private var speed = 1
    @State private var count = 0
    @State private var isShown = true

    var body: some Scene {
        MenuBarExtra(isInserted: $isShown) {
            Text("Counted \(count)")
            Button {
                count += 1
            } label: {
                Text(verbatim: "Count_one")
            }
            Divider()
            Toggle("Running", isOn: $isRunning)
            Picker("Speed", selection: $speed) {
                Text("Slow").tag(1)
                Text("Fast").tag(2)
            }
            Menu("More") {
                Button("Count ten") { count += 10 }.disabled(isRunning)
            }
            Button("Quit") { isShown = false }.keyboardShortcut("k")
        } label: {
            Label("Counter at \(count)", systemImage: "timer")
        }
    }
}

/// An app with an icon in the panel that opens a window.
struct StatusWindowApp: App {
    @State private var text = "ready"

    var body: some Scene {
        MenuBarExtra("Notes", systemImage: "pencil") {
            VStack {
                Text(text)
                Button("Change") { text = "changed" }
            }
            .padding()
            .frame(width: 240, height: 120)
        }
        .menuBarExtraStyle(.window)
    }
}
