import LozengeCore

/// The distance that a key scrolls.
package struct ScrollStep {
    enum Length { case line, page, all }

    let axis: Axis
    let length: Length
    let isForward: Bool

    init?(_ key: KeyEvent) {
        let isShifted = key.modifiers.contains(.shift)
        guard key.modifiers.subtracting([.shift, .capsLock]).isEmpty else { return nil }
        switch key.key {
        case .upArrow: (axis, length, isForward) = (.vertical, .line, false)
        case .downArrow: (axis, length, isForward) = (.vertical, .line, true)
        case .leftArrow: (axis, length, isForward) = (.horizontal, .line, false)
        case .rightArrow: (axis, length, isForward) = (.horizontal, .line, true)
        case .pageUp: (axis, length, isForward) = (.vertical, .page, false)
        case .pageDown: (axis, length, isForward) = (.vertical, .page, true)
        case .space: (axis, length, isForward) = (.vertical, .page, !isShifted)
        case .home: (axis, length, isForward) = (.vertical, .all, false)
        case .end: (axis, length, isForward) = (.vertical, .all, true)
        default: return nil
        }
    }
}
