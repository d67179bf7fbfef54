import Foundation
import LozengeCore

/// A display list on the pixel grid: which commands form a group, and what each can touch.
///
/// On no actor: closures that go over all commands would be checked for it at each.
nonisolated struct PlacedCommands {
    let commands: [DrawCommand]
    let grid: PixelGrid
    /// For a push the index of its pop, or the number of commands where there is none; for any other
    /// command its own index.
    let ends: [Int]
    /// The pixels that each command can touch; for a push those of its whole group.
    let bounds: [PixelRect]

    init(_ list: DisplayList, on grid: PixelGrid) {
        let commands = list.commands
        var ends = Array(commands.indices)
        var bounds = commands.map { inkBounds(of: $0, on: grid) }
        var open: [Int] = []
        func close(_ push: Int, at end: Int) {
            ends[push] = end
            guard case .push(let effect) = commands[push] else { return }
            bounds[push] = reach(of: effect, around: bounds[push], on: grid)
            if let parent = open.last { bounds[parent] = bounds[parent].union(bounds[push]) }
        }
        for (index, command) in commands.enumerated() {
            switch command {
            case .push: open.append(index)
            case .pop: if let push = open.popLast() { close(push, at: index) }
            default:
                if let parent = open.last { bounds[parent] = bounds[parent].union(bounds[index]) }
            }
        }
        while let push = open.popLast() { close(push, at: commands.count) }
        self.commands = commands
        self.grid = grid
        self.ends = ends
        self.bounds = bounds
    }

    /// The commands of the list from outside: a group counts as one.
    func topLevel(of range: Range<Int>) -> [Int] {
        var indices: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            // Not by comparing: that copies the command, and whole windows come here at every frame.
            if case .pop = commands[index] {} else { indices.append(index) }
            index = ends[index] + 1
        }
        return indices
    }

    /// The pixels that the inside of a group can touch, whatever the effect makes of it.
    func contentBounds(ofGroupAt push: Int) -> PixelRect {
        topLevel(of: content(ofGroupAt: push)).reduce(.empty) { $0.union(bounds[$1]) }
    }

    /// What is inside a group.
    func content(ofGroupAt push: Int) -> Range<Int> {
        push + 1..<max(push + 1, ends[push])
    }
}

/// Every pixel that an effect lets a group touch.
nonisolated func reach(of effect: DrawEffect, around content: PixelRect, on grid: PixelGrid)
    -> PixelRect
{
    switch effect {
    case .opacity: content
    case .clip(let shape): content.intersection(RoundedPixelRect(shape, on: grid).rect)
    case .shadow(let shadow):
        content.union(PlacedShadow(shadow, on: grid).reach(of: content))
    }
}

private nonisolated func inkBounds(of command: DrawCommand, on grid: PixelGrid) -> PixelRect {
    switch command {
    case .fill(let shape, _): RoundedPixelRect(shape, on: grid).rect
    case .border(let rect, _, _), .picture(_, let rect, _): grid.rect(rect)
    case .text(let layout, let origin, _): textBounds(of: layout, at: origin, on: grid)
    case .push, .pop: .empty
    }
}

private nonisolated func textBounds(
    of layout: TextLayout, at origin: CGPoint, on grid: PixelGrid
) -> PixelRect {
    grid.cover(layout.reach.offsetBy(dx: origin.x, dy: origin.y))
}
