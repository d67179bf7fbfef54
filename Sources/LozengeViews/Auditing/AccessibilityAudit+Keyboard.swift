import Foundation
import LozengeCore

extension AccessibilityAudit {
    /// Checks that the keyboard and assistive technology reach the same views.
    ///
    /// They do so in the same order, that of the content.
    ///
    /// - Parameters:
    ///   - stops: The views that the keyboard reaches, by Tab or by arrows.
    ///   - elements: The elements of the window.
    mutating func checkKeyboard(_ stops: [Node], _ elements: [SemanticElement]) {
        let focused = elements.filter { $0.states.contains(.focused) }
        if focused.count > 1, let last = focused.last {
            add(.focus, last, "has the keyboard, as another element does.")
        }
        for stop in stops where stop.isTabStop && stop.visibleFrame.isShowing {
            guard !elements.contains(where: { $0.node.isRelated(to: stop) }) else { continue }
            findings.append(
                Finding(
                    rule: .hidden,
                    sentence: "a view takes the keyboard and is hidden from those who hear it.",
                    frame: stop.frameInWindow))
        }
        for element in elements where element.isPressed {
            if !stops.contains(where: { element.node.isRelated(to: $0) }) {
                add(.keyboard, element, "can be pressed, but not by the keyboard.")
            }
        }
    }
}

extension SemanticElement {
    /// True for a control that does something when it is pressed.
    fileprivate var isPressed: Bool {
        properties.role.isControl && !properties.states.contains(.disabled)
            && visibleFrame.isShowing
            && actions.contains { $0.kind == .activate }
    }
}

extension Node {
    /// True if one of the views is inside of the other, or is it.
    fileprivate final func isRelated(to other: Node) -> Bool {
        [(self, other), (other, self)].contains { inner, outer in
            sequence(first: inner, next: \.superbox).contains { $0 === outer }
        }
    }
}
