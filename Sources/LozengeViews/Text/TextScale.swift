import Foundation
import LozengeCore

nonisolated extension Text {
    /// How large a text is beside what it belongs to.
    ///
    /// Matches: SwiftUI.Text.Scale
    nonisolated public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// As large as its font says.
        ///
        /// Matches: SwiftUI.Text.Scale.default
        public static let `default` = Scale(factor: 1)

        /// Smaller, as a unit is beside its number.
        ///
        /// Matches: SwiftUI.Text.Scale.secondary
        /// Differs: four fifths of its font; how much it is in SwiftUI is not told.
        public static let secondary = Scale(factor: 0.8)
    }

    /// This text larger or smaller beside what it belongs to.
    ///
    /// Matches: SwiftUI.Text.textScale(_:isEnabled:)
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }
}
