import SwiftUI

/// A box that moves without end.
struct Moving: View {
    @State private var isAway = false

    var body: some View {
        Color.blue
            .frame(width: 20, height: 20)
            .offset(x: isAway ? 200 : 0)
            .frame(width: 240, height: 60, alignment: .leading)
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { isAway = true }
            }
    }
}
