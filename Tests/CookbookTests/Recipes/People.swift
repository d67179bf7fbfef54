import SwiftUI

nonisolated struct Person: Identifiable {
    let id = UUID()
    var name: String
    var age: Int
}

struct People: View {
    @State private var people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41)]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Set<Person.ID> = []

    var body: some View {
        Table(people, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        .onChange(of: order) { people.sort(using: order) }
    }
}
