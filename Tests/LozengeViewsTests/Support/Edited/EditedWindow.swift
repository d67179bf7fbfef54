import Foundation
import LozengeTesting
import ViewFixtures

@testable import LozengeViews

/// A window whose content is changed while it is shown.
final class EditedWindow {
    private let root: Part
    private let parts: [Int: Part]
    private let audience = Audience()
    private var pipeline: FramePipeline
    var size = CGSize(300, 200)
    var environment = EnvironmentValues() {
        didSet { pipeline.root.setEnvironment(environment) }
    }

    init(_ root: Part) {
        self.root = root
        parts = Dictionary(uniqueKeysWithValues: root.all.map { ($0.id, $0) })
        pipeline = Self.pipeline(root, audience, environment)
        draw(&pipeline)
    }

    private static func pipeline(
        _ root: Part, _ audience: Audience, _ environment: EnvironmentValues
    ) -> FramePipeline {
        FramePipeline(
            PartView(part: root, audience: audience), environment: environment,
            textEngine: GridTextEngine(), pictures: NoPictures())
    }

    /// Changes the look of a part, if the number is valid.
    func change(_ id: Int, _ change: (inout Look) -> Void) {
        guard let part = parts[id] else { return }
        change(&part.look)
        audience.tell(of: part)
    }

    func scroll(by delta: CGSize, at point: CGPoint) {
        draw(&pipeline)
        pipeline.handle(.scroll(by: delta, at: point))
    }

    /// Returns the differences from a new window for the same content, or a broken mark; `nil` for none.
    func difference() -> String? {
        UpdatePass.run(on: pipeline.tree)
        if let broken = NodeFlags.broken(in: pipeline.root, isFrameMade: false) { return broken }
        let list = draw(&pipeline)
        if let broken = NodeFlags.broken(in: pipeline.root, isFrameMade: true) { return broken }
        var fresh = Self.pipeline(root, Audience(), environment)
        draw(&fresh)
        move(fresh.root, as: pipeline.root)
        let expected = draw(&fresh)
        let (frames, known) = (Self.frames(pipeline.root), Self.frames(fresh.root))
        if frames.map(\.id) != known.map(\.id) {
            return "shows \(frames.map(\.id)), a new one \(known.map(\.id))"
        }
        for (part, other) in zip(frames, known) where part.frame != other.frame {
            // NaN is not equal to itself.
            if "\(part.frame)" == "\(other.frame)" { continue }
            return "#\(part.id) is at \(part.frame), in a new one at \(other.frame)"
        }
        let (text, other) = (list.description, expected.description)
        guard text == other else { return "paints\n\(text)\na new one\n\(other)" }
        return Self.points.lazy.compactMap { Self.overlooked($0, in: self.pipeline.root) }.first
    }

    /// Points all over the window, and a few beyond.
    private static let points = (0..<12).map { (index: Int) -> CGPoint in
        CGPoint(x: index * 89 % 331 - 10, y: index * 61 % 223 - 10)
    }

    /// Returns a box that would not be hit tested at a point inside its hit bounds; `nil` for none.
    private static func overlooked(_ point: CGPoint, in box: Node) -> String? {
        if box.target(at: point) != nil, !box.hitBounds.contains(point) {
            return "\(box.label) has a target at \(point), beyond \(box.hitBounds)"
        }
        guard let content = box.contentPoint(point) else { return nil }
        return box.boxes.lazy.compactMap { inner -> String? in
            let frame = inner.node.frame
            return overlooked(
                CGPoint(x: content.x - frame.minX, y: content.y - frame.minY), in: inner.node)
        }.first
    }

    /// Shows the window until no layout is requested.
    @discardableResult
    private func draw(_ pipeline: inout FramePipeline) -> DisplayList {
        var list = pipeline.makeDisplayList(in: size, at: .zero)
        for _ in 0..<20 where pipeline.tree.needsUpdate || pipeline.tree.needsLayout {
            list = pipeline.makeDisplayList(in: size, at: .zero)
        }
        return list
    }

    private static func frames(_ root: Node) -> [(id: Int, frame: CGRect)] {
        var frames: [(id: Int, frame: CGRect)] = []
        root.forEachBox { node in
            guard let mark = node as? PrimitiveNode<Mark> else { return }
            frames.append((mark.content.id, mark.frameInWindow))
        }
        return frames
    }

    /// Scrolls all containers to the positions in another window.
    private func move(_ root: Node, as other: Node) {
        func scrolled(_ root: Node) -> [PrimitiveNode<ScrollBox>] {
            var found: [PrimitiveNode<ScrollBox>] = []
            root.forEachBox { if let box = $0 as? PrimitiveNode<ScrollBox> { found.append(box) } }
            return found
        }
        for (box, model) in zip(scrolled(root), scrolled(other)) {
            box.resolved.offset = model.resolved.offset
            box.setNeedsPlacement()
        }
    }
}
