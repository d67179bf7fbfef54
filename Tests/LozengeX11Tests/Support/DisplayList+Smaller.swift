import Foundation
import LozengeCore

extension DisplayList {
    /// Returns smaller lists: without a command, or with the content of one in its place.
    var smaller: [DisplayList] {
        commands.indices.flatMap { index in
            ([[]] + commands[index].smaller).map { replacement in
                var commands = commands
                commands.replaceSubrange(index...index, with: replacement)
                return DisplayList(commands)
            }
        }
    }

    /// Returns the smallest list that is still `wrong`, found by removing one element after the other.
    func shrunk(whileIs wrong: (DisplayList) throws -> Bool) rethrows -> DisplayList {
        var list = self
        while let next = try list.smaller.first(where: wrong) { list = next }
        return list
    }
}

extension DrawCommand {
    fileprivate var smaller: [[DrawCommand]] {
        switch self {
        case .group(.mask(let mask), let fragment):
            [fragment.list.commands, mask.list.commands]
                + mask.list.smaller.map { [.group(.mask(DisplayFragment($0)), fragment)] }
                + fragment.list.smaller.map { [.group(.mask(mask), DisplayFragment($0))] }
        case .group(let effect, let fragment):
            [fragment.list.commands]
                + fragment.list.smaller.map { [.group(effect, DisplayFragment($0))] }
        case .fragment(let fragment, let origin):
            [fragment.list.commands]
                + fragment.list.smaller.map { [.fragment(DisplayFragment($0), at: origin)] }
        case .fill(let shape, let paint):
            shape.smaller.map { [.fill($0, paint)] }
                + (paint == .color(.black) ? [] : [[.fill(shape, .color(.black))]])
        case .text(let layout, let origin, let paint):
            paint == .color(.black) ? [] : [[.text(layout, at: origin, .color(.black))]]
        default: []
        }
    }
}

extension Color.Resolved {
    fileprivate static let black = Color.Resolved(red: 0, green: 0, blue: 0)
}

extension DrawShape {
    /// The first line of a command without its box and position.
    fileprivate var smaller: [DrawShape] {
        var shapes: [DrawShape] = []
        func add(_ change: (inout DrawShape) -> Void) {
            var shape = self
            change(&shape)
            if shape != self { shapes.append(shape) }
        }
        add { $0.stroke?.dash = [] }
        add { $0.stroke = nil }
        add { $0.box = .null }
        add { $0.origin = .zero }
        add { $0.style = FillStyle() }
        return shapes
    }
}
