import SwiftUI

// An unknown member in a sum of angles.

struct Hand: View {
    struct Clock { var hour = 3 }

    var clock = Clock()

    var body: some View {
        Rectangle()
            .frame(width: 2, height: 40)
            .rotationEffect(.degrees(Double(clock.hour) / 12 * 360) + .degrees(clock.nonsense))
    }
}
