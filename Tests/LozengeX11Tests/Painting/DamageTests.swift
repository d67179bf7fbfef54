import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Damage")
struct DamageTests {
    private let bounds = PixelRect(x: 0, y: 0, width: 400, height: 400)
    private let first = DrawCommand.fill(
        .rectangle(CGRect(x: 0, y: 0, width: 50, height: 20)), .red)
    private let second = DrawCommand.fill(
        .rectangle(CGRect(x: 100, y: 100, width: 50, height: 20)), .red)
    private let third = DrawCommand.fill(
        .rectangle(CGRect(x: 300, y: 300, width: 50, height: 20)), .red)

    @Test("Equal lists damage nothing")
    func equal() {
        #expect(damage([first, second], [first, second]).isEmpty)
    }

    @Test("A change damages what was there and what is there now")
    func change() {
        let moved = DrawCommand.fill(
            .rectangle(CGRect(x: 120, y: 100, width: 50, height: 20)), .red)
        #expect(
            damage([first, second, third], [first, moved, third])
                == [PixelRect(minX: 100, minY: 100, maxX: 170, maxY: 120)])
    }

    @Test("What is added or taken away is damaged, what follows is not")
    func insertion() {
        let expected = [PixelRect(x: 100, y: 100, width: 50, height: 20)]
        #expect(damage([first, third], [first, second, third]) == expected)
        #expect(damage([first, second, third], [first, third]) == expected)
    }

    @Test("Changes far apart stay apart")
    func apart() {
        let blue = [first, second, third].map(inBlue)
        #expect(damage([first, second, third], [blue[0], second, blue[2]]).count == 2)
    }

    @Test("There are never many rectangles, and they cover all changes")
    func many() {
        let squares = (0..<40).map { index in
            DrawCommand.fill(
                .rectangle(
                    CGRect(x: index % 8 * 50, y: index / 8 * 50, width: 20, height: 20)), .red)
        }
        let rects = damage(squares, squares.map(inBlue))
        #expect(rects.count <= Damage.mostRects)
        for index in 0..<40 {
            let square = PixelRect(x: index % 8 * 50, y: index / 8 * 50, width: 20, height: 20)
            #expect(rects.contains { $0.contains(square) })
        }
    }

    @Test("A change in a clipped group shows no further than the clip")
    func clip() {
        let clip = DrawEffect.clip(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(
            damage([.push(clip), first, .pop], [.push(clip), inBlue(first), .pop])
                == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(damage([.push(clip), second, .pop], [.push(clip), inBlue(second), .pop]).isEmpty)
    }

    @Test("Another effect damages the whole group")
    func effect() {
        let old = [DrawCommand.push(.opacity(0.5)), first, second, .pop]
        let new = [DrawCommand.push(.opacity(0.6)), first, second, .pop]
        #expect(damage(old, new) == [PixelRect(minX: 0, minY: 0, maxX: 150, maxY: 120)])
    }

    @Test("A shadow is damaged with the outline, and left alone when that stays")
    func shadow() {
        let shadow = DrawEffect.shadow(
            Shadow(
                color: .init(red: 0, green: 0, blue: 0), radius: 2,
                offset: CGSize(width: 0, height: 5)))
        func card(_ inner: DrawCommand, width: CGFloat) -> [DrawCommand] {
            [
                .push(shadow),
                .fill(.rectangle(CGRect(x: 90, y: 90, width: width, height: 90)), .black), inner,
                .pop,
            ]
        }
        #expect(
            damage(card(second, width: 90), card(inBlue(second), width: 90))
                == [PixelRect(x: 100, y: 100, width: 50, height: 20)])
        #expect(
            damage(card(second, width: 90), card(second, width: 95))
                == [PixelRect(minX: 84, minY: 89, maxX: 191, maxY: 191)])
    }

    @Test("Lists with a pop too many or too few are survived")
    func unbalanced() {
        #expect(!damage([.pop, first], [.pop, second]).isEmpty)
        let clip = DrawEffect.clip(.rectangle(CGRect(x: 0, y: 0, width: 200, height: 200)))
        #expect(
            damage([.push(clip), first], [.push(clip), second])
                == [
                    PixelRect(x: 0, y: 0, width: 50, height: 20),
                    PixelRect(x: 100, y: 100, width: 50, height: 20),
                ])
    }

    private func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
        let grid = PixelGrid(scale: 1)
        return Damage.rects(
            from: PlacedCommands(DisplayList(old), on: grid),
            to: PlacedCommands(DisplayList(new), on: grid), in: bounds)
    }

    private func inBlue(_ command: DrawCommand) -> DrawCommand {
        if case .fill(let shape, _) = command { .fill(shape, .blue) } else { command }
    }
}
