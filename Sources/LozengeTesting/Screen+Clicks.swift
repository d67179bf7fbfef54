import Foundation
public import LozengeCore
public import Testing

/// Clicks on texts, tagged views and elements; one of something that is missing fails the test.
extension Screen {
    /// Presses and releases a button over the text `name`, or over the view tagged `name`.
    ///
    /// - Parameters:
    ///   - name: The text or the tag.
    ///   - button: The button.
    ///   - modifiers: The modifier keys that are held.
    ///   - location: The place of the test, for its failure.
    public func click(
        _ name: String, with button: PointerButton = .primary, modifiers: KeyModifiers = [],
        _ location: SourceLocation = #_sourceLocation
    ) {
        guard let point = center(of: name, location) else { return }
        click(at: point, with: button, modifiers: modifiers)
    }

    /// Presses and releases a button at a point of the window.
    public func click(
        at point: CGPoint, with button: PointerButton = .primary, modifiers: KeyModifiers = []
    ) {
        click(at: point, with: button, count: 1, modifiers)
    }

    /// Clicks twice, fast, over the text `name`, or over the view tagged `name`.
    public func doubleClick(
        _ name: String, modifiers: KeyModifiers = [],
        _ location: SourceLocation = #_sourceLocation
    ) {
        guard let point = center(of: name, location) else { return }
        doubleClick(at: point, modifiers: modifiers)
    }

    /// Clicks twice, fast, at a point of the window.
    public func doubleClick(at point: CGPoint, modifiers: KeyModifiers = []) {
        click(at: point, with: .primary, count: 1, modifiers)
        click(at: point, with: .primary, count: 2, modifiers)
    }

    /// Presses and releases a button over the first element with a role and a label.
    public func click(
        _ role: SemanticRole, _ label: String, with button: PointerButton = .primary,
        _ location: SourceLocation = #_sourceLocation
    ) {
        guard let frame = element(role, label)?.frame else {
            return miss("\(role) “\(label)”", location)
        }
        click(at: CGPoint(x: frame.midX, y: frame.midY), with: button)
    }

    private func click(
        at point: CGPoint, with button: PointerButton, count: Int, _ modifiers: KeyModifiers
    ) {
        send(.pointerMoved(to: point))
        send(.pointerDown(button, at: point, clicks: count, modifiers: modifiers))
        send(.pointerUp(button, at: point))
    }

    /// The middle of a text or a tagged view; `nil` if there is none, which fails the test.
    private func center(of name: String, _ location: SourceLocation) -> CGPoint? {
        guard let frame = frame(of: name) else {
            miss("text or tag “\(name)”", location)
            return nil
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func miss(_ wanted: String, _ location: SourceLocation) {
        Issue.record(
            "There is no \(wanted). There are: \(outline)", sourceLocation: location)
    }
}
