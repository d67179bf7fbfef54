import LozengeCore

/// The semantics that an app gives a view; `nil` and empty where it says nothing.
nonisolated package struct AccessibilityAttributes {
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var identifier: String?
    /// Other names of the view for voice control, the best first.
    package var inputLabels: [Text]?
    package var isHidden: Bool?
    package var children: AccessibilityChildBehavior?
    package var sortPriority: Double?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var respondsToUserInteraction: Bool?
    package var actions: [AccessibilityAction] = []

    package init() {}
}

/// An action that assistive technology offers for a view.
nonisolated package struct AccessibilityAction {
    package enum Kind {
        case standard(AccessibilityActionKind)
        case named(Text)
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
    }

    package let kind: Kind
    /// Called for all kinds but an adjustable action, which has a function of its own.
    package let perform: () -> Void
}

/// A layout-neutral modifier that keeps the semantics an app gives its content.
nonisolated struct AccessibilityModifier {
    let attributes: AccessibilityAttributes
}

extension AccessibilityModifier: PrimitiveModifier {
    static var affectsLayout: Bool { false }
}
