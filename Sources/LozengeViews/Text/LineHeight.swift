import Foundation
import LozengeCore

nonisolated extension AttributedString {
    /// The distance of the baselines of a text.
    ///
    /// ```swift
    /// Text(poem).lineHeight(.multiple(factor: 1.6))
    /// ```
    ///
    /// Matches: SwiftUI.AttributedString.LineHeight
    /// Differs: lines do not get closer than their letters are high.
    /// Source: `docs/editing.md`, EDIT-28.
    public struct LineHeight: Hashable, Codable, Sendable {
        private enum Kind: Hashable, Codable {
            case normal, tight, loose, variable
            case exact(CGFloat)
            case multiple(CGFloat)
            case increase(CGFloat)
        }

        private let kind: Kind

        /// The distance of the text style.
        public static var normal: LineHeight { LineHeight(kind: .normal) }
        /// Two points less than usual.
        public static var tight: LineHeight { LineHeight(kind: .tight) }
        /// Two points more than usual.
        public static var loose: LineHeight { LineHeight(kind: .loose) }
        /// The distance that the font itself has, which differs between fonts.
        public static var variable: LineHeight { LineHeight(kind: .variable) }

        /// A distance in points; one that is not finite counts as usual.
        ///
        /// Matches: SwiftUI.AttributedString.LineHeight.exact(points:)
        public static func exact(points: CGFloat) -> LineHeight {
            points.isFinite ? LineHeight(kind: .exact(points)) : normal
        }

        /// A multiple of the font size; one that is not finite counts as usual.
        ///
        /// Matches: SwiftUI.AttributedString.LineHeight.multiple(factor:)
        public static func multiple(factor: CGFloat) -> LineHeight {
            factor.isFinite ? LineHeight(kind: .multiple(factor)) : normal
        }

        /// A number of points more than usual; one that is not finite counts as none.
        ///
        /// Matches: SwiftUI.AttributedString.LineHeight.leading(increase:)
        public static func leading(increase: CGFloat) -> LineHeight {
            increase.isFinite ? LineHeight(kind: .increase(increase)) : normal
        }

        /// Sets the distance in a font.
        func apply(to font: inout ResolvedFont) {
            switch kind {
            case .normal: font.leading = .standard
            case .tight: font.leading = .tight
            case .loose: font.leading = .loose
            case .variable: font.lineHeight = nil
            case .exact(let points):
                (font.lineHeight, font.leading) = (min(max(0, points), 10_000), .standard)
            case .multiple(let factor):
                let height = min(max(0, factor * font.size), 10_000)
                (font.lineHeight, font.leading) = (height, .standard)
            case .increase(let points): font.extraLeading = min(max(-10_000, points), 10_000)
            }
        }
    }
}

nonisolated extension View {
    /// Sets the distance of the baselines of texts in this view; `nil` for that of their fonts.
    ///
    /// Matches: SwiftUI.View.lineHeight(_:)
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
