import LozengeCore

/// The hook of the semantic tree: the elements that assistive technology and tests see.
///
/// A leaf appends its element, a control combines the elements inside into one, and most views leave
/// them as they are.
@MainActor
package protocol SemanticsBehavior: PrimitiveContent {
    /// Changes the elements of the boxes inside, in reading order, to those of this box.
    func describe(_ elements: inout [SemanticElement], _ context: SemanticsContext<Self>)
}

extension SemanticsBehavior {
    package func describe(
        _ elements: inout [SemanticElement], _ context: SemanticsContext<Self>
    ) {}
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

    /// The context of an action of an element.
    var actions: EventContext<Content> { EventContext(node) }
}

extension PrimitiveHolder {
    func describe(_ elements: inout [SemanticElement]) {
        primitive.describe(&elements, SemanticsContext(contentNode))
    }
}

extension Node {
    /// The elements of this box, in the order of the content.
    package final var elements: [SemanticElement] {
        var elements: [SemanticElement] = []
        for box in boxes where box.node.exceptions.isDisjoint(with: .untouchable) {
            elements += box.node.elements
        }
        holder?.describe(&elements)
        return elements
    }
}
