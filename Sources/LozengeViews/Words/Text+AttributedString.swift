import Foundation
import LozengeCore

nonisolated extension Text {
    /// Shows `attributedContent`, its runs looking as their attributes say.
    ///
    /// Takes the links and what is in ``LozengeAttributes``; other attributes are not shown.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    /// Differs: inline presentation intents are not there in Foundation on Linux; set `font`.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            TextStorage(
                attributedContent.runs.map { run in
                    var traits = TextTraits()
                    traits.font = run.lozenge.font
                    traits.color = run.lozenge.foregroundColor
                    traits.kerning = run.lozenge.kern
                    traits.tracking = run.lozenge.tracking
                    traits.baselineOffset = run.lozenge.baselineOffset
                    traits.underline = run.lozenge.underlineStyle.map(TextRule.line)
                    traits.strikethrough = run.lozenge.strikethroughStyle.map(TextRule.line)
                    traits.link = run.link
                    return TextRun(
                        string: String(attributedContent[run.range].characters), traits: traits)
                }))
    }
}
