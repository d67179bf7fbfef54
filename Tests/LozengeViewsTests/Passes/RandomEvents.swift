import Foundation
import LozengeCore
import RandomFixtures

/// Random events of a user.
struct RandomEvents {
    var generator: SeededGenerator

    /// Returns the next event in a window, often the continuation of a gesture that began there.
    mutating func next(in window: RandomBackend) -> InputEvent {
        if !window.fingers.isEmpty, !isOne(of: 6) { return window.fingers.removeFirst() }
        let begun = begun(in: window)
        window.fingers += begun.dropFirst()
        return begun[0]
    }

    mutating func isOne(of count: Int) -> Bool { .random(in: 0..<count, using: &generator) == 0 }

    /// Returns the position of a text, or any point.
    private mutating func point(in window: RandomBackend) -> CGPoint {
        if isOne(of: 2), let text = window.texts.randomElement(using: &generator) {
            return CGPoint(x: text.frame.midX, y: text.frame.midY)
        }
        return CGPoint(
            x: .random(in: -20...window.size.width + 20, using: &generator),
            y: .random(in: -20...window.size.height + 20, using: &generator))
    }

    /// An event, with its continuation.
    private mutating func begun(in window: RandomBackend) -> [InputEvent] {
        let point = point(in: window)
        switch Int.random(in: 0..<28, using: &generator) {
        case 0..<2: return [down(at: point)]
        case 2..<4: return [.pointerUp(.primary, at: point)]
        case 4..<7:
            return broken([
                .pointerMoved(to: point), down(at: point), .pointerUp(.primary, at: point),
            ])
        case 7..<9: return [.pointerMoved(to: point)]
        case 9: return [.pointerExited]
        case 10..<14: return [.pointerDown(.secondary, at: point)]
        case 14: return [.pointerUp(.secondary, at: point)]
        case 15:
            return [
                .scroll(
                    by: CGSize(
                        width: .random(in: -90...90, using: &generator),
                        height: .random(in: -300...300, using: &generator)), at: point)
            ]
        case 16: return [.focused(.random(using: &generator))]
        case 17: return [.shown(.random(in: 0..<4, using: &generator) > 0)]
        case 18:
            return [.text(.typed(["x", "字", "👩‍👩‍👧", ""].randomElement(using: &generator) ?? ""))]
        case 19:
            return [
                .text(
                    .composing(
                        Bool.random(using: &generator)
                            ? nil : Composition("かな", caret: 3, emphasized: [0..<3])))
            ]
        case 20: return broken(touch(from: point))
        case 21: return broken(pinch(at: point))
        default: return [.key(key())]
        }
    }

    private mutating func down(at point: CGPoint) -> InputEvent {
        .pointerDown(
            .primary, at: point, clicks: .random(in: 1...3, using: &generator),
            modifiers: Bool.random(using: &generator) ? [] : .shift)
    }

    /// A finger that moves, and is lifted.
    private mutating func touch(from start: CGPoint) -> [InputEvent] {
        var point = start
        var events = [
            InputEvent.pointerDown(
                .primary, at: start, clicks: .random(in: 1...2, using: &generator), isTouch: true)
        ]
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            point.x += .random(in: -40...40, using: &generator)
            point.y += .random(in: -60...60, using: &generator)
            events.append(.pointerMoved(to: point))
        }
        return events + [.pointerUp(.primary, at: point), .pointerExited]
    }

    /// Two fingers that pinch, and are lifted.
    private mutating func pinch(at point: CGPoint) -> [InputEvent] {
        let scales: [Double?] = (0...Int.random(in: 0...2, using: &generator)).map { _ in
            .random(in: 0.2...3, using: &generator)
        }
        let turn = Angle.degrees(.random(in: -200...200, using: &generator))
        return (scales + [nil]).map { .pinch(scale: $0, rotation: turn, at: point) }
    }

    /// Returns all of the events, or sometimes only the first ones, without an end.
    private mutating func broken(_ events: [InputEvent]) -> [InputEvent] {
        isOne(of: 4)
            ? Array(events.prefix(.random(in: 1...events.count, using: &generator))) : events
    }

    private mutating func key() -> KeyEvent {
        let keys: [Key] = [
            .tab, .tab, .return, .space, .escape, .delete, .deleteForward, .upArrow, .downArrow,
            .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .menu, .character("m"),
            .character("z"), .character("v"), .character("a"), .character("7"),
            .character("é"), .character("א"),
        ]
        let key = keys.randomElement(using: &generator) ?? .tab
        let modifiers: [KeyModifiers] = [[], [], [], .shift, .control, [.control, .shift]]
        let held = modifiers.randomElement(using: &generator) ?? []
        var characters = ""
        if case .character(let character) = key, held.isEmpty { characters = "\(character)" }
        return KeyEvent(
            key, modifiers: held, characters: characters,
            phase: [.down, .down, .repeat, .up].randomElement(using: &generator) ?? .down)
    }
}
