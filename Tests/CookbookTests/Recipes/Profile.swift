import SwiftUI

struct Profile: View {
    @State private var color = Color.blue
    @State private var isChoosing = false

    var body: some View {
        Button("Choose a Color…") { isChoosing = true }
            .tint(color)
            .sheet(isPresented: $isChoosing) { ColorChoice { color = $0 } }
    }
}

struct ColorChoice: View {
    let choose: (Color) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HStack {
            ForEach([Color.blue, .green, .orange], id: \.self) { color in
                Button("Choose", systemImage: "circle.fill") {
                    choose(color)
                    dismiss()
                }
                .tint(color)
                .labelStyle(.iconOnly)
            }
        }
        .padding()
    }
}
