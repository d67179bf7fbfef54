import Foundation
import LozengeCore

/// A line across a view that others can be aligned with.
///
/// Matches: SwiftUI.AlignmentID
@MainActor @preconcurrency
public protocol AlignmentID {
    /// Where the line is in a view that does not say so itself, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment line: which axis it is a position on, and how its default is found.
nonisolated package struct AlignmentKey: Hashable, Sendable {
    package enum Kind: UInt8 {
        case start, center, end, firstTextBaseline, lastTextBaseline, custom
    }

    package let axis: Axis
    package let kind: Kind
    /// Tells custom lines apart; the kind does for the others.
    let id: ObjectIdentifier?

    // A metatype of a main-actor type: it is only ever asked on the main actor.
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

    /// Where the line is in a view that does not say so itself (ALIGN-1).
    @MainActor
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let length = dimensions.size[axis]
        return switch kind {
        case .start: 0
        case .center: length / 2
        case .end, .firstTextBaseline, .lastTextBaseline: length
        case .custom: type?.defaultValue(in: dimensions) ?? 0
        }
    }

    /// What a container says of this line, from what its children say (ALIGN-3).
    ///
    /// The lines of the frame are each view's own business; the first baseline is the highest, the
    /// last the lowest, and a custom line is the mean of the children's.
    ///
    /// - Parameters:
    ///   - combined: The value so far, NaN for none.
    ///   - value: The next child's, in the container's coordinates.
    ///   - count: How many were combined so far.
    /// - Returns: The new value, NaN where containers have no say in the line.
    func combine(_ combined: CGFloat, with value: CGFloat, count: Int) -> CGFloat {
        switch kind {
        case .start, .center, .end: .nan
        case .firstTextBaseline: combined.isNaN ? value : min(combined, value)
        case .lastTextBaseline: combined.isNaN ? value : max(combined, value)
        case .custom:
            count == 0 ? value : (combined * CGFloat(count) + value) / CGFloat(count + 1)
        }
    }
}
