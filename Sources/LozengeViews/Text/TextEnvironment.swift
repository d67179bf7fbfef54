import Foundation
import LozengeCore

nonisolated extension View {
    /// The font of texts in this view that have none of their own; `nil` for body.
    ///
    /// Matches: SwiftUI.View.font(_:)
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The colour of texts and shapes in this view that have none of their own.
    ///
    /// Matches: SwiftUI.View.foregroundColor(_:)
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// Where the lines of texts in this view begin.
    ///
    /// Matches: SwiftUI.View.multilineTextAlignment(_:)
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Extra distance between the lines of texts in this view, in points.
    ///
    /// Matches: SwiftUI.View.lineSpacing(_:)
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Where lines of texts in this view are cut that have no room for all of the text.
    ///
    /// Matches: SwiftUI.View.truncationMode(_:)
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Shows texts in this view in capitals or in small letters; `nil` for as they are.
    ///
    /// Matches: SwiftUI.View.textCase(_:)
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Lets texts in this view shrink where some of them would be left out: to no less than `factor`
    /// of their size.
    ///
    /// A text without a limit of lines or height breaks into more lines instead.
    ///
    /// - Parameter factor: Between 0 and 1; what is less or more counts as that, NaN as 1.
    /// - Returns: This view; a text that shrank asks for the room that it takes then.
    ///
    /// Matches: SwiftUI.View.minimumScaleFactor(_:)
    /// Differs: sizes are tried in hundredths.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets letters of texts in this view come closer together where text would be left out.
    ///
    /// They do so before they shrink, if they may, by at most 1/72 of the font's size.
    ///
    /// Matches: SwiftUI.View.allowsTightening(_:)
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
