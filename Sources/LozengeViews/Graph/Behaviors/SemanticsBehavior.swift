import LozengeCore

/// The hook of the semantic tree: the elements that assistive technology and tests see.
///
/// A leaf is an element, a control makes one of the elements inside, and most views leave them as they are.
@MainActor
package protocol SemanticsBehavior: PrimitiveContent {
    /// Returns the elements of this box, as a change of those inside.
    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect
    /// Returns the action that each element inside has besides its own; `nil` for none.
    func actionInside(_ context: SemanticsContext<Self>) -> ElementAction?
}

/// An action of all elements inside a box, made for the view of each.
package typealias ElementAction = (Node) -> SemanticAction

extension SemanticsBehavior {
    package func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect { .none }
    package func actionInside(_ context: SemanticsContext<Self>) -> ElementAction? { nil }
}

/// The effect of a box on the semantic elements inside it.
///
/// The more is known about it, the less has to be described again after a change inside.
package enum SemanticEffect {
    /// The elements inside stay as they are.
    case none
    /// There are no elements.
    case hidden
    /// One element takes the place of those inside.
    case element(SemanticElement)
    /// The elements inside become the children of another one, which does not depend on them.
    case group(SemanticElement)
    /// Other elements are made of those inside, which are in reading order.
    case change((inout [SemanticElement]) -> Void)
}

/// The members of a node that are legal while the semantic tree is made.
///
/// The frames are those of the last layout. Nothing may change.
package struct SemanticsContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    init(_ node: ContentNode<Content>) { self.node = node }
}

extension SemanticsContext {
    /// Returns the value of the environment; the node is not updated when it changes.
    package func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node.environment[keyPath: keyPath]
    }

    /// The state of the window.
    var tree: ViewTree { node.tree }

    /// The values of the environment.
    var environment: EnvironmentValues { node.environment }

    /// The context of an action of an element.
    var actions: EventContext<Content> { EventContext(node) }
}

extension PrimitiveHolder {
    /// The effect of this box on the elements inside.
    var semantics: SemanticEffect { primitive.semantics(SemanticsContext(contentNode)) }
    var actionInside: ElementAction? { primitive.actionInside(SemanticsContext(contentNode)) }
}

extension Node {
    /// The elements of this box, in the order of the content.
    package final var elements: [SemanticElement] {
        switch holder?.semantics ?? .none {
        case .none: return elementsInside
        case .hidden: return []
        case .element(let element): return [element]
        case .group(var group):
            group.children = elementsInside.inReadingOrder
            return [group]
        case .change(let change):
            var elements = elementsInside
            change(&elements)
            return elements
        }
    }

    private final var elementsInside: [SemanticElement] {
        let elements = boxes.flatMap { $0.node.hasElements ? $0.node.elements : [] }
        guard let action = holder?.actionInside else { return elements }
        return elements.map { $0.having([action]) }
    }

    /// The actions that elements of this box have from the boxes around, the nearest first.
    final var actionsFromAround: [ElementAction] {
        sequence(first: self, next: \.superbox).dropFirst().compactMap { $0.holder?.actionInside }
    }

    /// True if the box can have elements: it is shown, and does not leave.
    final var hasElements: Bool { exceptions.isDisjoint(with: .untouchable) }
}
