import Foundation
import LozengeCore

nonisolated extension Text {
    /// The size of a text relative to its font.
    ///
    /// Matches: SwiftUI.Text.Scale
    nonisolated public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        ///
        /// Matches: SwiftUI.Text.Scale.default
        public static let `default` = Scale(factor: 1)

        /// A smaller size, such as for the unit after a number.
        ///
        /// Matches: SwiftUI.Text.Scale.secondary
        /// Differs: four fifths of its font; SwiftUI does not document its factor.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Scales this text; without effect if `isEnabled` is false.
    ///
    /// Matches: SwiftUI.Text.textScale(_:isEnabled:)
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }
}
