import Foundation
import LozengeCore

/// A key event in a focused view.
///
/// Matches: SwiftUI.KeyPress
nonisolated public struct KeyPress: Sendable {
    public let phase: Phases
    public let key: KeyEquivalent
    /// The characters that the key types; empty for a key that types none.
    public let characters: String
    public let modifiers: EventModifiers
    let event: KeyEvent

    init(_ event: KeyEvent) {
        self.event = event
        phase =
            switch event.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        key = KeyEquivalent(event.key)
        characters = event.characters
        modifiers = EventModifiers(event.modifiers)
    }

    /// The phases of a key: pressed, repeated, released.
    ///
    /// Matches: SwiftUI.KeyPress.Phases
    nonisolated public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of a key action: handled, or ignored and offered to the views around.
    ///
    /// Matches: SwiftUI.KeyPress.Result
    nonisolated public enum Result: Sendable {
        case handled, ignored
    }
}

nonisolated extension View {
    /// Calls `action` when a key is pressed while this view has the focus.
    ///
    /// Matches: SwiftUI.View.onKeyPress(_:action:)
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Calls `action` for the phases of a key while this view has the focus.
    ///
    /// Matches: SwiftUI.View.onKeyPress(_:phases:action:)
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls `action` for the phases of some keys while this view has the focus.
    ///
    /// Matches: SwiftUI.View.onKeyPress(keys:phases:action:)
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressEffect(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
    }

    /// Calls `action` for keys that type a character of a set while this view has the focus.
    ///
    /// Matches: SwiftUI.View.onKeyPress(characters:phases:action:)
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressEffect(
                phases: phases,
                isMeant: {
                    !$0.characters.isEmpty
                        && $0.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Calls `action` for the phases of any key while this view has the focus.
    ///
    /// Matches: SwiftUI.View.onKeyPress(phases:action:)
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressEffect(phases: phases, isMeant: { _ in true }, action: action))
    }
}

/// A layout-neutral modifier that handles keys while the focus is inside.
nonisolated struct KeyPressEffect {
    let phases: KeyPress.Phases
    let isMeant: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var precedesEditing: Bool { true }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        let press = KeyPress(key)
        guard phases.contains(press.phase), isMeant(press), context.read(\.isEnabled) else {
            return false
        }
        return action(press) == .handled
    }
}
