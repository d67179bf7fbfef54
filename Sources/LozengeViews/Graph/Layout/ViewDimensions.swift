import Foundation
import LozengeCore

/// A view's size, and where its alignment lines are at that size.
///
/// Matches: SwiftUI.ViewDimensions
nonisolated public struct ViewDimensions {
    package let size: CGSize
    /// What the view was offered when it took this size.
    package let proposal: ProposedViewSize
    /// The view whose lines these are; `nil` for a box that has none of its own.
    private let view: LayoutSubview?

    init(_ size: CGSize, proposal: ProposedViewSize, of view: LayoutSubview?) {
        self.size = size
        self.proposal = proposal
        self.view = view
    }

    /// A box of `size` with every line where it is by default.
    init(box size: CGSize) {
        self.init(size, proposal: ProposedViewSize(size), of: nil)
    }

    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    /// Where a line is, from the view's leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// Where a line is, from the view's top.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// Where a line is if the view or something in it says so; `nil` where the default holds.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }

    /// Where a line is if the view or something in it says so; `nil` where the default holds.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

    private func value(_ key: AlignmentKey) -> CGFloat {
        NodeAnswers.shared?.guide(key, in: self) ?? 0
    }

    private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        guard let value = NodeAnswers.shared?.explicitGuide(key, in: self) else { return nil }
        return value.isNaN ? nil : value
    }
}

/// What the engine asks, on the main actor.
extension ViewDimensions {
    subscript(key: AlignmentKey) -> CGFloat {
        if let view, view.guides.mayHave(key) {
            let value = view.explicitGuide(key, in: self)
            if !value.isNaN { return value }
        }
        return key.defaultValue(in: self)
    }

    /// The explicit value of a line, NaN for none.
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

/// Which kinds of lines a view may have a say in; most have none, and are not asked.
nonisolated package struct GuideSet: OptionSet {
    package let rawValue: UInt8

    package static let horizontalFrame = GuideSet(rawValue: 1)
    package static let verticalFrame = GuideSet(rawValue: 2)
    package static let baselines = GuideSet(rawValue: 4)
    package static let custom = GuideSet(rawValue: 8)

    /// What passes through a container (ALIGN-3).
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
