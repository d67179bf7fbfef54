import LozengeCore

nonisolated extension View {
    func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> some View {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return modifier(AccessibilityModifier(attributes: attributes))
    }

    /// Sets the label of this view for assistive technology.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:)
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label }
    }

    /// Sets the label of this view for assistive technology, localized.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:)
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Sets the label of this view for assistive technology to a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Sets the label of this view for assistive technology, not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the value of this view for assistive technology.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:)
    public func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.value = value }
    }

    /// Sets the value of this view for assistive technology, localized.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:)
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Sets the value of this view for assistive technology to a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:)
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    /// Sets the value of this view for assistive technology, not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityValue(_:)
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the hint of this view, the result of its action, for assistive technology.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:)
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint }
    }

    /// Sets the hint of this view, the result of its action, for assistive technology, localized.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:)
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibilityHint(Text(key))
    }

    /// Sets the hint of this view, the result of its action, for assistive technology to a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:)
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    /// Sets the hint of this view, the result of its action, for assistive technology, not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityHint(_:)
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the identifier of this view for tests, which is not announced.
    ///
    /// Matches: SwiftUI.View.accessibilityIdentifier(_:)
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Sets other names of this view for voice control, the best first.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility { $0.inputLabels = inputLabels }
    }

    /// Sets other names of this view for voice control, the best first.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets other names of this view for voice control, the best first, from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource])
        -> some View
    {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }

    /// Sets other names of this view for voice control, the best first, not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityInputLabels(_:)
    /// Differs: told to tests alone: AT-SPI has no names for voice control.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Hides this view, which is shown, from assistive technology.
    ///
    /// Matches: SwiftUI.View.accessibilityHidden(_:)
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.isHidden = hidden }
    }

    /// Makes this view one element, or a group of elements.
    ///
    /// Matches: SwiftUI.View.accessibilityElement(children:)
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { $0.children = children }
    }

    /// Sets the place of this view in the reading order: views of a higher priority come first.
    ///
    /// Matches: SwiftUI.View.accessibilitySortPriority(_:)
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Adds traits to the default traits of this view.
    ///
    /// Matches: SwiftUI.View.accessibilityAddTraits(_:)
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.addedTraits = traits }
    }

    /// Removes traits from the default traits of this view.
    ///
    /// Matches: SwiftUI.View.accessibilityRemoveTraits(_:)
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes this view a heading.
    ///
    /// Matches: SwiftUI.View.accessibilityHeading(_:)
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility { $0.headingLevel = level }
    }

    /// Sets whether this view can be operated.
    ///
    /// Matches: SwiftUI.View.accessibilityRespondsToUserInteraction(_:)
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Adds an action that assistive technology has a command for.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(_:_:)
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility {
            $0.actions = [AccessibilityAction(kind: .standard(actionKind), perform: handler)]
        }
    }

    /// Adds an action with a name.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(named:_:)
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a localized name.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(named:_:)
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name from a resource.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(named:_:)
    @_disfavoredOverload
    public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Adds an action with a name, which is not localized.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(named:_:)
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action that adjusts the value of this view step by step.
    ///
    /// Matches: SwiftUI.View.accessibilityAdjustableAction(_:)
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility {
            $0.actions = [AccessibilityAction(kind: .adjustable(handler), perform: {})]
        }
    }
}
