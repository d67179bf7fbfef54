import Foundation

extension DisplayList {
    /// The list with all fragments replaced by their commands, in one coordinate space.
    public var flattened: DisplayList { DisplayList(flatCommands(from: .zero)) }

    private func flatCommands(from origin: CGPoint) -> [DrawCommand] {
        commands.flatMap { command -> [DrawCommand] in
            switch command {
            case .fragment(let fragment, let start), .layer(let fragment, let start):
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

    /// All commands that draw, in coordinates of the list, back to front.
    public var primitives: [DrawCommand] {
        flattened.commands.flatMap { command -> [DrawCommand] in
            if case .group(_, let fragment) = command {
                fragment.list.primitives
            } else {
                [command]
            }
        }
    }

    /// All effects in the list, the outermost first.
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
        case .fill(let shape, let paint): .fill(shape.moved(by: origin), paint.moved(by: origin))
        case .border(let rect, let width, let paint):
            .border(
                rect.offsetBy(dx: origin.x, dy: origin.y), width: width, paint.moved(by: origin))
        case .text(let layout, let start, let paint):
            .text(
                layout, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y),
                paint.mapped { $0.moved(by: origin) })
        case .picture(let picture, let rect, let style):
            .picture(picture, in: rect.offsetBy(dx: origin.x, dy: origin.y), style)
        case .group(let effect, let fragment): .group(effect.moved(by: origin), fragment)
        case .fragment(let fragment, let start):
            .fragment(fragment, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y))
        case .layer(let fragment, let start):
            .layer(fragment, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y))
        }
    }
}

extension DrawShape {
    fileprivate func moved(by origin: CGPoint) -> DrawShape {
        var shape = self
        let (x, y) = (self.origin.x + origin.x, self.origin.y + origin.y)
        shape.path = path.offsetBy(dx: x, dy: y)
        if !box.isNull { shape.box = box.offsetBy(dx: x, dy: y) }
        shape.origin = .zero
        return shape
    }
}

extension Paint {
    fileprivate func moved(by origin: CGPoint) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        }
        switch self {
        case .color: return self
        case .gradient(var gradient):
            switch gradient.geometry {
            case .linear(let start, let end):
                gradient.geometry = .linear(from: moved(start), to: moved(end))
            case .elliptical(let center, let from, let to):
                gradient.geometry = .elliptical(center: moved(center), from: from, to: to)
            case .angular(let center, let from, let to):
                gradient.geometry = .angular(center: moved(center), from: from, to: to)
            }
            return .gradient(gradient)
        case .mesh(var mesh):
            mesh.frame.origin = moved(mesh.frame.origin)
            return .mesh(mesh)
        case .picture(var paint):
            paint.origin = moved(paint.origin)
            return .picture(paint)
        }
    }
}

extension DrawEffect {
    fileprivate func moved(by origin: CGPoint) -> DrawEffect {
        let (there, back) = (
            CGAffineTransform(translationX: origin.x, y: origin.y),
            CGAffineTransform(translationX: -origin.x, y: -origin.y)
        )
        switch self {
        case .clip(let shape): return .clip(shape.moved(by: origin))
        case .mask(let mask):
            return .mask(DisplayFragment(DisplayList([.fragment(mask, at: origin)]).flattened))
        case .transform(let transform):
            return .transform(back.concatenating(transform).concatenating(there))
        case .projection(let projection):
            return .projection(
                ProjectionTransform(back).concatenating(projection)
                    .concatenating(ProjectionTransform(there)))
        case .opacity, .shadow, .blur, .filter, .threshold, .blend: return self
        }
    }
}
