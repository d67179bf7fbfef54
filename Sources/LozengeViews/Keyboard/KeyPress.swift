import Foundation
import LozengeCore

/// A key that went down or up while a view had the keyboard.
///
/// Matches: SwiftUI.KeyPress
nonisolated public struct KeyPress: Sendable {
    public let phase: Phases
    public let key: KeyEquivalent
    /// What it types; empty for a key that types nothing.
    public let characters: String
    public let modifiers: EventModifiers

    init(_ event: KeyEvent) {
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

    /// What happens to a key.
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

    /// Whether a key was of use, or is for somebody else.
    ///
    /// Matches: SwiftUI.KeyPress.Result
    nonisolated public enum Result: Sendable {
        case handled, ignored
    }
}

nonisolated extension View {
    /// Calls `action` when a key is pressed while this view has the keyboard.
    ///
    /// Matches: SwiftUI.View.onKeyPress(_:action:)
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Calls `action` with what happens to a key while this view has the keyboard.
    ///
    /// Matches: SwiftUI.View.onKeyPress(_:phases:action:)
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Calls `action` with what happens to some keys while this view has the keyboard.
    ///
    /// Matches: SwiftUI.View.onKeyPress(keys:phases:action:)
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressEffect(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
    }

    /// Calls `action` with keys that type one of some characters while this view has the keyboard.
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

    /// Calls `action` with what happens to any key while this view has the keyboard.
    ///
    /// Matches: SwiftUI.View.onKeyPress(phases:action:)
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressEffect(phases: phases, isMeant: { _ in true }, action: action))
    }
}

/// A box that is its child, and takes keys while the keyboard is in it.
nonisolated struct KeyPressEffect {
    let phases: KeyPress.Phases
    let isMeant: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func handle(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        let press = KeyPress(key)
        guard phases.contains(press.phase), isMeant(press), context.read(\.isEnabled) else {
            return false
        }
        return action(press) == .handled
    }
}
