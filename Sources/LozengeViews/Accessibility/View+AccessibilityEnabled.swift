import LozengeCore

nonisolated extension View {
    /// Gives what `isEnabled` allows to assistive technology.
    private func accessibility(
        _ isEnabled: Bool, _ change: (inout AccessibilityAttributes) -> Void
    ) -> some View {
        accessibility { if isEnabled { change(&$0) } }
    }

    /// Sets the label of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.label = label }
    }

    /// Sets the label of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    public func accessibilityLabel(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Sets the label of this view for assistive technology if `isEnabled`, from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityLabel(
        _ resource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(resource), isEnabled: isEnabled)
    }

    /// Sets the label of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the value of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.value = value }
    }

    /// Sets the value of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    public func accessibilityValue(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Sets the value of this view for assistive technology if `isEnabled`, from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityValue(
        _ resource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(resource), isEnabled: isEnabled)
    }

    /// Sets the value of this view for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the hint of this view, the result of its action, for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.hint = hint }
    }

    /// Sets the hint of this view, the result of its action, for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    public func accessibilityHint(
        _ key: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Sets the hint of this view, the result of its action, for assistive technology if `isEnabled`, from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityHint(
        _ resource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(resource), isEnabled: isEnabled)
    }

    /// Sets the hint of this view, the result of its action, for assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:isEnabled:)
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets other names of this view for voice control, the best first, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibility(isEnabled) { $0.inputLabels = inputLabels }
    }

    /// Sets other names of this view for voice control, the best first, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets other names of this view for voice control, the best first, if `isEnabled`, from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    @_disfavoredOverload
    public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets other names of this view for voice control, the best first, if `isEnabled`, not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:isEnabled:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the identifier of this view for tests, which is not announced, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityIdentifier(_:isEnabled:)
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.identifier = identifier }
    }

    /// Hides this view, which is shown, from assistive technology if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityHidden(_:isEnabled:)
    public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.isHidden = hidden }
    }

    /// Sets whether this view can be operated, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityRespondsToUserInteraction(_:isEnabled:)
    public func accessibilityRespondsToUserInteraction(
        _ responds: Bool, isEnabled: Bool
    ) -> some View {
        accessibility(isEnabled) { $0.respondsToUserInteraction = responds }
    }
}
