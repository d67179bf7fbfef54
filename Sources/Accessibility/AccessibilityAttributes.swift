public import Foundation

extension AttributeScopes {
    /// The attributes by which assistive technology says a text.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes by which assistive technology says a text.
    ///
    /// Matches: Accessibility.AttributeScopes.AccessibilityAttributes
    /// Differs: only the priority of an announcement has an effect; AT-SPI has no way to tell the others to a reader.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
        public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextualContext: TextualContextAttribute
        public let accessibilityTextCustom: TextCustomAttribute

        /// The urgency of an announcement.
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static var name: String { "Accessibility.AnnouncementPriority" }

            public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
                case low, `default`, high
            }
        }

        /// True for an announcement that waits for earlier ones.
        public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static var name: String { "Accessibility.AnnouncementsQueued" }
        }

        /// True if all punctuation is said.
        public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static var name: String { "Accessibility.IncludesPunctuation" }
        }

        /// True if the text is spelled.
        public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static var name: String { "Accessibility.SpellsOutCharacters" }
        }

        /// The pitch of the voice, from -1 to 1.
        public enum SpeechAdjustedPitchAttribute: CodableAttributedStringKey {
            public typealias Value = Double
            public static var name: String { "Accessibility.AdjustedPitch" }
        }

        /// The pronunciation in the International Phonetic Alphabet.
        public enum IPANotationAttribute: CodableAttributedStringKey {
            public typealias Value = String
            public static var name: String { "Accessibility.PhoneticNotation" }
        }

        /// The level of a heading.
        public enum HeadingLevelAttribute: CodableAttributedStringKey {
            public typealias Value = HeadingLevel
            public static var name: String { "Accessibility.HeadingLevel" }

            public enum HeadingLevel: Int, Codable, Hashable, Sendable {
                case unspecified, h1, h2, h3, h4, h5, h6
            }
        }

        /// The kind of text.
        public enum TextualContextAttribute: CodableAttributedStringKey {
            public typealias Value = TextualContext
            public static var name: String { "Accessibility.TextualContext" }

            public enum TextualContext: String, Codable, Hashable, Sendable {
                case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet
                case wordProcessing
            }
        }

        /// Attributes of the app's own.
        public enum TextCustomAttribute: CodableAttributedStringKey {
            public typealias Value = [String]
            public static var name: String { "Accessibility.TextCustom" }
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
