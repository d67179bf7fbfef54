import Foundation
import SwiftUI

/// Counts the actions of the main run loop, and ends the app with status 0 after the last.
struct Timers: View {
    @State private var done: Set<String> = []
    @State private var ticks = 0

    var body: some View {
        Text(verbatim: done.sorted().joined(separator: " "))
            .onAppear(perform: begin)
            .onChange(of: done) { _, done in
                if done.count == 4 { exit(0) }
            }
    }

    private func begin() {
        let start = Date()
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated { note("timer") }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
            MainActor.assumeIsolated {
                ticks += 1
                if ticks == 3, Date().timeIntervalSince(start) >= 0.15 { note("repeated") }
            }
        }
        RunLoop.main.perform {
            MainActor.assumeIsolated { note("performed") }
        }
        let late = Timer(timeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { note("added") }
        }
        RunLoop.main.add(late, forMode: .common)
    }

    private func note(_ name: String) { done.insert(name) }
}
