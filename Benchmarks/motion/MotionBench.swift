import SwiftUI

/// `MotionBench [boxes|rows|one|card|ring] [seconds]` moves something in its window, for two seconds by default,
/// and prints what a frame costs as JSON.
///
/// The server's processor time is read from `BENCH_SERVER`, the server's process.
@main
struct MotionBench: App {
    var body: some Scene {
        WindowGroup("motion") {
            switch CommandLine.arguments.dropFirst().first {
            case "rows": Course { ReversedRows(state: $0) }
            case "one": Course { OneOfMany(state: $0) }
            case "card": Course { MovingCard(state: $0) }
            case "ring": Course { TurningRing(state: $0) }
            default: Course { Boxes(state: $0) }
            }
        }
        .defaultSize(width: 800, height: 600)
    }
}
