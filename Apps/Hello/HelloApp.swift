import SwiftUI

/// The smallest app; the benchmarks measure its start.
@main
struct HelloApp: App {
    var body: some Scene {
        WindowGroup("hello") {
            Text("Hello, world")
                .font(.custom("DejaVu Sans", size: 17))
        }
        .defaultSize(width: 400, height: 200)
    }
}
