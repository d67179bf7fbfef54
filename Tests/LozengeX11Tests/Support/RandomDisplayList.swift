import Foundation
import LozengeCore
import RandomFixtures

/// Makes random display lists of all commands, and small changes of them.
struct RandomDisplayList {
    var random: SeededGenerator
    private let pictures: [Picture]
    private let texts: [TextLayout]

    init(seed: UInt64, texts: [TextLayout]) {
        random = SeededGenerator(seed: seed)
        self.texts = texts
        pictures = [Picture.checkers(8, isOpaque: true), Picture.checkers(60, isOpaque: false)]
    }

    mutating func next() -> DisplayList {
        list(count: Int.random(in: 1...6, using: &random), depth: 3)
    }

    /// Returns the list with a command changed, added or removed; fragments without it are the same objects.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var commands = list.commands
        guard let place = commands.indices.randomElement(using: &random) else { return next() }
        switch commands[place] {
        case .group(let effect, let fragment) where Int.random(in: 0..<4, using: &random) > 0:
            commands[place] = .group(effect, DisplayFragment(changed(fragment.list)))
        case .fragment(let fragment, let origin) where Int.random(in: 0..<4, using: &random) > 0:
            commands[place] = .fragment(DisplayFragment(changed(fragment.list)), at: origin)
        default:
            switch Int.random(in: 0..<5, using: &random) {
            case 0: commands.insert(command(depth: 1), at: place)
            case 1: commands.remove(at: place)
            case 2: commands[place] = command(depth: 1)
            case 3: commands[place] = moved(commands[place])
            default:
                commands[place] = command(depth: 0)
                if let other = commands.indices.randomElement(using: &random) {
                    commands[other] = command(depth: 0)
                }
            }
        }
        return DisplayList(commands)
    }

    /// Returns the same command at another position, or with another effect.
    private mutating func moved(_ command: DrawCommand) -> DrawCommand {
        switch command {
        case .fill(var shape, let paint):
            shape.origin = point(-30...30)
            return .fill(shape, paint)
        case .group(_, let fragment): return .group(effect(depth: 1), fragment)
        case .fragment(let fragment, _): return .fragment(fragment, at: point(-30...30))
        default: return command
        }
    }

    mutating func list(count: Int, depth: Int) -> DisplayList {
        DisplayList((0..<count).map { _ in command(depth: depth) })
    }

    mutating func fragment(depth: Int) -> DisplayFragment {
        DisplayFragment(list(count: Int.random(in: 1...3, using: &random), depth: depth))
    }

    private mutating func command(depth: Int) -> DrawCommand {
        guard depth > 0 else { return primitive() }
        return switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: .group(effect(depth: depth), fragment(depth: depth - 1))
        case 2: .fragment(fragment(depth: depth - 1), at: point(-9...9))
        default: primitive()
        }
    }

    mutating func primitive() -> DrawCommand {
        switch Int.random(in: texts.isEmpty ? 0..<6 : 0..<8, using: &random) {
        case 0: .border(rect(), width: length(0...4), paint())
        case 1: .picture(picture(), in: rect(), pictureStyle())
        case 6, 7:
            .text(
                texts[Int.random(in: texts.indices, using: &random)], at: rect().origin,
                TextPaint(spans: [paint(), paint()]))
        default: .fill(shape(), paint())
        }
    }

    mutating func picture() -> Picture { pictures[Int.random(in: 0..<2, using: &random)] }

    private mutating func pictureStyle() -> PictureStyle {
        var style = PictureStyle()
        if Bool.random(using: &random) {
            style.capInsets = EdgeInsets(
                top: length(-1...70), leading: length(0...9), bottom: length(0...9),
                trailing: length(0...70))
        }
        if Bool.random(using: &random) { style.resizing = .tile }
        if Bool.random(using: &random) { style.tint = color() }
        style.isAntialiased = Bool.random(using: &random)
        style.interpolation = one(of: [.none, .low, .medium, .high])
        return style
    }

    mutating func rect() -> CGRect {
        CGRect(
            x: length(-20...160), y: length(-20...120), width: length(0...120),
            height: length(0...100))
    }

    mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
        CGPoint(x: length(range), y: length(range))
    }

    mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
    }

    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}

extension Picture {
    /// Returns a chessboard of pixels, red on blue or red on transparent.
    static func checkers(_ side: Int, isOpaque: Bool) -> Picture {
        let pixels = (0..<side * side).map { index -> UInt32 in
            (index % side + index / side) % 2 == 0 ? 0xffff_0000 : isOpaque ? 0xff00_00ff : 0
        }
        return Picture(
            name: "checkers", pixelWidth: side, pixelHeight: side, scale: 1, pixels: pixels,
            isOpaque: isOpaque)
    }
}
