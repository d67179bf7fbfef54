import Foundation
import LozengeCore

/// A layout-neutral modifier that sets the container shape of its content.
nonisolated struct ContainerShapeEffect {
    let shape: any InsettableShape
}

extension ContainerShapeEffect: PrimitiveModifier {
    /// The nodes whose drawing follows the shape.
    final class Followers {
        /// The number of earlier container shapes.
        fileprivate var revision = 0
        fileprivate var nodes: [Follower] = []

        fileprivate func add(_ node: Node, at place: ContainerPosition) {
            nodes.removeAll { $0.node === node }
            nodes.append(Follower(node: node, place: place))
        }
    }

    /// A node whose path depends on the container shape, and its position when the path was made.
    fileprivate struct Follower {
        weak var node: Node?
        let place: ContainerPosition
    }

    static var unresolved: Followers { Followers() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Followers {
        context.resolved.revision += 1
        repaintFollowers(context)
        return context.resolved
    }

    func settle(_ context: SettleContext<Self>) { repaintFollowers(context) }

    /// Repaints the nodes whose position in the container changed; they register again then.
    private func repaintFollowers(_ context: some NodeContext<Self>) {
        context.resolved.nodes.removeAll { follower in
            guard let known = follower.node, known.isAlive else { return true }
            guard ContainerPosition(known, in: context.node) != follower.place else { return false }
            known.setNeedsPaint()
            return true
        }
    }
}

/// The position of a view in the container whose shape its path follows.
struct ContainerPosition: Equatable {
    private let frame: CGRect
    private let size: CGSize
    private let revision: Int

    fileprivate init(_ node: Node, in container: ContentNode<ContainerShapeEffect>) {
        let (inner, outer) = (node.frameInWindow, container.frameInWindow)
        frame = inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
        size = outer.size
        revision = container.resolved.revision
    }

    /// Returns true if `node` is still at this position.
    func isStill(of node: Node) -> Bool {
        node.shapedContainer.map { ContainerPosition(node, in: $0) } == self
    }

    /// The node whose path is being requested, and its position in the container.
    private static var asking: (node: Node, place: ContainerPosition?)?

    /// Returns the path of a shape in the bounds of `node`.
    ///
    /// - Returns: The path, and the position of the node if the path depends on it.
    static func asking(
        for node: Node, _ path: () -> Path
    ) -> (path: Path, place: ContainerPosition?) {
        let outer = asking
        defer { asking = outer }
        asking = (node, nil)
        let path = path()
        return (path, asking?.place)
    }

    /// Returns the container's shape, inset for a rectangle in the node whose path is being requested; `nil` without a
    /// container shape.
    static func path(in rect: CGRect) -> Path? {
        guard let node = asking?.node, let container = node.shapedContainer else { return nil }
        let place = ContainerPosition(node, in: container)
        if asking?.place == nil {
            asking?.place = place
            container.resolved.add(node, at: place)
        }
        let part = rect.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
        let distance = max(
            0,
            min(
                part.minX, part.minY, place.size.width - part.maxX,
                place.size.height - part.maxY))
        return container.content.shape.path(in: rect.inset(by: -distance), inset: distance)
    }
}

extension Node {
    /// The nearest ancestor with a container shape.
    fileprivate final var shapedContainer: ContentNode<ContainerShapeEffect>? {
        var box = superbox
        while let current = box {
            if let found = current as? ContentNode<ContainerShapeEffect> { return found }
            box = current.superbox
        }
        return nil
    }
}

extension InsettableShape {
    fileprivate func path(in rect: CGRect, inset distance: CGFloat) -> Path {
        inset(by: distance).path(in: rect)
    }
}
