import Foundation
import LozengeCore

/// Makes display lists by chance, and small changes to them.
struct RandomDisplayList {
    private var random: SeededGenerator
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

    /// The list with a command changed, added or taken away, somewhere in it; the fragments that it
    /// is not in are the same.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var commands = list.commands
        guard let place = commands.indices.randomElement(using: &random) else { return next() }
        switch commands[place] {
        case .group(let effect, let fragment) where Int.random(in: 0..<4, using: &random) > 0:
            commands[place] = .group(effect, DisplayFragment(changed(fragment.list)))
        case .fragment(let fragment, let origin) where Int.random(in: 0..<4, using: &random) > 0:
            commands[place] = .fragment(DisplayFragment(changed(fragment.list)), at: origin)
        default:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: commands.insert(command(depth: 1), at: place)
            case 1: commands.remove(at: place)
            case 2: commands[place] = command(depth: 1)
            default:
                commands[place] = command(depth: 0)
                if let other = commands.indices.randomElement(using: &random) {
                    commands[other] = command(depth: 0)
                }
            }
        }
        return DisplayList(commands)
    }

    private mutating func list(count: Int, depth: Int) -> DisplayList {
        DisplayList((0..<count).map { _ in command(depth: depth) })
    }

    private mutating func command(depth: Int) -> DrawCommand {
        guard depth > 0 else { return primitive() }
        func inner() -> DisplayFragment {
            DisplayFragment(list(count: Int.random(in: 1...3, using: &random), depth: depth - 1))
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .group(effect(), inner())
        case 1: return .fragment(inner(), at: CGPoint(x: length(-9...9), y: length(-9...9)))
        default: return primitive()
        }
    }

    private mutating func primitive() -> DrawCommand {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .border(rect(), width: length(0...4), paint())
        case 1:
            .picture(pictures[Int.random(in: 0..<2, using: &random)], in: rect(), pictureStyle())
        case 2:
            .text(
                texts[Int.random(in: texts.indices, using: &random)], at: rect().origin,
                .color(color()))
        default: .fill(shape(), paint())
        }
    }

    private mutating func pictureStyle() -> PictureStyle {
        var style = PictureStyle()
        if Bool.random(using: &random) {
            style.capInsets = EdgeInsets(
                top: length(-1...70), leading: length(0...9), bottom: length(0...9),
                trailing: length(0...70))
        }
        if Bool.random(using: &random) { style.resizing = .tile }
        if Bool.random(using: &random) { style.tint = color() }
        style.interpolation =
            [.none, .low, .medium, .high][Int.random(in: 0..<4, using: &random)]
        return style
    }

    private mutating func shape() -> DrawShape {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .rectangle(rect())
        case 1: .roundedRectangle(rect(), radius: length(0...25))
        default: .ellipse(rect())
        }
    }

    private mutating func effect() -> DrawEffect {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .opacity(Double(length(0...1)))
        case 1: .clip(shape())
        case 2: .clip(.roundedRectangle(rect(), radius: length(2...20)))
        default:
            .shadow(
                Shadow(
                    color: .init(red: 0, green: 0, blue: 0.5, opacity: 0.7), radius: length(0...9),
                    offset: CGSize(width: length(-6...6), height: length(-6...6))))
        }
    }

    private mutating func rect() -> CGRect {
        CGRect(
            x: length(-20...160), y: length(-20...120), width: length(0...120),
            height: length(0...100))
    }

    private mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
    }

    private mutating func paint() -> Paint { .color(color()) }

    private mutating func color() -> Color.Resolved {
        func channel() -> Float { Float(Double.random(in: 0...1, using: &random)) }
        return Color.Resolved(
            red: channel(), green: channel(), blue: channel(),
            opacity: Bool.random(using: &random) ? 1 : channel())
    }
}

extension Picture {
    /// A chessboard of pixels, red on blue or red on nothing.
    static func checkers(_ side: Int, isOpaque: Bool) -> Picture {
        let pixels = (0..<side * side).map { index -> UInt32 in
            (index % side + index / side) % 2 == 0 ? 0xffff_0000 : isOpaque ? 0xff00_00ff : 0
        }
        return Picture(
            name: "checkers", pixelWidth: side, pixelHeight: side, scale: 1, pixels: pixels,
            isOpaque: isOpaque)
    }
}
