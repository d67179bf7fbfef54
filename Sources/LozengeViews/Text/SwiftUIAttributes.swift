import Foundation
import LozengeCore

extension AttributeScopes {
    /// The attributes of attributed strings that texts display.
    ///
    /// ```swift
    /// var string = AttributedString("Poisoned")
    /// string.foregroundColor = .green
    /// string.underlineStyle = .single
    /// let text = Text(string)
    /// ```
    ///
    /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The kerning in points.
        public let kern: KerningAttribute
        /// The tracking in points.
        public let tracking: TrackingAttribute
        /// The distance above the baseline in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The distance of baselines.
        public let lineHeight: LineHeightAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The font; without it, the font of the environment is used.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.FontAttribute
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "Lozenge.Font"
        }

        /// The text colour; without it, the foreground style of the environment is used.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "Lozenge.ForegroundColor"
        }

        /// The colour behind the letters, as high as their lines.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "Lozenge.BackgroundColor"
        }

        /// The kerning: points to add after every character.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.KerningAttribute
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.Kern"
        }

        /// The tracking: points to add after every character; overrides kerning.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.TrackingAttribute
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.Tracking"
        }

        /// The distance in points by which text is raised; negative lowers it.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.BaselineOffset"
        }

        /// The style of the underline.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Lozenge.UnderlineStyle"
        }

        /// The distance of baselines; without it, that of the environment is used.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.LineHeightAttribute
        public enum LineHeightAttribute: AttributedStringKey {
            public typealias Value = AttributedString.LineHeight
            public static let name = "Lozenge.LineHeight"
        }

        /// The style of the strikethrough line.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Lozenge.StrikethroughStyle"
        }
    }

    /// The scope of the attributes that texts display.
    ///
    /// Matches: SwiftUI.AttributeScopes.swiftUI
    nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up a text attribute by name, as in `string.foregroundColor = .red`.
    ///
    /// Extension: gives strings the attributes of ``AttributeScopes/SwiftUIAttributes``.
    nonisolated public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key { self[Key.self] }
}
