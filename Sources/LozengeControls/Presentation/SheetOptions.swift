import Foundation
import LozengeCore
import LozengeViews

/// The form that a presentation takes in a narrow window.
///
/// Matches: SwiftUI.PresentationAdaptation
nonisolated public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// The effect of presses beside a sheet.
///
/// Matches: SwiftUI.PresentationBackgroundInteraction
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    /// True if the views behind a sheet can be operated.
    let isEnabled: Bool
    public static var automatic: PresentationBackgroundInteraction { disabled }
    /// The views behind the sheet can be operated.
    public static var enabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true)
    }
    /// The views behind the sheet can be operated.
    ///
    /// Matches: SwiftUI.PresentationBackgroundInteraction.enabled(upThrough:)
    /// Differs: they can be operated at each height of the sheet.
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { enabled }
    /// Only the sheet can be operated.
    public static var disabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: false)
    }
}

/// The effect of a drag on the content of a sheet.
///
/// Matches: SwiftUI.PresentationContentInteraction
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}

/// The properties of a sheet, as its content declares them; `nil` for those left alone.
nonisolated struct SheetOptions {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var indicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var interaction: PresentationBackgroundInteraction?
    var sizing: (any PresentationSizing)?
    var isDismissDisabled = false

    init() {}

    /// Combines the options of several views; the outermost one that sets an option counts.
    init(_ declared: [Declaration<SheetOptions>]) {
        for inner in declared.map(\.value) {
            detents = detents ?? inner.detents
            selection = selection ?? inner.selection
            indicator = indicator ?? inner.indicator
            cornerRadius = cornerRadius ?? inner.cornerRadius
            background = background ?? inner.background
            interaction = interaction ?? inner.interaction
            sizing = sizing ?? inner.sizing
            isDismissDisabled = isDismissDisabled || inner.isDismissDisabled
        }
    }
}

nonisolated extension View {
    private func sheetOptions(_ change: (inout SheetOptions) -> Void) -> some View {
        var options = SheetOptions()
        change(&options)
        return declares(options)
    }

    /// Sets the heights of the sheet with this content; of several the user chooses one by the sheet's grip.
    ///
    /// Matches: SwiftUI.View.presentationDetents(_:)
    /// Source: `docs/navigation.md`, PRES-8.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetOptions { $0.detents = detents }
    }

    /// Sets the heights of the sheet with this content, and the present one.
    ///
    /// Matches: SwiftUI.View.presentationDetents(_:selection:)
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetOptions { ($0.detents, $0.selection) = (detents, selection) }
    }

    /// Shows or hides the grip of the sheet with this content.
    ///
    /// Matches: SwiftUI.View.presentationDragIndicator(_:)
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetOptions { $0.indicator = visibility }
    }

    /// Sets the radius of the corners of the sheet with this content, in points; `nil` for the usual one.
    ///
    /// Matches: SwiftUI.View.presentationCornerRadius(_:)
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetOptions { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } }
    }

    /// Sets the ground of the sheet with this content.
    ///
    /// Matches: SwiftUI.View.presentationBackground(_:)
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetOptions { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets the ground of the sheet with this content.
    ///
    /// Matches: SwiftUI.View.presentationBackground(alignment:content:)
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = content()
        return sheetOptions {
            $0.background = AnyView(Color.clear.overlay(alignment: alignment) { ground })
        }
    }

    /// Sets if the views behind the sheet with this content can be operated.
    ///
    /// Matches: SwiftUI.View.presentationBackgroundInteraction(_:)
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        sheetOptions { $0.interaction = interaction }
    }

    /// Returns this view: the content of a sheet scrolls, and its grip resizes it.
    ///
    /// Matches: SwiftUI.View.presentationContentInteraction(_:)
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Returns this view: a popover stays one in a narrow window, too.
    ///
    /// Matches: SwiftUI.View.presentationCompactAdaptation(_:)
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        self
    }

    /// Returns this view: a popover stays one in a narrow window, too.
    ///
    /// Matches: SwiftUI.View.presentationCompactAdaptation(horizontal:vertical:)
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// Leaves it to the program to end the sheet with this content: Escape, Ctrl W and the close button do not.
    ///
    /// Matches: SwiftUI.View.interactiveDismissDisabled(_:)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetOptions { $0.isDismissDisabled = isDisabled }
    }
}
