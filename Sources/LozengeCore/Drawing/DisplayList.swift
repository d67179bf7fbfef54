import Foundation

/// What one window looks like, or a part of one: drawing commands in painting order, back to front.
///
/// A plain value: two lists that are equal look the same, and what differs is what has to be
/// repainted.
public struct DisplayList: Equatable, Sendable {
    public private(set) var commands: [DrawCommand] = []

    public init() {}

    public init(_ commands: [DrawCommand]) { self.commands = commands }

    public var isEmpty: Bool { commands.isEmpty }

    /// Makes room for that many commands at once.
    public mutating func reserve(_ count: Int) { commands.reserveCapacity(count) }

    public mutating func append(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Everything `content` appends is drawn with `effect`; nothing is kept of an empty group.
    public mutating func group(_ effect: DrawEffect, _ content: (inout DisplayList) -> Void) {
        var inner = DisplayList()
        content(&inner)
        append(DisplayFragment(inner), with: effect)
    }

    /// A fragment that is drawn with `effect`; nothing is kept of an empty one.
    public mutating func append(_ fragment: DisplayFragment, with effect: DrawEffect) {
        if !fragment.list.isEmpty { append(.group(effect, fragment)) }
    }

    /// A fragment whose coordinates count from `origin`; nothing is kept of an empty one.
    public mutating func append(_ fragment: DisplayFragment, at origin: CGPoint) {
        if !fragment.list.isEmpty { append(.fragment(fragment, at: origin)) }
    }
}

/// A display list that others refer to: the same object, as long as nothing in it changes.
///
/// A window's list is a tree of fragments. What the next frame has in common with this one it has
/// literally: comparing the two costs what changed, and so does making the next.
public final class DisplayFragment: Sendable {
    public let list: DisplayList
    /// Where each command can draw, in points, generously: pixels end less than two points beyond.
    public let reaches: [CGRect]
    /// Where anything can be drawn.
    public let reach: CGRect

    public init(_ list: DisplayList) {
        self.list = list
        var reaches: [CGRect] = []
        reaches.reserveCapacity(list.commands.count)
        var all = CGRect.null
        // By index, and with plain numbers: every box that changed comes here with all it has inside.
        for index in list.commands.indices {
            let reach = list.commands[index].reach.known
            reaches.append(reach)
            all = all.around(reach)
        }
        self.reaches = reaches
        reach = all
    }
}

extension DisplayFragment: Equatable {
    public static func == (lhs: DisplayFragment, rhs: DisplayFragment) -> Bool {
        lhs === rhs || lhs.list == rhs.list
    }
}
