import LozengeTesting
import WaitingFixtures

extension CaseRun {
    /// Performs an action as a user does.
    ///
    /// - Throws: A ``Failure`` if it is not possible, because a view is missing for example.
    func perform(_ action: CaseAction) throws {
        switch action {
        case .click(let place, let button, let count, let modifiers):
            let (window, point) = try point(of: place)
            guard let button = PointerButton(rawValue: button) else {
                throw Failure(description: "There is no button \(button).")
            }
            if count == 2 {
                window.doubleClick(at: point, modifiers: modifiers)
            } else {
                window.click(at: point, with: button, modifiers: modifiers)
            }
        case .press(let key): keyWindow.press(key.key, modifiers: key.modifiers)
        case .type(let text): keyWindow.type(text)
        case .focus(let place): try focus(place)
        case .drag(let place, let target):
            let (window, start) = try point(of: place)
            window.drag(from: start, to: try point(of: target))
        case .beginDrag(let place): try beginDrag(of: place)
        case .move(let target):
            let end = try point(of: target)
            screen.send(.pointerMoved(to: end))
            if held != nil { held = end }
        case .scroll(let distance):
            let size = screen.size
            screen.scroll(by: distance, at: CGPoint(x: size.width / 2, y: size.height / 2))
        case .turnWheel(let clicks, let place):
            let (window, point) = try point(of: place)
            for _ in 0..<Int(clicks) {
                window.scroll(by: CGSize(width: 0, height: CaseAction.wheelClick), at: point)
            }
        case .swipe(let place, let isLeading, let isFull):
            try swipe(place, isLeading: isLeading, isFull: isFull)
        case .resize(let size): screen.resize(size.width, size.height)
        case .wait(let duration): screen.advance(by: duration)
        case .selectAll(let place):
            let (window, point) = try point(of: place)
            window.click(at: point)
            keyWindow.press(.character("a"), modifiers: .control)
        }
    }

    /// Moves the focus to a control by the Tab key.
    private func focus(_ place: CasePlace) throws {
        let window = keyWindow
        var met: [CGRect] = []
        var labels: [String] = []
        while !hasFocus(place) {
            window.press(.tab)
            guard let focus = window.focus, !met.contains(focus) else {
                throw Failure(
                    description: "The Tab key does not reach \(place), only \(labels).")
            }
            met.append(focus)
            labels.append(focusedLabel ?? "")
        }
    }

    private func hasFocus(_ place: CasePlace) -> Bool {
        switch place {
        case .words(let words): return focusedLabel == words
        case .list:
            guard let list = keyWindow.elements(.list).first else { return false }
            return keyWindow.focus == list.frame
        case .pages:
            let window = keyWindow
            return window.focus.map { $0.width > window.size.width / 2 } ?? false
        default: return false
        }
    }

    /// Presses a view and moves the pointer by more than a hand shakes.
    private func beginDrag(of place: CasePlace) throws {
        let (window, start) = try point(of: place)
        let moved = CGPoint(x: start.x + 12, y: start.y)
        window.send(.pointerMoved(to: start))
        window.send(.pointerDown(.primary, at: start))
        window.send(.pointerMoved(to: moved))
        held = moved
    }

    /// Scrolls a row sideways, in steps as of a touchpad: by its whole width, or by a third.
    private func swipe(_ place: CasePlace, isLeading: Bool, isFull: Bool) throws {
        let (window, point) = try point(of: place)
        let width = window.size.width
        let steps = 10
        let step = (isFull ? width : width / 3) / CGFloat(steps)
        for _ in 0..<steps {
            let distance = CGSize(width: isLeading ? -step : step, height: 0)
            window.scroll(by: distance, at: point)
        }
    }
}
