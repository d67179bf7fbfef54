import Foundation
import LozengeTesting
import ViewFixtures

/// A part of a window whose look can be changed while it is shown.
final class Part: Identifiable {
    let id: Int
    let kind: Kind
    /// The variant of such a part; constant.
    let variant: Int
    var parts: [Part]
    var look: Look

    init(_ id: Int, _ kind: Kind, variant: Int, _ parts: [Part], _ look: Look) {
        self.id = id
        self.kind = kind
        self.variant = variant
        self.parts = parts
        self.look = look
    }

    /// A copy that can be changed separately.
    func copy() -> Part {
        Part(id, kind, variant: variant, parts.map { $0.copy() }, look)
    }

    /// This part and all parts inside.
    var all: [Part] { [self] + parts.flatMap(\.all) }

    /// The present parts inside, in their order.
    var present: [Part] {
        guard !parts.isEmpty else { return [] }
        let turn = look.number % parts.count
        let ordered = Array(parts[turn...] + parts[..<turn])
        return look.isThinned
            ? ordered.enumerated().filter { $0.offset % 3 != 1 }.map(\.element) : ordered
    }
}

/// The kinds of parts.
enum Kind: String, CaseIterable {
    // Without parts inside.
    case text, fontedText, box, color, circle, spacer, divider
    // Any number of parts inside.
    case row, column, pile, grid, lazyColumn, lazyRow, lazyGrid, changing, diagonal, fitting, group
    // One part inside.
    case padded, framed, flexible, fixed, proportional, prior, shifted, positioned, safePadded
    case reaching, related, guided, turned, textSized, fonted, limited, reader, placed, measured
    case telling, hearing, storing, sole, named, spanning, scroll
    case rotated, pointed, clipped, faded
    // Two parts inside.
    case overlaid, backed, barred, either, swapped

    static let leaves = allCases.prefix { $0 != .row }
    static let containers = allCases.drop { $0 != .row }.prefix { $0 != .padded }
    static let wrappers = allCases.drop { $0 != .padded }.prefix { $0 != .overlaid }
    static let pairs = allCases.drop { $0 != .overlaid }
}

/// The variable properties of a part; their meaning depends on the kind.
struct Look {
    var text = 0
    var font = 0
    var width: CGFloat?
    var height: CGFloat?
    var length: CGFloat = 0
    var spacing: CGFloat?
    var alignment = 0
    var edges = 0
    var number = 0
    var isOn = false
    var isThinned = false
    var isShown = true
}

extension Look {
    static let texts = ["a", "b", "two words", "six wo rds", "", "a longer line of text"]
    static let fonts: [Font] = [.body, .title, .caption, .headline]
    static let aligned: [Alignment] = [
        .center, .topLeading, .bottomTrailing,
        Alignment(horizontal: .leading, vertical: .firstTextBaseline),
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline),
        Alignment(horizontal: .middle, vertical: .center),
    ]

    var string: String { Self.texts[text] }
    var fontValue: Font { Self.fonts[font] }
    var alignmentValue: Alignment { Self.aligned[alignment] }
    var edgeSet: Edge.Set { [.all, .leading, .top, .horizontal, .bottom][edges] }
    var axes: Axis.Set { [.vertical, .horizontal, [.vertical, .horizontal]][edges % 3] }
}

extension HorizontalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    /// A guide of the tests.
    static let middle = HorizontalAlignment(Middle.self)
}

/// Places the parts on a diagonal, with their preferred spacing; caches its children's sizes.
struct Diagonal: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
        var size = CGSize.zero
        for (index, child) in cache.enumerated() {
            size.width += child.width + gap(before: index, subviews)
            size.height += child.height
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        var corner = bounds.origin
        for (index, child) in cache.enumerated() {
            corner.x += gap(before: index, subviews)
            if subviews[index].priority >= 0 {
                subviews[index].place(at: corner, proposal: ProposedViewSize(child))
            }
            corner.x += child.width
            corner.y += child.height
        }
    }

    private func gap(before index: Int, _ subviews: Subviews) -> CGFloat {
        guard index > 0 else { return 0 }
        return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
    }
}
