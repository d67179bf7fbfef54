import Foundation

extension DisplayList: CustomStringConvertible {
    /// One command a line, groups indented, in one coordinate space: the format of snapshots and of
    /// bug reports.
    public var description: String { flattened.lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return commands.flatMap { command -> [String] in
            guard case .group(let effect, let fragment) = command else {
                return [indent + command.description]
            }
            return [indent + effect.description + " {"]
                + fragment.list.lines(depth: depth + 1) + [indent + "}"]
        }
    }
}

extension DrawCommand: CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill(let shape, let paint): "fill \(shape) \(paint)"
        case .border(let rect, let width, let paint):
            "border \(rect: rect) width \(number: width) \(paint)"
        case .text(let layout, let origin, let paint):
            "text \(rect: CGRect(origin: origin, size: layout.measurement.size)) \(paint) "
                + layout.lines.map(\.string).joined(separator: "⏎").debugDescription
        case .picture(let picture, let rect): "picture \(rect: rect) \(picture.name)"
        case .group(let effect, let fragment): "\(effect) {\n\(fragment.list)\n}"
        case .fragment(let fragment, let origin):
            "at \(number: origin.x) \(number: origin.y) {\n\(fragment.list)\n}"
        }
    }
}

extension DrawShape: CustomStringConvertible {
    public var description: String {
        switch self {
        case .rectangle(let rect): "rectangle \(rect: rect)"
        case .roundedRectangle(let rect, let radius):
            "rounded rectangle \(rect: rect) radius \(number: radius)"
        case .ellipse(let rect): "ellipse \(rect: rect)"
        }
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): color.description
        }
    }
}

extension DrawEffect: CustomStringConvertible {
    public var description: String {
        switch self {
        case .clip(let shape): "clip \(shape)"
        case .opacity(let opacity): "opacity \(number: opacity)"
        case .shadow(let shadow):
            "shadow \(shadow.color) radius \(number: shadow.radius) "
                + "offset \(number: shadow.offset.width) \(number: shadow.offset.height)"
        }
    }
}
