import Foundation
import LozengeCore

/// A layout-neutral modifier that presents a popup while it has an identity.
nonisolated struct PresentationEffect {
    /// The forms in which content is presented.
    enum Form {
        case dialog
        case popover(PopoverAttachmentAnchor, Edge?)
    }

    /// The identity of the presented content; `nil` for none.
    ///
    /// Another identity is presented anew, with new state.
    let identity: AnyHashable?
    let form: Form
    let content: () -> AnyView
    /// Called once, when the user has ended the presentation.
    let onClose: () -> Void
}

extension PresentationEffect: PopupModifier {
    /// The popup and the identity that it was opened for.
    final class Presented {
        let slot = PopupSlot()
        var identity: AnyHashable?
    }

    static var unresolved: Presented { Presented() }
    func popupSlot(_ context: some NodeContext<Self>) -> PopupSlot { context.resolved.slot }

    func resolve(_ context: UpdateContext<Self>) -> Presented {
        let presented = context.resolved
        guard identity == presented.identity, presented.slot.isOpen == (identity != nil) else {
            // The popup needs the frame of the view.
            context.tree.performAfterLayout {
                if context.isAlive { context.content.follow(context) }
            }
            return presented
        }
        presented.slot.popup?.update(to: content)
        return presented
    }

    /// Opens, replaces or closes the popup by the present identity.
    private func follow(_ context: some RequestContext<Self>) {
        let presented = context.resolved
        guard identity != presented.identity || presented.slot.isOpen != (identity != nil) else {
            return
        }
        presented.identity = identity
        presented.slot.close()
        guard let identity else { return }
        presented.slot.open(makePopup(context), options(context)) {
            // An identity that another one replaces was not ended by the user.
            guard presented.identity == identity else { return }
            presented.identity = nil
            context.content.onClose()
        }
        guard !presented.slot.isOpen else { return }
        presented.identity = nil
        context.content.onClose()
    }

    private func makePopup(_ context: some RequestContext<Self>) -> PopupRuntime {
        switch form {
        case .dialog: DialogRuntime(over: context.tree, context.environment, content: content)
        case .popover:
            PopoverRuntime(
                over: context.tree, context.environment,
                end: { context.resolved.slot.close() }, content: content)
        }
    }

    private func options(_ context: some RequestContext<Self>) -> PopupOptions {
        guard case .popover(let attachment, let edge) = form else { return PopupOptions(.dialog) }
        let isTurned = context.isRightToLeft
        let side: PopupOptions.Side =
            switch edge {
            case .top: .above
            case .bottom, nil: .below
            case .leading: isTurned ? .right : .left
            case .trailing: isTurned ? .left : .right
            }
        return PopupOptions(
            .popover, anchor: attachment.rect(in: context.frameInWindow), side: side,
            isRightToLeft: isTurned)
    }
}

nonisolated extension EnvironmentValues {
    /// Ends the presentation of the view; `nil` for a view that is not presented by another one.
    package var endPresentation: LatestAction<@MainActor () -> Void>? {
        get { self[EndPresentationKey.self] }
        set { self[EndPresentationKey.self] = newValue }
    }

    /// True if the view is presented by another one.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isPresented
    public var isPresented: Bool { endPresentation != nil }
}

nonisolated private struct EndPresentationKey: EnvironmentKey {
    static var defaultValue: LatestAction<@MainActor () -> Void>? { nil }
}
