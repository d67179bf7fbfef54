import Foundation
import LozengeCore

/// The drawing of a context and its copies into one picture, in the order of their operations.
nonisolated final class CanvasLayer {
    /// The state that consecutive operations can share.
    struct Surroundings: Equatable {
        /// The clips, the outermost first.
        var clips: [DrawEffect] = []
        var transform = CGAffineTransform.identity
    }

    private var list = DisplayList()
    /// The latest operations, held back because further ones may share their state.
    private var latest = DisplayList()
    private var surroundings = Surroundings()

    /// Appends commands.
    func draw(_ commands: [DrawCommand], in surroundings: Surroundings) {
        if surroundings != self.surroundings { finish() }
        self.surroundings = surroundings
        for command in commands { latest.append(command) }
    }

    /// The present drawing.
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

nonisolated extension DisplayList {
    /// Returns the list as the only command of a group.
    func drawn(with effect: DrawEffect) -> DisplayList {
        var list = DisplayList()
        list.append(DisplayFragment(self), with: effect)
        return list
    }

    /// Returns the list under a transform; a translation needs no group.
    func placed(by transform: CGAffineTransform) -> DisplayList {
        if transform.isIdentity { return self }
        guard transform.isTranslation else { return drawn(with: .transform(transform)) }
        var list = DisplayList()
        list.append(DisplayFragment(self), at: CGPoint(x: transform.tx, y: transform.ty))
        return list
    }
}
