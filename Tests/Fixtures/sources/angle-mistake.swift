import SwiftUI

// A member that is not there, among angles that are added.

struct Hand: View {
    struct Clock { var hour = 3 }

    var clock = Clock()

    var body: some View {
        Rectangle()
            .frame(width: 2, height: 40)
            .rotationEffect(.degrees(Double(clock.hour) / 12 * 360) + .degrees(clock.nonsense))
    }
}
