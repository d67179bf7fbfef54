import Foundation
import LozengeCore

/// The drawing of a passage.
enum ContentEffect: Equatable {
    /// Both contents, one fading out and one fading in.
    case fade
    /// The new content, growing from the size of the old one.
    case scale
    /// The characters that change, rolling up or down.
    case roll(isDown: Bool)
    /// The old content shrinking away, then the new one growing.
    case replace

    /// The same for users who prefer less motion.
    func reduced(_ isReduced: Bool) -> ContentEffect { isReduced ? .fade : self }
}

extension ContentTransition {
    /// Returns the effect on a text; `nil` to show the new one at once.
    ///
    /// - Parameters:
    ///   - old: The transition of the old text.
    ///   - hasNewWords: False if the words stay and their fonts change.
    /// - Returns: The effect.
    func textEffect(after old: ContentTransition, hasNewWords: Bool) -> ContentEffect? {
        switch kind {
        case .identity: nil
        case .opacity: .fade
        case .automatic, .replace: hasNewWords ? nil : .scale
        case .interpolate: hasNewWords ? .fade : .scale
        case .number(let countsDown): hasNewWords ? .roll(isDown: countsDown) : .scale
        case .value(let value): hasNewWords ? .roll(isDown: value < old.value) : .scale
        }
    }

    /// The effect on an image; `nil` to show the new one at once.
    var imageEffect: ContentEffect? {
        switch kind {
        case .identity: nil
        case .replace: .replace
        case .automatic, .opacity, .interpolate, .number, .value: .fade
        }
    }

    /// The number of a text; NaN, which is neither more nor less, for another transition.
    private var value: Double {
        if case .value(let value) = kind { value } else { .nan }
    }
}

extension DisplayListWriter {
    /// Draws two contents, the first one fading out and the second one fading in.
    mutating func fade(
        _ progress: Double, from old: (inout DisplayListWriter) -> Void,
        to new: (inout DisplayListWriter) -> Void
    ) {
        if progress < 1 { group(.opacity(1 - progress), old) }
        if progress > 0 { group(.opacity(progress), new) }
    }

    /// Draws `content` in another size; `point` stays at its place.
    mutating func scaled(
        by factor: CGFloat, around point: CGPoint, _ content: (inout DisplayListWriter) -> Void
    ) {
        let scaling = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: point.x * (1 - factor),
            ty: point.y * (1 - factor))
        group(.transform(scaling), content)
    }
}
