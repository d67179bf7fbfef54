import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the shape of this view for some kinds of use.
    ///
    /// Matches: SwiftUI.View.contentShape(_:_:eoFill:)
    /// Differs: see ``ContentShapeKinds`` for the kinds that there are.
    @ViewBuilder public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.isDisjoint(with: [.dragPreview, .accessibility]) {
            hit(in: shape, eoFill: eoFill, as: kind)
        } else {
            modifier(AccessibilityShape(shape: kind.contains(.accessibility) ? shape : nil))
                .modifier(
                    DragShape(
                        shape: kind.contains(.dragPreview) ? shape : nil,
                        style: FillStyle(eoFill: eoFill))
                )
                .hit(in: shape, eoFill: eoFill, as: kind)
        }
    }

    @ViewBuilder fileprivate func hit<S: Shape>(
        in shape: S, eoFill: Bool, as kind: ContentShapeKinds
    ) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}

/// The uses of a view for which it can have a shape.
///
/// Matches: SwiftUI.ContentShapeKinds
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Pointer events, as with ``View/contentShape(_:eoFill:)``.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.interaction
    public static let interaction = ContentShapeKinds(rawValue: 1)

    /// The picture of a view beside its context menu.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.contextMenuPreview
    /// Differs: changes nothing, because a menu shows no preview of its view here.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)

    /// The effect of the pointer over a view.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.hoverEffect
    /// Differs: changes nothing, because effects of the pointer are drawn by the controls here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 4)

    /// The picture of a view that is dragged.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.dragPreview
    public static let dragPreview = ContentShapeKinds(rawValue: 8)

    @available(*, unavailable, message: "The ring of the focus has the shape of the control here.")
    public static var focusEffect: ContentShapeKinds { [] }

    /// The place of a view for assistive technology.
    ///
    /// Matches: SwiftUI.ContentShapeKinds.accessibility
    /// Differs: the place is the rectangle around the shape, since AT-SPI has no others; that of one element, and not of
    /// one that is combined with others.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A view that is cut to a shape while it is dragged; `nil` for none.
nonisolated private struct DragShape<Outline: Shape> {
    let shape: Outline?
    let style: FillStyle
    @Environment(\.isDragImage) private var isDragImage

    init(shape: Outline?, style: FillStyle) { (self.shape, self.style) = (shape, style) }
}

extension DragShape: ViewModifier {
    func body(content: Content) -> some View {
        if isDragImage, let shape { content.clipShape(shape, style: style) } else { content }
    }
}

nonisolated extension EnvironmentValues {
    /// True in the picture of a view that is dragged.
    var isDragImage: Bool {
        get { self[IsDragImageKey.self] }
        set { self[IsDragImageKey.self] = newValue }
    }
}

nonisolated private struct IsDragImageKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// A layout-neutral modifier whose only element is in a shape; `nil` for the whole view.
nonisolated private struct AccessibilityShape<Outline: Shape> {
    let shape: Outline?
}

extension AccessibilityShape: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: ShapeOutline { ShapeOutline() }

    func resolve(_ context: UpdateContext<Self>) -> ShapeOutline { ShapeOutline() }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        guard let shape else { return .none }
        let box = context.node
        return .change { elements in
            // Several elements in one rectangle could not be told apart.
            guard elements.count == 1 else { return }
            elements[0].area = { [weak box, weak node = elements[0].node] in
                guard let box, let node else { return nil }
                var outline = ShapeOutline()
                outline.fit(shape, in: box)
                let (place, inner) = (box.framesInWindow(of: nil), node.framesInWindow(of: nil))
                return outline.path.boundingRect.offsetBy(
                    dx: place.frame.minX - inner.frame.minX,
                    dy: place.frame.minY - inner.frame.minY)
            }
        }
    }
}
