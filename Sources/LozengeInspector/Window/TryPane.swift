#if DEBUG || INSPECT
    import LozengeCore
    import LozengeViews
    import SwiftUI

    /// Values to be tried in the app: parameters of the selected view, of its modifiers, of its environment and of its
    /// window.
    struct TryPane: View {
        let app: InspectedApp

        var body: some View {
            Form {
                if !app.overrides.isEmpty { overrides }
                ForEach(app.adjusted) { box in
                    Section(box.title) {
                        ForEach(box.parameters, id: \.name) { parameter in
                            ParameterRow(parameter: parameter) {
                                app.override(parameter, of: box.box, by: $0)
                            }
                        }
                    }
                }
            }
        }

        private var overrides: some View {
            Section {
                ForEach(app.overrides, id: \.view.id) { override in
                    LabeledContent(override.view.label) {
                        Text(override.code).monospaced().textSelection(.enabled)
                    }
                }
                HStack {
                    CopyButton(text: code)
                    Button("Restore All") { app.restore() }
                }
            } header: {
                Text("Overrides")
            } footer: {
                Text("They are in the app until this window is closed.")
            }
        }

        private var code: String {
            app.overrides.map { "\($0.view.label)\n\($0.code)" }.joined(separator: "\n\n")
        }
    }

    /// A parameter with a control for its value, and a button that restores the program's.
    private struct ParameterRow: View {
        let parameter: ParameterRecord
        /// Sets the value; the program's for `nil`.
        let set: (String?) -> Void

        var body: some View {
            LabeledContent {
                HStack {
                    control.labelsHidden()
                    Button("Restore \(parameter.name)", systemImage: "arrow.uturn.backward") {
                        set(nil)
                    }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .opacity(parameter.isOverridden ? 1 : 0)
                    .disabled(!parameter.isOverridden)
                    .accessibilityHidden(!parameter.isOverridden)
                }
            } label: {
                Text(parameter.name).fontWeight(parameter.isOverridden ? .bold : .regular)
            }
        }

        @ViewBuilder private var control: some View {
            switch parameter.kind {
            case .choice(let values):
                Picker(
                    parameter.name,
                    selection: Binding {
                        parameter.value
                    } set: {
                        set($0)
                    }
                ) {
                    if !values.contains(parameter.value) {
                        Text("Custom").tag(parameter.value)
                    }
                    ForEach(values, id: \.self) { Text($0).tag($0) }
                }
                .fixedSize()
            case .length, .optionalLength:
                ParameterField(parameter: parameter, set: set).id(parameter.value)
                Stepper(
                    parameter.name,
                    onIncrement: { step(by: 1) }, onDecrement: { step(by: -1) })
            case .text: ParameterField(parameter: parameter, set: set).id(parameter.value)
            }
        }

        private func step(by distance: Double) {
            set("\(number: CGFloat((Double(parameter.value) ?? 0) + distance))")
        }
    }

    /// A field with a value, which is set with Return.
    private struct ParameterField: View {
        let parameter: ParameterRecord
        let set: (String?) -> Void
        @State private var text: String
        @ScaledMetric private var width: CGFloat = 80

        init(parameter: ParameterRecord, set: @escaping (String?) -> Void) {
            self.parameter = parameter
            self.set = set
            _text = State(initialValue: parameter.value)
        }

        var body: some View {
            TextField(parameter.name, text: $text, prompt: Text("automatic"))
                .frame(width: parameter.kind == .text ? width * 2 : width)
                .multilineTextAlignment(.trailing)
                .onSubmit { set(text) }
        }
    }
#endif
