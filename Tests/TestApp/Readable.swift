import Accessibility
import SwiftUI

/// One of each control, for a program that reads the window.
struct Readable: View {
    @State private var name = "Ada"
    @State private var isStunned = false
    @State private var volume = 40.0
    @State private var points = 10
    @State private var isAsked = false
    @State private var choice: Int?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Hero").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            TextField("Name", text: $name)
            Toggle("Stunned", isOn: $isStunned)
            Slider(value: $volume, in: 0...100, step: 10) { Text("Volume") }
            Button("Heal 5") { points += 5 }
            Text("Hit points: \(points)")
            Button("Ask") { isAsked = true }
                .alert("Really?", isPresented: $isAsked) { Button("Yes") {} }
            Button("Say") { AccessibilityNotification.Announcement("Goblin was hit").post() }
            Button("Compute") {
                let end = ContinuousClock.now + .seconds(2)
                while ContinuousClock.now < end {}
            }
            List(0..<10_000, id: \.self, selection: $choice) { Text("Row \($0)") }
        }
        .padding()
        .frame(width: 400, height: 500)
    }
}
