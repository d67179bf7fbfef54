import LozengeCore

/// The hooks of the update pass.
@MainActor
package protocol UpdateBehavior: PrimitiveContent {
    /// Reads the environment and makes the resolved value; called again when a value changes that was
    /// read.
    func resolve(_ context: UpdateContext<Self>) -> Resolved

    /// Returns the environment of the views inside.
    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues

    /// Called at a requested time, instead of an update if it returns true.
    ///
    /// A caret that blinks is painted, and nothing else of its field is computed anew.
    func timeCame(_ context: EventContext<Self>) -> Bool

    /// Called when the node leaves the tree permanently.
    func disappear(_ context: UpdateContext<Self>)

    /// True if a new value of this primitive can change a size or position.
    static var affectsLayout: Bool { get }
}

extension UpdateBehavior where Resolved == Void {
    package func resolve(_ context: UpdateContext<Self>) {}
}

extension UpdateBehavior {
    package func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues { environment }

    package func timeCame(_ context: EventContext<Self>) -> Bool { false }

    package func disappear(_ context: UpdateContext<Self>) {}

    package static var affectsLayout: Bool { true }
}

/// The members of a node that are legal while it is updated: reading the environment, and requests.
///
/// Frames are those of the last layout.
package struct UpdateContext<Content: PrimitiveContent>: NodeContext {
    package let node: ContentNode<Content>

    @inline(__always)
    init(_ node: ContentNode<Content>) { self.node = node }
}
