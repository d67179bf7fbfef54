import SwiftUI

/// A window of which each frame has other elements with other words, beside a very long one.
struct Restless: View {
    @State private var presses = 0

    var body: some View {
        VStack {
            TimelineView(.animation) { context in
                let number = Int(context.date.timeIntervalSinceReferenceDate * 1000)
                Text("Moment \(number)").id(number)
                Color.red.frame(width: 20, height: 20)
                    .accessibilityLabel("Light \(number)")
                    .accessibilityAddTraits(number.isMultiple(of: 2) ? .isButton : .isImage)
            }
            Color.blue.frame(width: 20, height: 20)
                .accessibilityLabel(String(repeating: "long ", count: 200_000))
            Button("Press") { presses += 1 }
            Text("\(presses) presses")
        }
        .frame(width: 300, height: 200)
    }
}
