import SwiftUI

struct Card: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button(isOpen ? "Less" : "More") { withAnimation(.snappy) { isOpen.toggle() } }
            if isOpen {
                Text("All the details").transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 12))
    }
}
