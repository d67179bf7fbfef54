import SwiftUI

struct Colors: View {
    private let names = ["Amber", "Azure", "Coral", "Crimson", "Indigo"]
    @State private var words = ""
    @State private var isSorted = false

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { Text($0) }
                .navigationTitle("Colors")
                .searchable(text: $words)
                .toolbar { Toggle("Reverse", systemImage: "arrow.up.arrow.down", isOn: $isSorted) }
        }
    }

    private var found: [String] {
        let found = names.filter { words.isEmpty || $0.localizedStandardContains(words) }
        return isSorted ? found.reversed() : found
    }
}
