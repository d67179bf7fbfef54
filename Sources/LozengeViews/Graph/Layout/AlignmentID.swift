import Foundation
import LozengeCore

/// A custom alignment: its default position and how a container combines its children's values.
///
/// ```swift
/// enum FirstThird: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///     static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
///
/// Matches: SwiftUI.AlignmentID
@MainActor @preconcurrency
public protocol AlignmentID {
    /// Returns the position in a view without an explicit value, in points from its top or leading edge.
    ///
    /// Matches: SwiftUI.AlignmentID.defaultValue(in:)
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Adds a child's value of the line to the value of the container around it.
    ///
    /// A container calls this for each child that sets the line, in the order of its content. The
    /// default is the mean of all children. A value that is NaN afterwards counts as `nil`.
    ///
    /// - Parameters:
    ///   - childValue: The child's value in points, in the container's coordinates.
    ///   - n: The number of children combined so far; 0 for the first.
    ///   - parentValue: The container's value so far; `nil` for none. After the last child it is the
    ///     container's explicit value, and `nil` leaves the container with the default.
    ///
    /// Matches: SwiftUI.AlignmentID._combineExplicit(childValue:_:into:)
    static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        guard let mean = parentValue, n > 0 else { return parentValue = childValue }
        parentValue = (mean * CGFloat(n) + childValue) / CGFloat(n + 1)
    }
}

/// An alignment line: its axis and its default position.
nonisolated package struct AlignmentKey: Hashable, Sendable {
    package enum Kind: UInt8 {
        case start, center, end, firstTextBaseline, firstLineCenter, lastTextBaseline, custom
    }

    package let axis: Axis
    package let kind: Kind
    /// The type of a custom line; `nil` for built-in ones, which the kind distinguishes.
    let id: ObjectIdentifier?

    // A metatype of a main-actor type; called on the main actor only.
    nonisolated(unsafe) private let type: (any AlignmentID.Type)?

    init(_ axis: Axis, _ kind: Kind) {
        self.axis = axis
        self.kind = kind
        id = nil
        type = nil
    }

    init(_ axis: Axis, _ type: any AlignmentID.Type) {
        self.axis = axis
        kind = .custom
        id = ObjectIdentifier(type)
        self.type = type
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && lhs.kind == rhs.kind && lhs.id == rhs.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(kind)
        hasher.combine(id)
    }

    /// Returns the position of the line in a view without an explicit value (ALIGN-1).
    @MainActor
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let length = dimensions.size[axis]
        return switch kind {
        case .start: 0
        case .center, .firstLineCenter: length / 2
        case .end, .firstTextBaseline, .lastTextBaseline: length
        case .custom: type?.defaultValue(in: dimensions) ?? 0
        }
    }

    /// Adds a child's value to the value of the container around it (ALIGN-3).
    ///
    /// Lines of the frame do not pass through containers. The first baseline is the highest, the last the
    /// lowest; the type of a custom line combines its values.
    ///
    /// - Parameters:
    ///   - combined: The value so far, NaN for none.
    ///   - value: The child's value, in the container's coordinates.
    ///   - count: The number of children combined so far.
    /// - Returns: The new value, NaN for none.
    @MainActor
    func combine(_ combined: CGFloat, with value: CGFloat, count: Int) -> CGFloat {
        switch kind {
        case .start, .center, .end: .nan
        case .firstTextBaseline, .firstLineCenter: combined.isNaN ? value : min(combined, value)
        case .lastTextBaseline: combined.isNaN ? value : max(combined, value)
        case .custom: combineCustom(combined, with: value, count: count)
        }
    }

    @MainActor
    private func combineCustom(_ combined: CGFloat, with value: CGFloat, count: Int) -> CGFloat {
        var parentValue = combined.isNaN ? nil : combined
        type?._combineExplicit(childValue: value, count, into: &parentValue)
        return parentValue ?? .nan
    }

    /// Combines explicit values outside of a container; lines of the frame are averaged here.
    @MainActor
    func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var combined = CGFloat.nan
        var count = 0
        for case .some(let value) in values where !value.isNaN {
            switch kind {
            case .start, .center, .end:
                combined = count == 0 ? value : combined + (value - combined) / CGFloat(count + 1)
            case .firstTextBaseline, .firstLineCenter, .lastTextBaseline, .custom:
                combined = combine(combined, with: value, count: count)
            }
            count += 1
        }
        return combined.isNaN ? nil : combined
    }
}
