public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The marks of a part of a text by Markdown.
    ///
    /// Matches: Foundation.AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The blocks around a part of a text by Markdown.
    ///
    /// Matches: Foundation.AttributeScopes.FoundationAttributes.PresentationIntentAttribute
    public struct PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The attribute of marks.
    ///
    /// Matches: Foundation.AttributeScopes.FoundationAttributes.inlinePresentationIntent
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        InlinePresentationIntentAttribute()
    }

    /// The attribute of blocks.
    ///
    /// Matches: Foundation.AttributeScopes.FoundationAttributes.presentationIntent
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}
