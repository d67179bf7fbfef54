import Foundation
import LozengeCore

/// The semantics that an app gives a view; `nil` and empty where it says nothing.
nonisolated package struct AccessibilityAttributes {
    package var label: Text?
    /// Views whose words are the label; a ``StandardLabel`` in them has the words without it.
    package var labelContent: AnyView?
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
    /// Views whose buttons are actions, by category.
    package var actionButtons: [(AccessibilityActionCategory, AnyView)] = []
    package var scrollStatus: Text?
    package var textContentType: AccessibilityTextContentType?
    package var customContent: [AccessibilityCustomContent] = []
    package var activationPoint: AccessibilityPoint?
    package var dragPoints: [(UnitPoint, Text)] = []
    package var dropPoints: [(UnitPoint, Text)] = []
    /// The way in which touches are passed on; `nil` if they are not.
    package var directTouch: AccessibilityDirectTouchOptions?
    /// Elements that stand for what the view shows.
    package var elements: AnyView?
    /// A view that assistive technology sees instead of the content.
    package var representation: AnyView?
    package var ignoresInvertColors: Bool?
    package var showsLargeContent: Bool?
    package var largeContent: AnyView?
    package var speaksPunctuation: Bool?
    package var spellsOut: Bool?
    package var queuesAnnouncements: Bool?
    /// From -1 to 1.
    package var pitch: Double?
    /// The relations to elements elsewhere, by what they share.
    package var links: [(SemanticLink.Kind, AnyHashable)] = []
    /// The value by which a container knows that the view is selected.
    package var selectionIdentifier: AnyHashable?

    package init() {}

    /// True if the attributes are those of one element, so that several of a view become a group.
    var nameElement: Bool {
        label != nil || labelContent != nil || value != nil || hint != nil
            || addedTraits.contains(.isModal)
    }

    /// True if a view that has no element of its own becomes one.
    var makeElement: Bool {
        nameElement || !actions.isEmpty || !actionButtons.isEmpty || !addedTraits.isEmpty
    }

    /// True if there are views that only assistive technology sees.
    var needViews: Bool {
        representation != nil || elements != nil || labelContent != nil || !actionButtons.isEmpty
            || actions.contains { if case .labeled = $0.kind { true } else { false } }
    }

    /// True if elements differ by the attributes.
    var describeElements: Bool {
        makeElement || identifier != nil || sortPriority != nil || !removedTraits.isEmpty
            || headingLevel != nil || inputLabels != nil || !customContent.isEmpty
            || respondsToUserInteraction != nil || !links.isEmpty
    }
}

/// A point of a view.
nonisolated package enum AccessibilityPoint: Equatable {
    /// In points from the top-leading corner.
    case point(CGPoint)
    /// As fractions of the view's size.
    case unit(UnitPoint)
}

/// An action that assistive technology offers for a view.
nonisolated package struct AccessibilityAction {
    package enum Kind {
        case standard(AccessibilityActionKind)
        case labeled(AnyView)
        case scroll((Edge) -> Void)
        case zoom((AccessibilityZoomGestureAction) -> Void)
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
    }

    package let kind: Kind
    /// Called for all kinds without an associated function.
    package let perform: () -> Void
}

/// A layout-neutral modifier that keeps the semantics an app gives its content.
nonisolated struct AccessibilityModifier {
    let attributes: AccessibilityAttributes
}

extension AccessibilityModifier: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    struct Resolved {
        var views: HiddenViews?
        /// The mark of a view that the keyboard operates.
        var ring = FocusRing()
    }

    static var unresolved: Resolved { Resolved() }

    func resolve(_ context: UpdateContext<Self>) -> Resolved {
        var resolved = context.resolved
        resolved.views?.update(to: attributes)
        if resolved.views == nil, attributes.needViews { resolved.views = HiddenViews() }
        if attributes.areForKeyboard { resolved.ring = FocusRing(context) }
        return resolved
    }

    func disappear(_ context: UpdateContext<Self>) { context.resolved.views?.close() }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        guard attributes.isHidden != true else { return .hidden }
        if let view = attributes.representation, let views = context.resolved.views {
            return .change { elements in
                elements = views.elements(of: view, as: .representation, context)
            }
        }
        if let view = attributes.elements, let views = context.resolved.views {
            return .change { elements in
                if elements.count != 1 { elements = [SemanticElement(.group, of: context.node)] }
                elements[0].children = views.elements(of: view, as: .children, context)
                attributes.apply(to: &elements[0], context)
            }
        }
        switch attributes.children?.kind {
        case .contain: return .group(element(context))
        case .ignore: return .element(element(context))
        case .combine:
            return .change { elements in
                elements.combine(of: context.node)
                attributes.apply(to: &elements[0], context)
            }
        case nil:
            guard attributes.describeElements else { return .none }
            return .change { elements in
                if elements.isEmpty, attributes.makeElement {
                    elements = [ownElement(of: context.node)]
                } else if elements.count > 1, attributes.nameElement {
                    elements.group(of: context.node)
                }
                for index in elements.indices { attributes.apply(to: &elements[index], context) }
            }
        }
    }

    /// The element of the view itself, with what the app says of it alone.
    private func element(_ context: SemanticsContext<Self>) -> SemanticElement {
        var element = SemanticElement(.group, of: context.node)
        attributes.apply(to: &element, context)
        return element
    }

    /// Returns an element for a box without one, with what the modifiers inside do to elements: a gesture gives it an
    /// action.
    private func ownElement(of box: Node) -> SemanticElement {
        func next(_ box: Node) -> Node? {
            box.boxes.count == 1 && box.boxes[0].node.role == .modifier ? box.boxes[0].node : nil
        }
        var elements = [SemanticElement(.group, of: box)]
        for inner in sequence(first: box, next: next).dropFirst().reversed() {
            if case .change(let change) = inner.holder?.semantics { change(&elements) }
        }
        return elements.first ?? SemanticElement(.group, of: box)
    }
}
