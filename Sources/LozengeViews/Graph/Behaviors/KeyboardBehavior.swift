import Foundation
import LozengeCore

/// The hooks of the keyboard: focus, keys and text input.
@MainActor
package protocol KeyboardBehavior: PrimitiveContent {
    /// True if this box and the boxes inside can be focused.
    func allowsFocusInside(_ context: EventContext<Self>) -> Bool

    /// True if the boxes inside take neither the focus nor shortcuts: something in front waits for an answer.
    func isInert(_ context: EventContext<Self>) -> Bool

    /// True if this box can be focused.
    func isFocusable(_ context: EventContext<Self>) -> Bool

    /// True if this box is for the keyboard first of all, as a field or a list: it has the focus when its window opens.
    func takesFirstFocus(_ context: EventContext<Self>) -> Bool

    /// True if Tab passes over the boxes inside: keys of a box around are for them.
    func isPassedByTab(_ context: EventContext<Self>) -> Bool

    /// True for a box without a mark of its own for the focus: in a card, the row around it has the focus ring.
    func isMarkedByCard(_ context: EventContext<Self>) -> Bool

    /// True if the boxes inside are no stops of Tab: a press on any of them is one on this box.
    func isOneStop(_ context: EventContext<Self>) -> Bool

    /// Returns the frames of the stops that Tab makes in this box itself: a text has one for each link.
    func stops(_ context: EventContext<Self>) -> [CGRect]

    /// Called when the focus enters or leaves this box and the boxes inside, and when it moves between
    /// this box and one inside.
    func focusChanged(isInside: Bool, _ context: EventContext<Self>)

    /// Sets the bindings of what is typed in this box, which has the focus: something elsewhere acts next.
    func commit(_ context: EventContext<Self>)

    /// Handles a key while the focus is in this box.
    ///
    /// - Returns: False if the key is offered to the boxes around.
    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool

    /// Returns whether a key would have an effect while the focus is in this box; `nil` if that is not known.
    ///
    /// A menu asks so for the command of the key.
    func hasUse(for key: KeyEvent, _ context: EventContext<Self>) -> Bool?

    /// Handles text input while this box is focused.
    ///
    /// - Returns: False if the text is not accepted.
    func handle(_ input: TextInput, _ context: EventContext<Self>) -> Bool

    /// True if a key is the shortcut of this box, wherever the focus is.
    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool

    /// True if a button of the pointer is a shortcut of this box, wherever the pointer is.
    func isShortcut(_ button: PointerButton, _ context: EventContext<Self>) -> Bool

    /// Performs the action of this box, as a click would.
    func activate(_ context: EventContext<Self>)

    /// True while keys edit a text in this box: handlers of the program around it hear them first.
    func isEdited(by key: KeyEvent, _ context: EventContext<Self>) -> Bool
    /// True for the handlers of the program that hear the keys of an edited text before it.
    static var precedesEditing: Bool { get }

    /// Performs the action of this box for a key that is its shortcut; by default ``activate(_:)``.
    func activate(by key: KeyEvent, _ context: EventContext<Self>)
}

extension KeyboardBehavior {
    package func allowsFocusInside(_ context: EventContext<Self>) -> Bool { !isInert(context) }
    package func isInert(_ context: EventContext<Self>) -> Bool { false }
    package func isFocusable(_ context: EventContext<Self>) -> Bool { false }
    package func takesFirstFocus(_ context: EventContext<Self>) -> Bool { false }
    package func isPassedByTab(_ context: EventContext<Self>) -> Bool { false }
    package func isMarkedByCard(_ context: EventContext<Self>) -> Bool { false }
    package func isOneStop(_ context: EventContext<Self>) -> Bool { false }
    package func stops(_ context: EventContext<Self>) -> [CGRect] { [context.node.bounds] }
    package func focusChanged(isInside: Bool, _ context: EventContext<Self>) {}
    package func commit(_ context: EventContext<Self>) {}
    package func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool { false }
    package func hasUse(for key: KeyEvent, _ context: EventContext<Self>) -> Bool? { nil }
    package func handle(_ input: TextInput, _ context: EventContext<Self>) -> Bool { false }
    package func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool { false }
    package func isShortcut(_ button: PointerButton, _ context: EventContext<Self>) -> Bool {
        false
    }
    package func isEdited(by key: KeyEvent, _ context: EventContext<Self>) -> Bool { false }
    package static var precedesEditing: Bool { false }
    package func activate(_ context: EventContext<Self>) {}
    package func activate(by key: KeyEvent, _ context: EventContext<Self>) { activate(context) }
}

extension EventContext where Content: KeyboardBehavior {
    /// Performs the action of this box, as a click would.
    func activate() { content.activate(self) }
}

extension PrimitiveHolder {
    var allowsFocusInside: Bool { primitive.allowsFocusInside(eventContext) }
    var isInert: Bool { primitive.isInert(eventContext) }
    var isFocusable: Bool { primitive.isFocusable(eventContext) }
    var takesFirstFocus: Bool { primitive.takesFirstFocus(eventContext) }
    var isPassedByTab: Bool { primitive.isPassedByTab(eventContext) }
    var isMarkedByCard: Bool { primitive.isMarkedByCard(eventContext) }
    var isOneStop: Bool { primitive.isOneStop(eventContext) }
    var stops: [CGRect] { primitive.stops(eventContext) }
    func focusChanged(isInside: Bool) {
        primitive.focusChanged(isInside: isInside, eventContext)
    }
    func commit() { primitive.commit(eventContext) }
    func handle(_ key: KeyEvent) -> Bool { primitive.handle(key, eventContext) }
    func hasUse(for key: KeyEvent) -> Bool? { primitive.hasUse(for: key, eventContext) }
    func handle(_ input: TextInput) -> Bool { primitive.handle(input, eventContext) }
    func isShortcut(_ key: KeyEvent) -> Bool { primitive.isShortcut(key, eventContext) }
    func isShortcut(_ button: PointerButton) -> Bool { primitive.isShortcut(button, eventContext) }
    func isEdited(by key: KeyEvent) -> Bool { primitive.isEdited(by: key, eventContext) }
    var precedesEditing: Bool { Content.precedesEditing }
    func activate() { primitive.activate(eventContext) }
    func activate(by key: KeyEvent) { primitive.activate(by: key, eventContext) }
}

extension Node {
    /// The focusable box that this one is all the content of; `nil` for none.
    final var focusableAround: Node? {
        var node = superbox
        while let box = node, box.role == .modifier {
            if box.holder?.isFocusable == true { return box }
            node = box.superbox
        }
        return nil
    }
}
