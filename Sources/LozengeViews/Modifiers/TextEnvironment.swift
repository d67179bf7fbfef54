import Foundation
import LozengeCore

extension View {
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

    /// The most lines that texts in this view show; `nil` for as many as fit.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

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

    /// Draws this view for another text size than the reader's.
    ///
    /// Matches: SwiftUI.View.dynamicTypeSize(_:)
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Digits of equal width in this view, where the font has such.
    ///
    /// An app that has a modifier of this name, as many from before SwiftUI had it do, gets its own.
    ///
    /// Matches: SwiftUI.View.monospacedDigit()
    @_disfavoredOverload
    public func monospacedDigit() -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
    }

    /// Strokes as heavy as `weight` for the texts in this view.
    ///
    /// Matches: SwiftUI.View.fontWeight(_:)
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.font) { font in
            if let weight { font = (font ?? .body).weight(weight) }
        }
    }
}
