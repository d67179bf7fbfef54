import LozengeTesting
import Testing

/// A control whose look is compared with a reference picture.
nonisolated struct ControlSample: Sendable, CustomTestStringConvertible {
    let name: String
    let states: [InteractionState]
    let view: @MainActor @Sendable () -> AnyView
    var testDescription: String { name }

    init(
        _ name: String, states: [InteractionState] = InteractionState.allCases,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.name = name
        self.states = states
        self.view = { AnyView(view().padding(12)) }
    }

    /// The states of a view that does not answer the pointer or the keyboard.
    private static let passive: [InteractionState] = [.normal, .disabled]

    static let all = buttons + fields + choices + dates + figures + texts

    private static let buttons = [
        ControlSample("button") { Button("Save") {} },
        ControlSample("button-prominent") { Button("Save") {}.buttonStyle(.borderedProminent) },
        ControlSample("button-borderless") { Button("Save") {}.buttonStyle(.borderless) },
        ControlSample("button-plain") { Button("Save") {}.buttonStyle(.plain) },
        ControlSample("button-destructive") { Button("Delete", role: .destructive) {} },
        ControlSample("button-prominent-destructive") {
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        },
        ControlSample("button-icon") { Button("Add", systemImage: "plus") {} },
        ControlSample("button-capsule") { Button("Save") {}.buttonBorderShape(.capsule) },
        ControlSample("button-mini") { Button("Save") {}.controlSize(.mini) },
        ControlSample("button-large") { Button("Save") {}.controlSize(.large) },
        ControlSample("button-tinted") {
            Button("Save") {}.buttonStyle(.borderedProminent).tint(.orange)
        },
        ControlSample("control-group") {
            ControlGroup {
                Button("Back", systemImage: "chevron.left") {}
                Button("Forward", systemImage: "chevron.right") {}
            }
        },
        ControlSample("menu") { Menu("Sort by") { Button("Name") {} } },
    ]

    private static let fields = [
        ControlSample("field") { TextField("Name", text: .constant("Amara")).frame(width: 160) },
        ControlSample("field-empty") {
            TextField("Name", text: .constant("")).frame(width: 160)
        },
        ControlSample("field-secure") {
            SecureField("Password", text: .constant("secret")).frame(width: 160)
        },
        ControlSample("slider") { Slider(value: .constant(0.4)).frame(width: 160) },
        ControlSample("slider-steps") {
            Slider(value: .constant(3), in: 0...5, step: 1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("5")
            }
            .frame(width: 240)
        },
        ControlSample("stepper") { Stepper("Players: 4", value: .constant(4)) },
        ControlSample("color") {
            ColorPicker("Background", selection: .constant(Color(red: 0.2, green: 0.6, blue: 0.4)))
        },
    ]

    private static let choices = [
        ControlSample("toggle-off") { Toggle("Sound", isOn: .constant(false)) },
        ControlSample("toggle-on") { Toggle("Sound", isOn: .constant(true)) },
        ControlSample("checkbox-off") {
            Toggle("Sound", isOn: .constant(false)).toggleStyle(.checkbox)
        },
        ControlSample("checkbox-on") {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)
        },
        ControlSample("toggle-button-off") {
            Toggle("Sound", isOn: .constant(false)).toggleStyle(.button)
        },
        ControlSample("toggle-button-on") {
            Toggle("Sound", isOn: .constant(true)).toggleStyle(.button)
        },
        ControlSample("picker-menu") { picker.pickerStyle(.menu) },
        ControlSample("picker-segmented") { picker.pickerStyle(.segmented) },
        ControlSample("picker-radio") { picker.pickerStyle(.radioGroup) },
        ControlSample("picker-palette") { picker.pickerStyle(.palette) },
        ControlSample("picker-wheel") { picker.pickerStyle(.wheel) },
    ]

    @MainActor private static var picker: some View {
        Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Medium").tag(2)
            Text("Large").tag(3)
        }
    }

    private static let dates = [
        ControlSample("date-compact") {
            DatePicker("Departure", selection: .constant(evening))
        },
        ControlSample("date-graphical") {
            DatePicker("Departure", selection: .constant(evening), displayedComponents: .date)
                .datePickerStyle(.graphical)
        },
    ]

    private static let evening = Date(timeIntervalSinceReferenceDate: 20 * 86_400 + 19 * 3600)

    private static let figures = [
        ControlSample("progress", states: passive) {
            ProgressView("Copying", value: 0.4).frame(width: 160)
        },
        ControlSample("progress-unknown", states: passive) {
            ProgressView("Waiting").frame(width: 160)
        },
        ControlSample("progress-circle", states: passive) {
            ProgressView().progressViewStyle(.circular)
        },
        ControlSample("gauge", states: passive) {
            Gauge(value: 0.4) {
                Text("Heat")
            } currentValueLabel: {
                Text("40")
            }
            .frame(width: 160)
        },
        ControlSample("gauge-circle", states: passive) {
            Gauge(value: 0.4) {
                Text("Heat")
            } currentValueLabel: {
                Text("40")
            }
            .gaugeStyle(.accessoryCircular)
        },
    ]

    private static let texts = [
        ControlSample("link") {
            if let url = URL(string: "https://example.org") { Link("Manual", destination: url) }
        },
        ControlSample("label", states: passive) { Label("Inbox", systemImage: "tray") },
        ControlSample("unavailable", states: passive) {
            ContentUnavailableView(
                "No Mail", systemImage: "tray", description: Text("New letters appear here.")
            )
            .frame(width: 240, height: 260)
        },
        ControlSample("disclosure") {
            DisclosureGroup("Details", isExpanded: .constant(true)) { Text("All of them") }
                .frame(width: 160)
        },
        ControlSample("group-box", states: passive) {
            GroupBox("Speed") { Text("All of it") }
        },
        ControlSample("form") {
            Form {
                Section("Sound") {
                    Toggle("Music", isOn: .constant(true))
                    LabeledContent("Output", value: "Speakers")
                }
            }
            .frame(width: 280, height: 190)
        },
        ControlSample("list") {
            List(selection: .constant(Set([2]))) {
                ForEach(1..<4) { Text("Row \($0)").badge($0) }
            }
            .frame(width: 240, height: 150)
        },
        ControlSample("table") {
            Table(["Amara", "Bela"].map(Row.init), selection: .constant(Set(["Bela"]))) {
                TableColumn("Name", value: \.id)
                TableColumn("Letters") { Text("\($0.id.count)") }
            }
            .frame(width: 260, height: 130)
        },
    ]

    private struct Row: Identifiable {
        let id: String
    }
}
