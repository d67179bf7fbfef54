import Foundation
import LozengeCore

/// What is drawn into one picture by a context and its copies, in the order they draw.
final class CanvasLayer {
    /// What several operations in a row can have in common.
    struct Surroundings: Equatable {
        /// Where drawing shows, the outermost first.
        var clips: [DrawEffect] = []
        var transform = CGAffineTransform.identity
    }

    private var list = DisplayList()
    /// What was drawn last, not among the rest yet: more may follow in the same surroundings.
    private var latest = DisplayList()
    private var surroundings = Surroundings()

    /// Draws more.
    func draw(_ commands: [DrawCommand], in surroundings: Surroundings) {
        if surroundings != self.surroundings { finish() }
        self.surroundings = surroundings
        for command in commands { latest.append(command) }
    }

    /// All that was drawn so far.
    var fragment: DisplayFragment {
        finish()
        return DisplayFragment(list)
    }

    private func finish() {
        var content = latest.placed(by: surroundings.transform)
        for clip in surroundings.clips.reversed() { content = content.drawn(with: clip) }
        for command in content.commands { list.append(command) }
        latest = DisplayList()
    }
}

extension DisplayList {
    /// The list as the only thing in a group.
    func drawn(with effect: DrawEffect) -> DisplayList {
        var list = DisplayList()
        list.append(DisplayFragment(self), with: effect)
        return list
    }

    /// The list under a transform; where that only moves it, nothing else is said.
    func placed(by transform: CGAffineTransform) -> DisplayList {
        if transform.isIdentity { return self }
        guard transform.isTranslation else { return drawn(with: .transform(transform)) }
        var list = DisplayList()
        list.append(DisplayFragment(self), at: CGPoint(x: transform.tx, y: transform.ty))
        return list
    }
}
