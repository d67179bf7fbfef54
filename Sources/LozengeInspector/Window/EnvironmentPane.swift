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
                    Section("Set by Views") {
                        ForEach(own, id: \.name, content: row)
                    }
                    Section("Of the Window") {
                        ForEach(
                            app.environment.filter { $0.setter == nil }, id: \.name, content: row)
                    }
                }
            }
        }

        private var own: [EnvironmentRecord] { app.environment.filter { $0.setter != nil } }

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
