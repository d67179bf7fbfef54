import SwiftUI

struct Account: View {
    @State private var name = ""
    @State private var age = 18
    @State private var isPublic = false
    let save: (String, Int) -> Void

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Stepper("Age: \(age)", value: $age, in: 0...150)
            Toggle("Visible to others", isOn: $isPublic)
            if name.isEmpty {
                Text("Every account has a name.").foregroundStyle(.secondary)
            }
            Button("Save") { save(name, age) }
                .disabled(name.isEmpty)
                .keyboardShortcut(.defaultAction)
        }
        .formStyle(.grouped)
    }
}
