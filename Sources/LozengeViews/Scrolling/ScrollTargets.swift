import Foundation
import LozengeCore

nonisolated extension View {
    /// Makes each view in this layout container a target of the scroll view around it.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack { ForEach(photos) { PhotoView($0) } }
    ///         .scrollTargetLayout()
    /// }
    /// .scrollTargetBehavior(.viewAligned)
    /// ```
    ///
    /// Matches: SwiftUI.View.scrollTargetLayout(isEnabled:)
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetMark(isEnabled: isEnabled, isLayout: true))
    }

    /// Makes this view a target of the scroll view around it.
    ///
    /// Matches: SwiftUI.View.scrollTarget(isEnabled:)
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetMark(isEnabled: isEnabled, isLayout: false))
    }

    /// Calls `action` with the ids of the targets of the first scroll view in this view that are visible, when they
    /// change.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids; targets with others are left out.
    ///   - threshold: The part of a target that has to be visible, from 0 to 1.
    ///   - action: The action.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onScrollTargetVisibilityChange(idType:threshold:_:)
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollObserver(reading: VisibleTargetReading<ID>(threshold: threshold)) { _, new in
                action(new)
            })
    }
}

/// The ids of the visible targets of a scroll view.
nonisolated private struct VisibleTargetReading<ID: Hashable> {
    let threshold: Double
}

extension VisibleTargetReading: ScrollReading {
    func value(of scroll: EventContext<ScrollBox>) -> [ID] {
        scroll.content.targets(scroll)
            .filter { $0.node.visiblePart(in: scroll.node) >= threshold }
            .compactMap { $0.id(ID.self) }
    }
}

/// A layout-neutral modifier whose content, or each view in it, is a target of the scroll view around.
nonisolated struct ScrollTargetMark {
    let isEnabled: Bool
    let isLayout: Bool
}

extension ScrollTargetMark: PrimitiveModifier {
    static var unresolved: Bool { false }
    static var affectsLayout: Bool { false }

    /// True once the scroll view knows this mark.
    func resolve(_ context: UpdateContext<Self>) -> Bool {
        if !context.resolved { context.scrollView?.resolved.targetMarks.add(context.node) }
        return true
    }

    /// Returns the boxes of the targets.
    func targets(_ context: some NodeContext<Self>) -> [Node] {
        guard isEnabled else { return [] }
        guard isLayout else { return [context.node] }
        return context.viewsInside
    }
}

extension NodeContext {
    /// The nearest scroll view around.
    fileprivate var scrollView: ContentNode<ScrollBox>? {
        var outer = node.parent
        while let current = outer, !(current is ContentNode<ScrollBox>) { outer = current.parent }
        return outer as? ContentNode<ScrollBox>
    }

    /// The boxes in the layout container inside.
    fileprivate var viewsInside: [Node] { node.content(inside: 0)?.boxes.map(\.node) ?? [] }
}

extension ScrollBox {
    /// A target of a scroll view.
    struct Target {
        let node: Node
        /// In the content's coordinates, from its start.
        let rect: CGRect

        /// The ids of the view, and of its element in a collection.
        var ids: [AnyHashable] {
            var ids: [AnyHashable] = []
            var node: Node? = node
            while let current = node, !(current is ContentNode<ScrollBox>) {
                if let id = current.ownID { ids.append(id) }
                if let row = current as? RowNode {
                    if let id = row.elementID { ids.append(id) }
                    break
                }
                node = current.parent
            }
            return ids
        }

        /// Returns the id of a type.
        func id<ID: Hashable>(_ type: ID.Type) -> ID? {
            ids.lazy.compactMap { $0.base as? ID }.first
        }
    }

    /// Returns the targets that exist, in the order of the content.
    func targets(_ context: some NodeContext<Self>) -> [Target] {
        guard let content = context.boxes.first?.node else { return [] }
        var targets: [Target] = []
        context.resolved.targetMarks.forEach { mark in
            guard mark.isAlive, !mark.isHidden else { return }
            for box in mark.content.targets(EventContext(mark)) {
                guard let rect = box.frame(inside: content) else { continue }
                targets.append(Target(node: box, rect: rect))
            }
        }
        return targets
    }

    /// Returns the target whose anchor is nearest to that of the view; `nil` without targets.
    func target(at anchor: UnitPoint, _ context: some NodeContext<Self>) -> Target? {
        let position = context.resolved
        let room = context.size.inset(by: position.traits.contentMargins)
        let point = CGRect(origin: position.offset, size: room).point(at: anchor)
        func distance(_ target: Target) -> CGFloat {
            let other = target.rect.point(at: anchor)
            return hypot(
                axes.contains(.horizontal) ? other.x - point.x : 0,
                axes.contains(.vertical) ? other.y - point.y : 0)
        }
        return targets(context).min { distance($0) < distance($1) }
    }
}

extension Node {
    /// Returns the frame of this box in the coordinates of a box around it, from its leading edge; `nil` if it is not
    /// inside.
    fileprivate final func frame(inside outer: Node) -> CGRect? {
        var rect = bounds
        var box = self
        while box !== outer {
            rect = rect.offsetBy(dx: box.frame.minX, dy: box.frame.minY)
            guard let next = box.superbox else { return nil }
            box = next
        }
        if isRightToLeft { rect.origin.x = outer.frame.width - rect.maxX }
        return rect
    }
}

extension CGRect {
    nonisolated fileprivate func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
    }
}
