import SwiftUI

/// The smallest app there is; the benchmarks time its start.
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
