import SwiftUI

/// A list of 1,000 rows, over which Return presents a sheet with five fields and two buttons; Escape ends it.
struct SheetApp: App {
    var body: some Scene {
        WindowGroup("sheet") { PresentingList() }
            .defaultSize(ListWindow.size)
    }
}

private struct PresentingList: View {
    @State private var isPresented = false

    var body: some View {
        NumberList(count: 1000)
            .opens { isPresented = $0 }
            .sheet(isPresented: $isPresented) { FormSheet() }
    }
}

private struct FormSheet: View {
    @State private var texts = (0..<5).map {
        "Text \($0) " + String(repeating: "i", count: $0 * 5 % 11)
    }
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            ForEach(texts.indices, id: \.self) { index in
                TextField(text: $texts[index]) {
                    Text("Field \(index)").foregroundStyle(.black)
                }
                .foregroundStyle(.ink)
            }
        }
        .font(.custom("DejaVu Sans", fixedSize: 13))
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Button("OK") { dismiss() } }
        }
    }
}
