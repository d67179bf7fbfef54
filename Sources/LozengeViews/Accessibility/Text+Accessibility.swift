import LozengeCore

nonisolated extension Text {
    /// Sets the words that a screen reader says for this part of a text.
    ///
    /// ```swift
    /// Text("Meet at ") + Text("8½").accessibilityLabel("half past eight")
    /// ```
    ///
    /// Matches: SwiftUI.Text.accessibilityLabel(_:)
    public func accessibilityLabel(_ label: Text) -> Text {
        Text(TextStorage(SpokenText(self, label: label)))
    }

    /// Sets the words that a screen reader says for this part of a text, localized.
    ///
    /// Matches: SwiftUI.Text.accessibilityLabel(_:)
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the words that a screen reader says for this part of a text, from a resource.
    ///
    /// Matches: SwiftUI.Text.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }

    /// Sets the words that a screen reader says for this part of a text, not localized.
    ///
    /// Matches: SwiftUI.Text.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Makes this text a heading.
    ///
    /// Matches: SwiftUI.Text.accessibilityHeading(_:)
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        Text(TextStorage(SpokenText(self, heading: level.number ?? 0)))
    }

    /// Sets the kind of text that this is.
    ///
    /// Matches: SwiftUI.Text.accessibilityTextContentType(_:)
    /// Differs: not told: AT-SPI has no kinds of text.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// Lets a screen reader speak all punctuation of this text.
    ///
    /// Matches: SwiftUI.Text.speechAlwaysIncludesPunctuation(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Lets a screen reader spell this text.
    ///
    /// Matches: SwiftUI.Text.speechSpellsOutCharacters(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Raises or lowers the voice for this text: from -1 to 1, 0 for the usual pitch.
    ///
    /// Matches: SwiftUI.Text.speechAdjustedPitch(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Queues announcements of this text behind earlier ones.
    ///
    /// Matches: SwiftUI.Text.speechAnnouncementsQueued(_:)
    /// Differs: no effect: readers decide themselves what waits.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
