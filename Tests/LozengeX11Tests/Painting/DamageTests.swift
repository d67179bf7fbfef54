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

    @Test("A change damages the old and the new area")
    func change() {
        let moved = DrawCommand.fill(
            .rectangle(CGRect(x: 120, y: 100, width: 50, height: 20)), .red)
        #expect(
            damage([first, second, third], [first, moved, third])
                == [PixelRect(minX: 100, minY: 100, maxX: 170, maxY: 120)])
    }

    @Test("Added and removed commands are damaged, following ones are not")
    func insertion() {
        let expected = [PixelRect(x: 100, y: 100, width: 50, height: 20)]
        #expect(damage([first, third], [first, second, third]) == expected)
        #expect(damage([first, second, third], [first, third]) == expected)
    }

    @Test("Distant changes are not joined")
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

    @Test("A change in a clipped group damages only the clip")
    func clip() {
        let clip = DrawEffect.clip(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(
            damage([.group(clip, [first])], [.group(clip, [inBlue(first)])])
                == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(damage([.group(clip, [second])], [.group(clip, [inBlue(second)])]).isEmpty)
    }

    @Test("Another effect damages the whole group")
    func effect() {
        let old = [DrawCommand.group(.opacity(0.5), [first, second])]
        let new = [DrawCommand.group(.opacity(0.6), [first, second])]
        #expect(damage(old, new) == [PixelRect(minX: 0, minY: 0, maxX: 150, maxY: 120)])
    }

    @Test("A shadow is damaged only if its outline changes")
    func shadow() {
        let shadow = DrawEffect.shadow(
            Shadow(
                color: .init(red: 0, green: 0, blue: 0), radius: 2,
                offset: CGSize(width: 0, height: 5)))
        func card(_ inner: DrawCommand, width: CGFloat) -> [DrawCommand] {
            let card = CGRect(x: 90, y: 90, width: width, height: 90)
            return [.group(shadow, [.fill(.rectangle(card), .black), inner])]
        }
        #expect(
            damage(card(second, width: 90), card(inBlue(second), width: 90))
                == [PixelRect(x: 100, y: 100, width: 50, height: 20)])
        #expect(
            damage(card(second, width: 90), card(second, width: 95))
                == [PixelRect(minX: 84, minY: 89, maxX: 191, maxY: 191)])
    }

    @Test("A new fragment is compared with the old one; a moved one is damaged whole")
    func fragments() {
        let row = DisplayFragment(DisplayList([first, second]))
        let changed = DisplayFragment(DisplayList([first, inBlue(second)]))
        func at(_ y: CGFloat, _ fragment: DisplayFragment) -> DrawCommand {
            .fragment(fragment, at: CGPoint(x: 0, y: y))
        }
        #expect(damage([at(0, row), at(200, row)], [at(0, row), at(200, row)]).isEmpty)
        #expect(
            damage([at(0, row), at(200, row)], [at(0, row), at(200, changed)])
                == [PixelRect(x: 100, y: 300, width: 50, height: 20)])
        #expect(
            damage([at(0, row)], [at(30, row)])
                == [PixelRect(minX: 0, minY: 0, maxX: 150, maxY: 150)])
    }

    private func damage(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
        let grid = PixelGrid(scale: 1)
        return Damage.rects(
            from: DisplayList(old), to: DisplayList(new), on: grid, in: bounds)
    }

    private func inBlue(_ command: DrawCommand) -> DrawCommand {
        if case .fill(let shape, _) = command { .fill(shape, .blue) } else { command }
    }
}
