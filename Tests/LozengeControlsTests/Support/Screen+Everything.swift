import Foundation
import LozengeCore
import LozengeTesting

extension Screen {
    /// Presses each key that has a meaning in lists, and turns the wheel.
    func operateEverything() {
        let center = CGPoint(x: 100, y: 80)
        for key in [
            Key.downArrow, .upArrow, .end, .home, .pageDown, .pageUp, .rightArrow, .leftArrow,
            .return,
            .space, .delete, .deleteForward, .escape,
        ] {
            for modifiers in [KeyModifiers(), .shift, .control, [.control, .shift], .option] {
                press(key, modifiers: modifiers)
            }
        }
        press(.character("a"), modifiers: .control)
        type("i")
        for distance in [40, 400, -400, 100_000, -100_000] {
            scroll(by: CGSize(width: 0, height: distance), at: center)
        }
        for modifiers in [KeyModifiers(), .shift, .control] {
            click(at: center, modifiers: modifiers)
        }
        click(at: center, with: .secondary)
        for popup in popups { popup.press(.escape) }
        drag(from: center, to: CGPoint(x: 100, y: 150))
        resize(300, 300)
        advance(by: .seconds(1))
    }
}
