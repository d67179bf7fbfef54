import Foundation
import LozengeCore

nonisolated extension Text {
    /// Creates a text that shows an attributed string.
    ///
    /// Links and the attributes in `SwiftUIAttributes` are displayed; other attributes are ignored.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    /// Differs: inline presentation intents are not there in Foundation on Linux; set `font`.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            TextStorage(
                attributedContent.runs.map { run in
                    TextRun(
                        string: String(attributedContent[run.range].characters),
                        traits: TextAttributes(run.attributes))
                }))
    }
}

nonisolated extension TextAttributes {
    /// Creates the attributes that a text displays of those of an attributed string.
    init(_ attributes: AttributeContainer) {
        font = attributes.swiftUI.font
        color = attributes.swiftUI.foregroundColor
        kerning = attributes.swiftUI.kern
        tracking = attributes.swiftUI.tracking
        baselineOffset = attributes.swiftUI.baselineOffset
        underline = attributes.swiftUI.underlineStyle.map(TextRule.line)
        strikethrough = attributes.swiftUI.strikethroughStyle.map(TextRule.line)
        lineHeight = attributes.swiftUI.lineHeight
        link = attributes.link
    }
}
