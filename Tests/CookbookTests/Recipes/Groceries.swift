import SwiftUI

struct Groceries: View {
    @State private var items = ["Milk", "Bread", "Apples"]
    @State private var new = ""

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            TextField("New item", text: $new).onSubmit(add)
        }
    }

    private func add() {
        guard !new.isEmpty else { return }
        items.append(new)
        new = ""
    }
}
