import LozengeCore

nonisolated extension View {
    /// Gives what `isEnabled` allows to assistive technology.
    private func accessibility(
        _ isEnabled: Bool, _ change: (inout AccessibilityAttributes) -> Void
    ) -> some View {
        accessibility { if isEnabled { change(&$0) } }
    }

    /// Gives the name of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.label = label }
    }

    /// Gives the name of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityLabel(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Gives the name of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Gives the value of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.value = value }
    }

    /// Gives the value of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityValue(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Gives the value of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Gives the result of the action of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.hint = hint }
    }

    /// Gives the result of the action of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    public func accessibilityHint(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Gives the result of the action of this view to assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    /// Differs: kept, and not yet announced.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Gives this view other names for voice control, the best first, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: kept, and not yet read.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.inputLabels = inputLabels }
    }

    /// Gives this view other names for voice control, the best first, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: kept, and not yet read.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Gives this view a name for tests, which is not announced, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityIdentifier(_:isEnabled:)
    /// Differs: kept, and not yet read.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.identifier = identifier }
    }

    /// Hides this view, which is shown, from assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHidden(_:isEnabled:)
    /// Differs: kept, and not yet read.
    public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.isHidden = hidden }
    }

    /// Sets whether this view can be operated, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityRespondsToUserInteraction(_:isEnabled:)
    /// Differs: kept, and not yet read.
    public func accessibilityRespondsToUserInteraction(
        _ responds: Bool, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.respondsToUserInteraction = responds }
    }
}
