import Foundation
import LozengeCore

/// The size of a view and the positions of its alignment guides at that size.
///
/// Matches: SwiftUI.ViewDimensions
nonisolated public struct ViewDimensions {
    package let size: CGSize
    /// The proposal for which the view took this size.
    package let proposal: ProposedViewSize
    /// The view that sets the guides; `nil` for a box with default guides.
    private let view: LayoutSubview?

    init(_ size: CGSize, proposal: ProposedViewSize, of view: LayoutSubview?) {
        self.size = size
        self.proposal = proposal
        self.view = view
    }

    /// Creates the dimensions of a box of `size` with all guides at their default positions.
    init(box size: CGSize) {
        self.init(size, proposal: ProposedViewSize(size), of: nil)
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The position of a guide, in points from the view's leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// The position of a guide, in points from the view's top.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// The position of a guide set by the view or its content; `nil` if the default applies.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }

    /// The position of a guide set by the view or its content; `nil` if the default applies.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

    private func value(_ key: AlignmentKey) -> CGFloat {
        NodeAnswers.shared?.guide(key, in: self) ?? 0
    }

    private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        guard let value = NodeAnswers.shared?.explicitGuide(key, in: self) else { return nil }
        return value.isNaN ? nil : value
    }
}

/// The engine's calls, on the main actor.
extension ViewDimensions {
    subscript(key: AlignmentKey) -> CGFloat {
        if let view, view.guides.mayHave(key) {
            let value = view.explicitGuide(key, in: self)
            if !value.isNaN { return value }
        }
        return key.defaultValue(in: self)
    }

    /// Returns the explicit value of a guide, NaN for none.
    func explicit(_ key: AlignmentKey) -> CGFloat {
        guard let view, view.guides.mayHave(key) else { return .nan }
        return view.explicitGuide(key, in: self)
    }
}

nonisolated extension ViewDimensions: Equatable {
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.view == rhs.view
    }
}

/// Kinds of guides that a view may set; most views set none and are not asked.
nonisolated package struct GuideSet: OptionSet {
    package let rawValue: UInt8

    package static let horizontalFrame = GuideSet(rawValue: 1)
    package static let verticalFrame = GuideSet(rawValue: 2)
    package static let baselines = GuideSet(rawValue: 4)
    package static let custom = GuideSet(rawValue: 8)

    /// The guides that pass through a container (ALIGN-3).
    package static let merging: GuideSet = [.baselines, .custom]

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package init(_ key: AlignmentKey) {
        self =
            switch key.kind {
            case .start, .center, .end:
                key.axis == .horizontal ? .horizontalFrame : .verticalFrame
            case .firstTextBaseline, .firstLineCenter, .lastTextBaseline: .baselines
            case .custom: .custom
            }
    }

    func mayHave(_ key: AlignmentKey) -> Bool { !isDisjoint(with: GuideSet(key)) }
}
