import SwiftUI

struct EmptyTrash: View {
    @State private var isAsking = false
    let empty: () -> Void

    var body: some View {
        Button("Empty Trash…") { isAsking = true }
            .confirmationDialog("Delete everything in the trash?", isPresented: $isAsking) {
                Button("Delete", role: .destructive, action: empty)
            } message: {
                Text("This cannot be undone.")
            }
    }
}
