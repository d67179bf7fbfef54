import Foundation
import LozengeCore

nonisolated extension Text {
    /// Creates a text that shows an attributed string.
    ///
    /// Links and the attributes in ``SwiftUIAttributes`` are displayed; other attributes are ignored.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    /// Differs: inline presentation intents are not there in Foundation on Linux; set `font`.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            TextStorage(
                attributedContent.runs.map { run in
                    var traits = TextAttributes()
                    traits.font = run.swiftUI.font
                    traits.color = run.swiftUI.foregroundColor
                    traits.kerning = run.swiftUI.kern
                    traits.tracking = run.swiftUI.tracking
                    traits.baselineOffset = run.swiftUI.baselineOffset
                    traits.underline = run.swiftUI.underlineStyle.map(TextRule.line)
                    traits.strikethrough = run.swiftUI.strikethroughStyle.map(TextRule.line)
                    traits.link = run.link
                    return TextRun(
                        string: String(attributedContent[run.range].characters), traits: traits)
                }))
    }
}
