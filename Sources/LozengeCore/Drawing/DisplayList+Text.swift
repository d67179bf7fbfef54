import Foundation

extension DisplayList: CustomStringConvertible {
    /// One command a line, groups indented: the format of snapshots and of bug reports.
    public var description: String {
        var depth = 0
        return commands.map { command in
            if case .pop = command { depth -= 1 }
            defer { if case .push = command { depth += 1 } }
            return String(repeating: "  ", count: max(0, depth)) + command.description
        }.joined(separator: "\n")
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
        case .picture(let picture, let rect, let style):
            (["picture \(rect: rect) \(picture.name)"] + style.words).joined(separator: " ")
        case .push(let effect): "\(effect) {"
        case .pop: "}"
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
