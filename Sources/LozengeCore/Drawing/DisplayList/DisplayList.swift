import Foundation

/// The drawing commands of a window or a part of it, back to front.
///
/// It is a plain value: equal lists look the same, and the differences of two lists have to be
/// painted again.
public struct DisplayList: Equatable, Sendable {
    /// The commands, back to front.
    public private(set) var commands: [DrawCommand] = []

    /// Creates an empty list.
    public init() {}

    /// Creates a list of commands.
    public init(_ commands: [DrawCommand]) { self.commands = commands }

    /// True if there are no commands.
    public var isEmpty: Bool { commands.isEmpty }

    /// Reserves memory for `count` commands.
    public mutating func reserve(_ count: Int) { commands.reserveCapacity(count) }

    /// Appends a command, in front of the others.
    public mutating func append(_ command: DrawCommand) {
        commands.append(command)
    }

    /// Appends a group of the commands that `content` appends, drawn with `effect`; an empty group
    /// is left out.
    public mutating func group(_ effect: DrawEffect, _ content: (inout DisplayList) -> Void) {
        var inner = DisplayList()
        content(&inner)
        append(DisplayFragment(inner), with: effect)
    }

    /// Appends a fragment that is drawn with `effect`; an empty one is left out.
    public mutating func append(_ fragment: DisplayFragment, with effect: DrawEffect) {
        if !fragment.list.isEmpty { append(.group(effect, fragment)) }
    }

    /// Appends a fragment in motion with its origin at `origin`; an empty one is left out.
    public mutating func append(layer fragment: DisplayFragment, at origin: CGPoint) {
        if !fragment.list.isEmpty { append(.layer(fragment, at: origin)) }
    }

    /// Appends a fragment with its origin at `origin`; an empty one is left out.
    public mutating func append(_ fragment: DisplayFragment, at origin: CGPoint) {
        if !fragment.list.isEmpty { append(.fragment(fragment, at: origin)) }
    }
}

/// A shared, immutable display list.
///
/// A window's list is a tree of fragments. The next frame shares all unchanged fragments, so that
/// building it and comparing both cost only the changes.
public final class DisplayFragment: Sendable {
    /// The commands of the fragment.
    public let list: DisplayList
    /// The bounds of the ink of each command, in points; pixels end less than two points outside.
    public let reaches: [CGRect]
    /// The bounds of the ink of all commands.
    public let reach: CGRect

    /// Creates a fragment and computes its bounds.
    public init(_ list: DisplayList) {
        self.list = list
        var reaches: [CGRect] = []
        reaches.reserveCapacity(list.commands.count)
        var all = CGRect.null
        // By index, without copies: each changed view comes here with all its content.
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
