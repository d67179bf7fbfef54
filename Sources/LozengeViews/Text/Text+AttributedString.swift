import Foundation
import LozengeCore
import LozengeMarkdown

nonisolated extension Text {
    /// Creates a text that shows an attributed string.
    ///
    /// Links, marks by Markdown, the language and the attributes in `SwiftUIAttributes` are displayed; other attributes
    /// are ignored.
    ///
    /// Matches: SwiftUI.Text.init(_:)
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
        background = attributes.swiftUI.backgroundColor
        kerning = attributes.swiftUI.kern
        tracking = attributes.swiftUI.tracking
        baselineOffset = attributes.swiftUI.baselineOffset
        underline = attributes.swiftUI.underlineStyle.map(TextRule.line)
        strikethrough = attributes.swiftUI.strikethroughStyle.map(TextRule.line)
        lineHeight = attributes.swiftUI.lineHeight
        link = attributes.link
        language = attributes.languageIdentifier
        if let marks = attributes.inlinePresentationIntent { add(marks) }
    }

    /// Adds marks by Markdown.
    mutating func add(_ marks: InlinePresentationIntent) {
        if marks.contains(.stronglyEmphasized) { isBold = true }
        if marks.contains(.emphasized) { isItalic = true }
        if marks.contains(.code) { isMonospaced = true }
        if marks.contains(.strikethrough) { strikethrough = strikethrough ?? .line(.single) }
    }
}
