import SwiftUI

struct Forecast: View {
    @State private var day = 0
    @State private var text = "…"

    var body: some View {
        VStack {
            Stepper("Day \(day)", value: $day)
            Text(text)
        }
        .task(id: day) {
            text = "…"
            do {
                try await Task.sleep(for: .seconds(1))
                text = "Sun on day \(day)"
            } catch {
                // Another day was chosen.
            }
        }
    }
}
