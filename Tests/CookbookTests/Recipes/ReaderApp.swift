import SwiftUI

struct ReaderApp: App {
    @AppStorage("fontSize") private var fontSize = 17.0

    var body: some Scene {
        WindowGroup("Reader") {
            Text("Once upon a time").font(.system(size: fontSize)).padding()
        }
        Settings {
            Form { Slider(value: $fontSize, in: 10...40) { Text("Font size") } }
                .padding()
                .frame(width: 360)
        }
    }
}
