import Foundation
import LozengeCore

/// The spellings of SwiftUI's first version, which programs still use.
nonisolated extension View {
    /// The same as ``accessibilityLabel(_:)-(Text)``.
    ///
    /// Matches: SwiftUI.View.accessibility(label:)
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The same as ``accessibilityValue(_:)-(Text)``.
    ///
    /// Matches: SwiftUI.View.accessibility(value:)
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The same as ``accessibilityHint(_:)-(Text)``.
    ///
    /// Matches: SwiftUI.View.accessibility(hint:)
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The same as ``accessibilityIdentifier(_:)``.
    ///
    /// Matches: SwiftUI.View.accessibility(identifier:)
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// The same as ``accessibilityInputLabels(_:)-([Text])``.
    ///
    /// Matches: SwiftUI.View.accessibility(inputLabels:)
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }

    /// The same as ``accessibilityHidden(_:)``.
    ///
    /// Matches: SwiftUI.View.accessibility(hidden:)
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The same as ``accessibilitySortPriority(_:)``.
    ///
    /// Matches: SwiftUI.View.accessibility(sortPriority:)
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// The same as ``accessibilityAddTraits(_:)``.
    ///
    /// Matches: SwiftUI.View.accessibility(addTraits:)
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    public func accessibility(addTraits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(addTraits)
    }

    /// The same as ``accessibilityRemoveTraits(_:)``.
    ///
    /// Matches: SwiftUI.View.accessibility(removeTraits:)
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(removeTraits)
    }

    /// The same as ``accessibilityActivationPoint(_:)-(CGPoint)``.
    ///
    /// Matches: SwiftUI.View.accessibility(activationPoint:)
    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// The same as ``accessibilityActivationPoint(_:)-(UnitPoint)``.
    ///
    /// Matches: SwiftUI.View.accessibility(activationPoint:)
    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the value by which a container knows that this view is selected.
    ///
    /// Matches: SwiftUI.View.accessibility(selectionIdentifier:)
    /// Differs: no effect: containers know the selection of their views.
    @available(*, deprecated, message: "Use tag(_:).")
    public func accessibility(selectionIdentifier: AnyHashable) -> some View {
        accessibility { $0.selectionIdentifier = selectionIdentifier }
    }
}
