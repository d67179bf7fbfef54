import LozengeCore

extension DisplayFragment {
    /// True if drawing the fragment takes the server longer than drawing a picture of it.
    ///
    /// Source: measured on Xvfb: a moved picture of 300 by 200 pixels takes as long as eight fills; texts,
    /// gradients and pictures take several times as long as a fill, effects as long as a picture.
    var isCostly: Bool { remains(of: 8) < 0 }

    /// Returns the rest of a budget, in fills; negative once it is used up.
    private func remains(of budget: Int) -> Int {
        var rest = budget
        for index in list.commands.indices where rest >= 0 {
            switch list.commands[index] {
            case .fill(_, .color), .border: rest -= 1
            case .fill, .text, .picture: rest -= 3
            case .fragment(let inner, _), .layer(let inner, _), .group(.transform, let inner):
                rest = inner.remains(of: rest)
            case .group: return -1
            }
        }
        return rest
    }
}
