import SwiftUI

struct Tasks: View {
    @State private var open = ["Write", "Test"]
    @State private var done: [String] = []

    var body: some View {
        HStack {
            column("Open", open) { move($0, to: \.open) }
            column("Done", done) { move($0, to: \.done) }
        }
    }

    private func column(
        _ title: String, _ tasks: [String], drop: @escaping ([String]) -> Void
    ) -> some View {
        VStack {
            Text(title).font(.headline)
            ForEach(tasks, id: \.self) { Text($0).draggable($0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .dropDestination(for: String.self) { tasks, _ in
            drop(tasks)
            return true
        }
    }

    private func move(_ tasks: [String], to column: ReferenceWritableKeyPath<Tasks, [String]>) {
        open.removeAll { tasks.contains($0) }
        done.removeAll { tasks.contains($0) }
        self[keyPath: column] += tasks
    }
}
