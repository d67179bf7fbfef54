import Foundation

extension Font {
    /// The environment in which a font gets its size: the text size.
    ///
    /// Matches: SwiftUI.Font.Context
    public struct Context: Hashable, Sendable {
        package let textSize: DynamicTypeSize

        package init(textSize: DynamicTypeSize) { self.textSize = textSize }
    }

    /// A font with its size and its traits.
    ///
    /// Matches: SwiftUI.Font.Resolved
    /// Differs: there is no Core Text font.
    public struct Resolved: Hashable, Sendable {
        private let font: ResolvedFont

        fileprivate init(_ font: ResolvedFont) { self.font = font }

        /// The size in points.
        public var pointSize: CGFloat { font.size }
        public var weight: Weight { font.weight }
        /// True for strokes as heavy as semibold ones, or heavier.
        public var isBold: Bool { font.weight.value >= Weight.semibold.value }
        public var isItalic: Bool { font.isItalic }
        public var isMonospaced: Bool { font.design == .monospaced }
        /// True if all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
        public var isLowercaseSmallCaps: Bool { font.features.contains(.lowercaseSmallCaps) }
        public var isUppercaseSmallCaps: Bool { font.features.contains(.uppercaseSmallCaps) }
    }

    /// Returns the font with its size and its traits.
    ///
    /// ```swift
    /// @Environment(\.fontResolutionContext) private var context
    /// …
    /// let isBold = font.resolve(in: context).isBold
    /// ```
    ///
    /// Matches: SwiftUI.Font.resolve(in:)
    public func resolve(in context: Context) -> Resolved { Resolved(resolve(at: context.textSize)) }
}
