import LozengeCore
import LozengeViews
import SwiftUI

/// The conditions that previews are shown under, as the user of the tool has set them.
struct PreviewConditions: Equatable {
    /// The text size; `nil` for that of the window.
    var textSize: DynamicTypeSize?
    /// The colour scheme; `nil` for that of the window.
    var scheme: ColorScheme?
    var hasHighContrast = false
    var isRightToLeft = false
    /// The identifier of the locale; `nil` for the user's.
    var locale: String?
    /// The size of the container, in points; `nil` for that of the preview.
    var size: CGSize?
}

extension View {
    /// Shows the view under conditions.
    func conditions(_ conditions: PreviewConditions) -> some View {
        modifier(ConditionsModifier(conditions: conditions))
    }
}

private struct ConditionsModifier: ViewModifier {
    let conditions: PreviewConditions
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        content
            .background(.windowBackground)
            .transformEnvironment(\.colorPalette) { palette in
                if let scheme = conditions.scheme { palette.scheme = scheme }
                if conditions.hasHighContrast { palette.contrast = .increased }
            }
            .environment(\.dynamicTypeSize, conditions.textSize ?? textSize)
            .environment(
                \.layoutDirection, conditions.isRightToLeft ? .rightToLeft : direction
            )
            .environment(\.locale, conditions.locale.map(Locale.init) ?? locale)
    }
}
