import SwiftUI

@MainActor
extension Page {
    static let values = [borders, toggle, toggleStyle, stepper, slider, labels]

    private static let borders = Page(
        "Bordered buttons", .controls, "Buttons with a visible border.", cell: 180
    ) {
        Example("bordered") { Button("Press") {}.buttonStyle(.bordered) }
        Example("borderedProminent") { Button("Press") {}.buttonStyle(.borderedProminent) }
        Example("borderless") { Button("Press") {}.buttonStyle(.borderless) }
        Example("link") { Button("Press") {}.buttonStyle(.link) }
        Example("role: .destructive") {
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        }
        Example("tint") { Button("Press") {}.buttonStyle(.borderedProminent).tint(.green) }
    }

    private static let toggle = Page("Toggle", .controls, "A switch for on and off.", cell: 220) {
        Example("Toggle(_:isOn:)") { Switched { Toggle("Sound", isOn: $0) } }
        Example("A custom label") {
            Switched { Toggle("Sound", systemImage: "speaker.wave.2", isOn: $0) }
        }
        Example("tint") { Switched { Toggle("Sound", isOn: $0).tint(.orange) } }
        Example("disabled") { Switched { Toggle("Sound", isOn: $0).disabled(true) } }
    }

    private static let toggleStyle = Page(
        "toggleStyle", .controls, "The look of toggles.", cell: 220
    ) {
        Example("automatic") { Switched { Toggle("Sound", isOn: $0).toggleStyle(.automatic) } }
        Example("switch") { Switched { Toggle("Sound", isOn: $0).toggleStyle(.switch) } }
        Example("checkbox") { Switched { Toggle("Sound", isOn: $0).toggleStyle(.checkbox) } }
        Example("button") { Switched { Toggle("Sound", isOn: $0).toggleStyle(.button) } }
        Example("A custom style") {
            Switched { Toggle("Sound", isOn: $0).toggleStyle(LampToggleStyle()) }
        }
    }

    private static let stepper = Page(
        "Stepper", .controls, "A value in small steps.", cell: 240
    ) {
        Example("Stepper(_:value:)") { Counted { value, title in Stepper(title, value: value) } }
        Example("in: 0...3") {
            Counted { value, title in Stepper(title, value: value, in: 0...3) }
        }
        Example("step: 5") {
            Counted { value, title in Stepper(title, value: value, step: 5) }
        }
        Example("in: 0...1, step: 0.25, format: .percent") {
            Measured { Stepper("Volume", value: $0, in: 0...1, step: 0.25, format: .percent) }
        }
    }

    private static let slider = Page(
        "Slider", .controls, "A value between two limits.", cell: 240
    ) {
        Example("Slider(value:)") { Measured { Slider(value: $0) { Text("Volume") } } }
        Example("in: 0...1, step: 0.25") {
            Measured { Slider(value: $0, in: 0...1, step: 0.25) { Text("Volume") } }
        }
        Example("minimumValueLabel, maximumValueLabel") {
            Measured {
                Slider(value: $0) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
            }
        }
    }

    private static let labels = Page(
        "labelsHidden", .controls, "Controls without visible labels.", cell: 220
    ) {
        Example("Shown") { Switched { Toggle("Sound", isOn: $0) } }
        Example("labelsHidden()") { Switched { Toggle("Sound", isOn: $0).labelsHidden() } }
    }
}

private struct Switched<Content: View>: View {
    @ViewBuilder let content: (Binding<Bool>) -> Content
    @State private var isOn = true

    var body: some View { content($isOn) }
}

private struct Counted<Content: View>: View {
    @ViewBuilder let content: (Binding<Int>, LocalizedStringKey) -> Content
    @State private var count = 2

    var body: some View { content($count, "\(count) dice") }
}

private struct Measured<Content: View>: View {
    @ViewBuilder let content: (Binding<Double>) -> Content
    @State private var value = 0.5

    var body: some View {
        VStack {
            content($value)
            Text(value, format: .number.precision(.fractionLength(2)))
        }
    }
}

private struct LampToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Circle().fill(configuration.isOn ? Color.yellow : Color.gray)
                    .frame(width: 16, height: 16)
                configuration.label
            }
        }
    }
}
