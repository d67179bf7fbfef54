import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the default font of texts in this view; `nil` is `.body`.
    ///
    /// Matches: SwiftUI.View.font(_:)
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the default colour of texts and shapes in this view; `nil` is the standard colour.
    ///
    /// Matches: SwiftUI.View.foregroundColor(_:)
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// Sets the alignment of lines in multiline texts of this view.
    ///
    /// Matches: SwiftUI.View.multilineTextAlignment(_:)
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the extra distance between the lines of texts in this view, in points.
    ///
    /// Matches: SwiftUI.View.lineSpacing(_:)
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the position of the ellipsis in truncated lines of texts in this view.
    ///
    /// Matches: SwiftUI.View.truncationMode(_:)
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Shows texts in this view in uppercase or lowercase; `nil` keeps their case.
    ///
    /// Matches: SwiftUI.View.textCase(_:)
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Allows texts in this view to shrink to `factor` of their size before they are truncated.
    ///
    /// A text without a limit of lines or height wraps to more lines instead.
    ///
    /// - Parameter factor: A number between 0 and 1; other values are clamped, NaN counts as 1.
    /// - Returns: This view; the size of a shrunken text is the size after shrinking.
    ///
    /// Matches: SwiftUI.View.minimumScaleFactor(_:)
    /// Differs: sizes are tried in hundredths.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Allows texts in this view to tighten their letters before they are truncated.
    ///
    /// Tightening comes before shrinking, and is at most 1/72 of the font size.
    ///
    /// Matches: SwiftUI.View.allowsTightening(_:)
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
