#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// The marks of a box over a window: its frame, the frame of the box around it, what it was offered.
    struct BoxOverlay {
        let box: Node

        init(_ box: Node) { self.box = box }

        private static let blue = Color.Resolved(red: 0.1, green: 0.4, blue: 0.9)
        private static let orange = Color.Resolved(red: 0.9, green: 0.45, blue: 0)

        var commands: [DrawCommand] {
            let frame = box.frameInWindow
            var commands: [DrawCommand] = []
            if let outer = box.superbox, outer.parent != nil {
                commands.append(
                    .border(outer.frameInWindow, width: 1, .color(Self.blue.opacity(0.45))))
            }
            commands.append(
                .fill(.rectangle(frame), .color(Self.blue.opacity(0.25))))
            commands.append(.border(frame, width: 1, .color(Self.blue)))
            let offer = box.placedProposal
            let offered = CGRect(
                origin: frame.origin,
                size: CGSize(
                    width: length(offer.width) ?? frame.width,
                    height: length(offer.height) ?? frame.height))
            if offered.size != frame.size {
                let outline = StrokeStyle(lineWidth: 1, dash: [4, 3])
                commands.append(
                    .fill(DrawShape(Path(offered), stroke: outline), .color(Self.orange)))
            }
            return commands
        }

        /// A length that can be shown; `nil` for one that is left open or infinite.
        private func length(_ length: CGFloat?) -> CGFloat? {
            length.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    extension Color.Resolved {
        fileprivate func opacity(_ opacity: Float) -> Color.Resolved {
            var color = self
            color.opacity = opacity
            return color
        }
    }
#endif
