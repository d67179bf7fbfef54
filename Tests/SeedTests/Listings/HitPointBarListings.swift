// swift-format-ignore-file
import Foundation
import SwiftUI

/// The goal, with the final bar.
enum HitPointBarGoal {
    struct ContentView : View {
        var body: some View {
            HStack {
                Image("rogue")
                VStack(alignment: .leading) {
                    Text("Hasty River")
                        .font(.title)
                    HitPointBar(hitPoints: 60, damageTaken: 27)
                        .font(.caption)
                        .frame(width: 200)
                }
            }
        }
    }

    typealias HitPointBar = SeparatedBar.HitPointBar
}

/// The label alone, with the height of its font.
enum LabelOnly {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .border(Color.yellow)
        }
    }

    struct InItsFrame: View {
        var body: some View {
            HitPointBar(hitPoints: 60, damageTaken: 27)
                .font(.caption)
                .frame(width: 200)
                .border(Color.green)
        }
    }
}

/// The bar fills the frame around it.
enum FillingBar {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .frame(minWidth: 0, maxWidth: .infinity)
                .border(Color.green)
        }
    }
}

/// The red lozenge.
enum RedBar {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .frame(minWidth: 0, maxWidth: .infinity)
                .foregroundColor(Color.white)
                .background(Color.red)
                .cornerRadius(8)
        }
    }
}

/// The secondary view as a separate view, still red.
enum RedBackground {
    struct HitPointBackground : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Color.red
        }
    }
}

/// The finished bar: green from the left, red from the right.
enum SeparatedBar {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .frame(minWidth: 0, maxWidth: .infinity)
                .foregroundColor(Color.white)
                .background(HitPointBackground(hitPoints: hitPoints,
                                               damageTaken: damageTaken))
                .cornerRadius(8)
        }
    }

    struct HitPointBackground : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            GeometryReader { g in
                ZStack(alignment: .leading) {
                    Rectangle()
                        .fill(Color.red)
                    Rectangle()
                        .fill(Color.green)
                        .frame(width: g.size.width
                            * CGFloat(self.hitPoints - self.damageTaken)
                            / CGFloat(self.hitPoints))
                }
            }
        }
    }
}
