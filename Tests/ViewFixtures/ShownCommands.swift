import Foundation
import LozengeCore

/// A drawing command as it is shown: with the transforms and the opacity of the groups around it.
package struct ShownCommand {
    package let command: DrawCommand
    /// From the coordinates of the command to those of the window.
    package let transform: CGAffineTransform
    /// The product of the opacities of the groups around it.
    package let opacity: Double
}

extension DisplayList {
    /// All commands that draw, back to front.
    package var shown: [ShownCommand] { shown(in: .identity, 1) }

    private func shown(in transform: CGAffineTransform, _ opacity: Double) -> [ShownCommand] {
        commands.flatMap { command -> [ShownCommand] in
            switch command {
            case .fragment(let fragment, let origin), .layer(let fragment, let origin):
                let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
                return fragment.list.shown(in: shift.concatenating(transform), opacity)
            case .group(.opacity(let value), let content):
                return content.list.shown(in: transform, opacity * value)
            case .group(.transform(let inner), let content):
                return content.list.shown(in: inner.concatenating(transform), opacity)
            case .group(_, let content): return content.list.shown(in: transform, opacity)
            default:
                return [
                    ShownCommand(command: command, transform: transform, opacity: opacity)
                ]
            }
        }
    }
}
