import Foundation
import LozengeCore

/// The place of a view that a popover belongs to.
///
/// Matches: SwiftUI.PopoverAttachmentAnchor
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as fractions of its size.
    case point(UnitPoint)

    /// Returns the rectangle beside the popover, for a view with `frame` in the window.
    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.anchor(in: frame).value
        case .point(let point):
            CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height,
                width: 0, height: 0)
        }
    }
}

nonisolated extension View {
    /// Presents a popover beside this view while `isPresented` is true.
    ///
    /// The popover has the ideal size of its content. A press outside ends it and does nothing else; Escape and
    /// ``EnvironmentValues/dismiss`` end it, too.
    ///
    /// ```swift
    /// Button("Colours") { isChoosing = true }
    ///     .popover(isPresented: $isChoosing, arrowEdge: .bottom) {
    ///         Palette(selection: $color).padding()
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: True to present it; set to false when the user ends it.
    ///   - attachmentAnchor: The place of this view that it belongs to.
    ///   - arrowEdge: The edge of that place that it is beside; the opposite one where there is no room.
    ///   - content: The content, with this view's environment.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.popover(isPresented:attachmentAnchor:arrowEdge:content:)
    /// Differs: it has no arrow.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        popover(isPresented, attachmentAnchor, arrowEdge, content)
    }

    /// Presents a popover below this view, or above it where there is no room.
    ///
    /// Matches: SwiftUI.View.popover(isPresented:attachmentAnchor:content:)
    /// Differs: it has no arrow.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        popover(isPresented, attachmentAnchor, nil, content)
    }

    /// Presents a popover for an item while there is one.
    ///
    /// An item with another id is presented anew; with the same id the content is updated.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when the user ends the popover.
    ///   - attachmentAnchor: The place of this view that it belongs to.
    ///   - arrowEdge: The edge of that place that it is beside; the opposite one where there is no room.
    ///   - content: The content for the item.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.popover(item:attachmentAnchor:arrowEdge:content:)
    /// Differs: it has no arrow.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(item, attachmentAnchor, arrowEdge, content)
    }

    /// Presents a popover for an item below this view, or above it where there is no room.
    ///
    /// Matches: SwiftUI.View.popover(item:attachmentAnchor:content:)
    /// Differs: it has no arrow.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(item, attachmentAnchor, nil, content)
    }

    private func popover<Content: View>(
        _ isPresented: Binding<Bool>, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(form: .popover(anchor, edge), content: { AnyView(content()) }) {
                isPresented.wrappedValue ? true : nil
            } end: {
                isPresented.wrappedValue = false
            })
    }

    private func popover<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                form: .popover(anchor, edge),
                content: { AnyView(item.wrappedValue.map(content)) }
            ) {
                item.wrappedValue.map { AnyHashable($0.id) }
            } end: {
                item.wrappedValue = nil
            })
    }
}

/// Presents a popover while there is an identity.
nonisolated private struct PopoverModifier {
    let form: PresentationEffect.Form
    let content: () -> AnyView
    let identity: () -> AnyHashable?
    let end: () -> Void
}

extension PopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            PresentationEffect(
                identity: identity(), form: form, content: self.content, onClose: end))
    }
}
