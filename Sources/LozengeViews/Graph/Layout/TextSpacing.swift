import Foundation
import LozengeCore

/// The properties of a text that determine its preferred spacing.
struct TextSpacing: Equatable {
    let metrics: FontMetrics
    let height: CGFloat
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    private static var recent: [(text: TextSpacing, spacing: ViewSpacing)] = []
    private static var oldest = 0

    /// Windows use few fonts, most texts have one line.
    private static let capacity = 16

    /// The spacing, shared by all texts with equal properties.
    var viewSpacing: ViewSpacing {
        for known in Self.recent where known.text == self { return known.spacing }
        let made = ViewSpacing(
            text: metrics, height: height, firstBaseline: firstBaseline,
            lastBaseline: lastBaseline)
        if Self.recent.count < Self.capacity {
            Self.recent.append((self, made))
        } else {
            Self.recent[Self.oldest] = (self, made)
            Self.oldest = (Self.oldest + 1) % Self.capacity
        }
        return made
    }
}
