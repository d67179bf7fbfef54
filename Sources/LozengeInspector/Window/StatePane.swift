#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The dynamic properties of the selected view, of which state can be set.
    struct StatePane: View {
        let app: InspectedApp

        var body: some View {
            if app.selection == nil {
                NoSelection()
            } else if app.properties.isEmpty {
                ContentUnavailableView(
                    "No State", systemImage: "memorychip",
                    description: Text("Views with a body have state; this one has none."))
            } else {
                Form {
                    ForEach(app.properties, id: \.name) { property in
                        PropertyRow(property: property) { app.set(property, to: $0) }
                    }
                }
            }
        }
    }

    /// A property with a control for its value.
    private struct PropertyRow: View {
        let property: PropertyRecord
        let set: (String) -> Void

        var body: some View {
            switch property.kind {
            case .truth:
                Toggle(
                    property.name,
                    isOn: Binding {
                        property.value == "true"
                    } set: {
                        set("\($0)")
                    })
            case .whole:
                Stepper(
                    "\(property.name): \(property.value)",
                    value: Binding {
                        Int(property.value) ?? 0
                    } set: {
                        set("\($0)")
                    })
            case .real, .text: EditedValue(property: property, set: set).id(property.value)
            case .other:
                LabeledContent(property.name) {
                    Text(property.value.isEmpty ? property.type : property.value).lineLimit(3)
                }
            }
        }
    }

    /// A field with a value, which is set with Return.
    private struct EditedValue: View {
        let property: PropertyRecord
        let set: (String) -> Void
        @State private var text: String

        init(property: PropertyRecord, set: @escaping (String) -> Void) {
            self.property = property
            self.set = set
            _text = State(initialValue: property.value)
        }

        var body: some View {
            TextField(property.name, text: $text).onSubmit { set(text) }
        }
    }
#endif
