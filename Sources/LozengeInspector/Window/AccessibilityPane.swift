#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The selected view as assistive technology reads it, and the defects of the app's windows.
    struct AccessibilityPane: View {
        let app: InspectedApp

        var body: some View {
            List {
                Section("Elements") {
                    if app.elements.isEmpty {
                        Text(app.selection == nil ? "No view is selected." : "None.")
                            .foregroundStyle(.secondary)
                    }
                    ForEach(Array(app.elements.enumerated()), id: \.offset) { _, element in
                        ElementRow(element: element)
                    }
                }
                Section("Audit") {
                    problems
                    Button("Audit All Windows") { app.audit() }.buttonStyle(.bordered)
                }
            }
        }

        @ViewBuilder private var problems: some View {
            if let problems = app.problems {
                if problems.isEmpty { Text("No problems were found.") }
                ForEach(Array(problems.enumerated()), id: \.offset) { _, problem in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(problem.sentence)
                        Button("\(problem.rule), \(problem.view.label)") {
                            app.selection = problem.view.id
                        }
                        .buttonStyle(.link)
                    }
                }
            } else {
                Text("An audit finds what keeps people from using the app.")
                    .foregroundStyle(.secondary)
            }
        }
    }

    /// An element with its properties.
    private struct ElementRow: View {
        let element: ElementRecord
        @ScaledMetric private var indent: CGFloat = 12

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).bold()
                ForEach(properties, id: \.name) { property in
                    Text("\(property.name): \(property.words)").foregroundStyle(.secondary)
                }
            }
            .padding(.leading, CGFloat(element.depth) * indent)
            .accessibilityElement(children: .combine)
        }

        private var title: String {
            element.label.isEmpty ? element.role : "\(element.role) “\(element.label)”"
        }

        private var properties: [(name: String, words: String)] {
            [
                ("Value", element.value), ("Hint", element.hint),
                ("States", element.states.joined(separator: ", ")),
                ("Actions", element.actions.joined(separator: ", ")),
            ].filter { !$0.words.isEmpty }
        }
    }
#endif
