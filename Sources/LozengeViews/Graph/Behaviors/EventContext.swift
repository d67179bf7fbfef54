import Foundation
import LozengeCore

/// The members of a node that are legal while an event is handled: the frames of the last layout, and
/// requests for the next frame.
package struct EventContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    init(_ node: ContentNode<Content>) { self.node = node }
}

extension PrimitiveHolder {
    var eventContext: EventContext<Content> { EventContext(contentNode) }
}
