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
        case .picture(let picture, let rect, let style):
            (["picture \(rect: rect) \(picture.name)"] + style.words).joined(separator: " ")
        case .group(let effect, let fragment): "\(effect) {\n\(fragment.list)\n}"
        case .fragment(let fragment, let origin):
            "at \(number: origin.x) \(number: origin.y) {\n\(fragment.list)\n}"
        case .layer(let fragment, let origin):
            "layer at \(number: origin.x) \(number: origin.y) {\n\(fragment.list)\n}"
        }
    }
}

extension DrawShape: CustomStringConvertible {
    public var description: String {
        let path = path.offsetBy(dx: origin.x, dy: origin.y)
        let figure =
            switch path.storage {
            case .rectangle(let rect): "rectangle \(rect: rect)"
            case .roundedRectangle(let rect, let size, let style):
                "rounded rectangle \(rect: rect) radius \(number: size.width)"
                    + (size.width == size.height ? "" : "×\(number: size.height)")
                    + (style == .continuous ? " continuous" : "")
            case .ellipse(let rect): "ellipse \(rect: rect)"
            case .empty, .elements, .unevenRoundedRectangle: "path \(path)"
            }
        guard let stroke else { return figure + (style.isEOFilled ? " even-odd" : "") }
        return figure + " \(stroke)"
    }
}

extension StrokeStyle: CustomStringConvertible {
    /// Such as `stroke 2`, with all values that are not the default.
    public var description: String {
        var words = ["stroke \(number: lineWidth)"]
        if lineCap != .butt { words.append("\(lineCap) caps") }
        if lineJoin != .miter { words.append("\(lineJoin) joins") }
        if !dash.isEmpty {
            words.append("dash " + dash.map { "\(number: $0)" }.joined(separator: " "))
            if dashPhase != 0 { words.append("from \(number: dashPhase)") }
        }
        return words.joined(separator: " ")
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): color.description
        case .gradient(let gradient): gradient.description
        case .mesh(let mesh): mesh.description
        case .picture(let paint): "\(paint.picture.name) × \(number: paint.scale)"
        }
    }
}

extension GradientPaint: CustomStringConvertible {
    public var description: String {
        let stops = stops.map { "\($0.color) \(number: $0.location)" }.joined(separator: ", ")
        return "\(geometry) (\(stops))"
    }
}

extension MeshPaint: CustomStringConvertible {
    public var description: String {
        let vertices = vertices.map {
            "\($0.color) \(number: $0.position.x) \(number: $0.position.y)"
        }
        return "mesh \(columns)×\(rows) in \(number: frame.minX) \(number: frame.minY) "
            + "\(number: frame.width)×\(number: frame.height) (\(vertices.joined(separator: ", ")))"
    }
}

extension GradientPaint.Geometry: CustomStringConvertible {
    public var description: String {
        switch self {
        case .linear(let start, let end):
            "linear \(number: start.x) \(number: start.y) to \(number: end.x) \(number: end.y)"
        case .elliptical(let center, let from, let to):
            "elliptical \(number: center.x) \(number: center.y) "
                + "from \(number: from.width)×\(number: from.height) "
                + "to \(number: to.width)×\(number: to.height)"
        case .angular(let center, let from, let to):
            "angular \(number: center.x) \(number: center.y) "
                + "from \(number: from.degrees)° to \(number: to.degrees)°"
        }
    }
}

extension DrawEffect: CustomStringConvertible {
    public var description: String {
        switch self {
        case .clip(let shape): "clip \(shape)"
        case .mask(let mask): "mask (\(mask.list)) "
        case .opacity(let opacity): "opacity \(number: opacity)"
        case .shadow(let shadow):
            "shadow \(shadow.color) radius \(number: shadow.radius) "
                + "offset \(number: shadow.offset.width) \(number: shadow.offset.height)"
        case .blur(let radius, let isOpaque):
            "blur \(number: radius)" + (isOpaque ? " opaque" : "")
        case .filter(let matrix): "filter \(matrix)"
        case .threshold(let range):
            "threshold \(number: range.min) to \(number: range.max) \(range.color)"
        case .blend(let mode): "blend \(mode)"
        case .transform(let t):
            "transform \(number: t.a) \(number: t.b) \(number: t.c) \(number: t.d) "
                + "\(number: t.tx) \(number: t.ty)"
        case .projection: "projection"
        }
    }
}
