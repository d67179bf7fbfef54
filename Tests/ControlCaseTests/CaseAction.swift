import LozengeTesting

/// An action of the user, as the data words it.
nonisolated enum CaseAction: Equatable {
    case click(CasePlace, button: Int = 1, count: Int = 1, modifiers: KeyModifiers = [])
    case press(CaseKey)
    case type(String)
    case focus(CasePlace)
    /// Drags one view to another.
    case drag(CasePlace, to: CaseTarget)
    /// Presses a view and moves the pointer so far that a drag begins.
    case beginDrag(CasePlace)
    /// Moves the pointer during a drag.
    case move(to: CaseTarget)
    /// Scrolls the middle of the window, in points.
    case scroll(CGSize)
    /// Turns the wheel over a view.
    case turnWheel(clicks: CGFloat, over: CasePlace)
    /// Swipes a row with two fingers from one of its edges.
    case swipe(CasePlace, isLeading: Bool, isFull: Bool)
    case resize(CGSize)
    case wait(Duration)
    case selectAll(in: CasePlace)

    /// The distance of a click of the wheel.
    ///
    /// Source: `docs/metrics.md`, WHEEL-1.
    static let wheelClick: CGFloat = 48

    /// Reads an action, such as `ctrl+click Banana`; `nil` if it is none.
    init?(_ words: String) {
        if let match = words.wholeMatch(of: /press (\S+)/) {
            guard let key = CaseKey(match.1) else { return nil }
            self = .press(key)
        } else if let match = words.wholeMatch(of: /type (.+)/) {
            self = .type(String(match.1))
        } else if let match = words.wholeMatch(of: /focus (.+)/) {
            self = .focus(CasePlace(match.1))
        } else if let match = words.wholeMatch(of: /select all in (.+)/) {
            self = .selectAll(in: CasePlace(match.1))
        } else if let match = words.wholeMatch(of: /resize (\d+)x(\d+)/) {
            self = .resize(CGSize(width: Double(match.1) ?? 0, height: Double(match.2) ?? 0))
        } else if let match = words.wholeMatch(of: /wait ([\d.]+)/) {
            self = .wait(.seconds(Double(match.1) ?? 0))
        } else if let match = words.wholeMatch(of: /swipe (.+) (leading|trailing)( full)?/) {
            self = .swipe(
                CasePlace(match.1), isLeading: match.2 == "leading", isFull: match.3 != nil)
        } else if let action = CaseAction(click: words) ?? CaseAction(drag: words)
            ?? CaseAction(scroll: words)
        {
            self = action
        } else {
            return nil
        }
    }

    private init?(click words: String) {
        let form = /((?:\w+\+)*)(click|rightclick|dblclick) (.+?)(?: with button (\d+))?/
        guard let match = words.wholeMatch(of: form),
            let modifiers = KeyModifiers(prefix: match.1)
        else { return nil }
        let button = match.4.flatMap { Int($0) } ?? (match.2 == "rightclick" ? 3 : 1)
        self = .click(
            CasePlace(match.3), button: button, count: match.2 == "dblclick" ? 2 : 1,
            modifiers: modifiers)
    }

    private init?(drag words: String) {
        if let match = words.wholeMatch(of: /drag (.+?) > (.+)/) {
            self = .drag(CasePlace(match.1), to: CaseTarget(match.2))
        } else if let match = words.wholeMatch(of: /begin drag (.+)/) {
            self = .beginDrag(CasePlace(match.1))
        } else if let match = words.wholeMatch(of: /move to (.+)/) {
            self = .move(to: CaseTarget(match.1))
        } else {
            return nil
        }
    }

    private init?(scroll words: String) {
        if let match = words.wholeMatch(of: /scroll over (.+) by (\d+)/) {
            self = .turnWheel(clicks: Double(match.2) ?? 0, over: CasePlace(match.1))
            return
        }
        let form = /scroll (?:by (\d+)|one click) (down|up|left|right)/
        guard let match = words.wholeMatch(of: form) else { return nil }
        let distance = match.1.flatMap { Double($0) } ?? Self.wheelClick
        self =
            switch match.2 {
            case "down": .scroll(CGSize(width: 0, height: distance))
            case "up": .scroll(CGSize(width: 0, height: -distance))
            case "right": .scroll(CGSize(width: distance, height: 0))
            default: .scroll(CGSize(width: -distance, height: 0))
            }
    }
}
