#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The environment of the selected view: each value, and the view that set it.
    struct EnvironmentPane: View {
        let app: InspectedApp

        var body: some View {
            if app.selection == nil {
                NoSelection()
            } else {
                List {
                    section("Set by the Program") { $0.map(app.isWritten) == true }
                    section("Set by the Toolkit") { $0.map(app.isWritten) == false }
                    section("Of the Window") { $0 == nil }
                }
            }
        }

        /// The values whose setters meet a condition; nothing without values.
        @ViewBuilder private func section(
            _ title: String, _ condition: (BoxName?) -> Bool
        ) -> some View {
            let records = app.environment.filter { condition($0.setter) }
            if !records.isEmpty {
                Section(title) { ForEach(records, id: \.name, content: row) }
            }
        }

        private func row(_ record: EnvironmentRecord) -> some View {
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(record.name).bold()
                    Spacer()
                    if let setter = record.setter {
                        Button(setter.label) { app.selection = setter.id }
                            .buttonStyle(.link)
                            .accessibilityLabel("\(setter.label), which sets \(record.name)")
                    }
                }
                Text(record.value).lineLimit(2).foregroundStyle(.secondary).help(record.value)
            }
        }
    }
#endif
