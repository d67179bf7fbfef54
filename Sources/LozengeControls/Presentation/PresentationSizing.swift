import Foundation
import LozengeCore
import LozengeViews

/// A rule for the size of a sheet.
///
/// ```swift
/// struct Postcard: PresentationSizing {
///     func proposedSize(
///         for root: PresentationSizingRoot, context: PresentationSizingContext
///     ) -> ProposedViewSize { ProposedViewSize(width: 440, height: 310) }
/// }
/// ```
///
/// The sheet is as large as its content answers, and no larger than its window.
///
/// Matches: SwiftUI.PresentationSizing
/// Source: `docs/navigation.md`, PRES-13.
nonisolated public protocol PresentationSizing {
    /// Returns the size that a sheet proposes to its content.
    ///
    /// - Parameters:
    ///   - root: The content.
    ///   - context: The surroundings of the sheet.
    /// - Returns: The proposal; `nil` in an axis for the ideal length.
    ///
    /// Matches: SwiftUI.PresentationSizing.proposedSize(for:context:)
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// The content of a sheet that gets its size.
///
/// Matches: SwiftUI.PresentationSizingRoot
nonisolated public struct PresentationSizingRoot {
    let subview: LayoutSubview

    /// Returns the size of the content for a proposal, in points.
    ///
    /// Matches: SwiftUI.PresentationSizingRoot.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        subview.sizeThatFits(proposal)
    }
}

/// The surroundings of a sheet that gets its size.
///
/// Matches: SwiftUI.PresentationSizingContext
nonisolated public struct PresentationSizingContext {
    /// The part of the window that a sheet may cover.
    let room: CGSize
}

/// The usual size: that of a form.
///
/// Matches: SwiftUI.AutomaticPresentationSizing
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }
}

/// The ideal size of the content.
///
/// Matches: SwiftUI.FittedPresentationSizing
nonisolated public struct FittedPresentationSizing: PresentationSizing {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// A size for a form: 520 points wide, and as high as its content, at most four fifths of the window.
///
/// Matches: SwiftUI.FormPresentationSizing
nonisolated public struct FormPresentationSizing: PresentationSizing {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let width = min(520, context.room.width)
        let ideal = root.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        return ProposedViewSize(width: width, height: min(ideal, context.room.height * 0.8))
    }
}

/// A size for a page of text: four fifths of the window, at most 820 × 1024 points.
///
/// Matches: SwiftUI.PagePresentationSizing
nonisolated public struct PagePresentationSizing: PresentationSizing {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: min(820, context.room.width * 0.8), height: min(1024, context.room.height * 0.8))
    }
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The usual size.
    ///
    /// Matches: SwiftUI.PresentationSizing.automatic
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    ///
    /// Matches: SwiftUI.PresentationSizing.fitted
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for a form.
    ///
    /// Matches: SwiftUI.PresentationSizing.form
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for a page of text.
    ///
    /// Matches: SwiftUI.PresentationSizing.page
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

nonisolated extension PresentationSizing {
    /// Returns this rule with the ideal length of the content in some axes.
    ///
    /// Matches: SwiftUI.PresentationSizing.fitted(horizontal:vertical:)
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxes(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Returns this rule with lengths in some axes that grow and do not shrink.
    ///
    /// Matches: SwiftUI.PresentationSizing.sticky(horizontal:vertical:)
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
    {
        StickyAxes(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A rule with the ideal length in some axes.
nonisolated private struct FittedAxes<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        return ProposedViewSize(
            width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
    }
}

/// A rule whose lengths do not shrink in some axes.
nonisolated struct StickyAxes<Base: PresentationSizing>: PresentationSizing, StickySizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { base.proposedSize(for: root, context: context) }
}

/// A rule for sheets that grow and do not shrink.
nonisolated protocol StickySizing {
    var horizontal: Bool { get }
    var vertical: Bool { get }
}

nonisolated extension View {
    /// Sets the size of the sheet with this content by a rule.
    ///
    /// Matches: SwiftUI.View.presentationSizing(_:)
    /// Differs: the largest sheet is that of the window.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        var options = SheetOptions()
        options.sizing = sizing
        return declares(options)
    }
}
