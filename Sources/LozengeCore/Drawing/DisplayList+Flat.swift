import Foundation

extension DisplayList {
    /// The same list in one coordinate space: what fragments are made of stands in their place.
    public var flattened: DisplayList { DisplayList(flatCommands(from: .zero)) }

    private func flatCommands(from origin: CGPoint) -> [DrawCommand] {
        commands.flatMap { command -> [DrawCommand] in
            switch command {
            case .fragment(let fragment, let start):
                return fragment.list.flatCommands(
                    from: CGPoint(x: origin.x + start.x, y: origin.y + start.y))
            case .group(let effect, let fragment):
                let content = DisplayList(fragment.list.flatCommands(from: origin))
                return [.group(effect.moved(by: origin), DisplayFragment(content))]
            default:
                return [command.moved(by: origin)]
            }
        }
    }

    /// Every command that draws something itself, in the list's own coordinates, back to front.
    public var primitives: [DrawCommand] {
        flattened.commands.flatMap { command -> [DrawCommand] in
            if case .group(_, let fragment) = command {
                fragment.list.primitives
            } else {
                [command]
            }
        }
    }

    /// Every effect that something is drawn with, outer ones first.
    public var effects: [DrawEffect] {
        flattened.commands.flatMap { command -> [DrawEffect] in
            guard case .group(let effect, let fragment) = command else { return [] }
            return [effect] + fragment.list.effects
        }
    }
}

extension DrawCommand {
    fileprivate func moved(by origin: CGPoint) -> DrawCommand {
        switch self {
        case .fill(let shape, let paint): .fill(shape.moved(by: origin), paint)
        case .border(let rect, let width, let paint):
            .border(rect.offsetBy(dx: origin.x, dy: origin.y), width: width, paint)
        case .text(let layout, let start, let paint):
            .text(layout, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y), paint)
        case .picture(let picture, let rect):
            .picture(picture, in: rect.offsetBy(dx: origin.x, dy: origin.y))
        case .group(let effect, let fragment): .group(effect.moved(by: origin), fragment)
        case .fragment(let fragment, let start):
            .fragment(fragment, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y))
        }
    }
}

extension DrawShape {
    fileprivate func moved(by origin: CGPoint) -> DrawShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.offsetBy(dx: origin.x, dy: origin.y))
        case .roundedRectangle(let rect, let radius):
            .roundedRectangle(rect.offsetBy(dx: origin.x, dy: origin.y), radius: radius)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}

extension DrawEffect {
    fileprivate func moved(by origin: CGPoint) -> DrawEffect {
        if case .clip(let shape) = self { .clip(shape.moved(by: origin)) } else { self }
    }
}
