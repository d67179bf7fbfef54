import Foundation
import LozengeCore

extension AttributeScopes {
    /// What an attributed string can say of how it looks in a text.
    ///
    /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes
    /// Differs: there are no background colours.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        /// The font, for that of where the text is.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.FontAttribute
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "Lozenge.Font"
        }

        /// The colour, for that of where the text is.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "Lozenge.ForegroundColor"
        }

        /// Points to add after every character.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.KerningAttribute
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.Kern"
        }

        /// Points to add after every character, whatever the kerning.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.TrackingAttribute
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.Tracking"
        }

        /// Points above the baseline.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "Lozenge.BaselineOffset"
        }

        /// The line under the text.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Lozenge.UnderlineStyle"
        }

        /// The line through the text.
        ///
        /// Matches: SwiftUI.AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "Lozenge.StrikethroughStyle"
        }
    }

    /// What an attributed string can say of how it looks in a text.
    ///
    /// Matches: SwiftUI.AttributeScopes.swiftUI
    nonisolated public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of a name, as in `string.foregroundColor = .red`.
    ///
    /// Extension: what makes ``AttributeScopes/SwiftUIAttributes`` known to strings.
    nonisolated public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key { self[Key.self] }
}
