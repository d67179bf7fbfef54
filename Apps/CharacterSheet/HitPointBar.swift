import SwiftUI

/// A bar with the height of its font and the width of its frame: green for hit points left, red for lost
/// ones.
package struct HitPointBar: View {
    let hitPoints: Int
    let damageTaken: Int
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// - Parameters:
    ///   - hitPoints: At least 0; clamped.
    ///   - damageTaken: From 0 to `hitPoints`; clamped.
    package init(hitPoints: Int, damageTaken: Int) {
        self.hitPoints = max(0, hitPoints)
        self.damageTaken = min(max(0, damageTaken), self.hitPoints)
    }

    package var body: some View {
        Text("\(hitPoints - damageTaken)/\(hitPoints)")
            .monospacedDigit()
            .fontWeight(.semibold)
            .padding(.vertical, 1)
            .frame(minWidth: 0, maxWidth: .infinity)
            .foregroundColor(Color.white)
            .background(HitPointBackground(hitPoints: hitPoints, damageTaken: damageTaken))
            .cornerRadius(8)
            .animation(reducesMotion ? nil : .snappy, value: damageTaken)
    }
}

struct HitPointBackground: View {
    var hitPoints: Int
    var damageTaken: Int

    var body: some View {
        GeometryReader { g in
            ZStack(alignment: .leading) {
                Rectangle()
                    .fill(Color.blood)
                Rectangle()
                    .fill(Color.vigour)
                    .frame(
                        width: g.size.width * CGFloat(hitPoints - damageTaken)
                            / CGFloat(max(1, hitPoints)))
            }
        }
    }
}
