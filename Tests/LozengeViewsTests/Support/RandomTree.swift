import Foundation
import LozengeTesting
import RandomFixtures
import ViewFixtures

/// A random view, described so that it can be made repeatedly; every part has a tag.
indirect enum RandomTree {
    case color, rigid(CGFloat, CGFloat), text(String), circle, spacer, divider
    case row(VerticalAlignment, CGFloat?, [RandomTree])
    case column(HorizontalAlignment, CGFloat?, [RandomTree])
    case pile(Alignment, [RandomTree])
    case padded(Edge.Set, CGFloat, RandomTree)
    case framed(CGFloat?, CGFloat?, Alignment, RandomTree)
    case flexible(CGFloat?, CGFloat?, Alignment, RandomTree)
    case fixed(Bool, Bool, RandomTree), fitting(CGFloat, RandomTree), prior(Double, RandomTree)
    case shifted(CGFloat, CGFloat, RandomTree), decorated(Alignment, RandomTree, RandomTree)
    case barred(VerticalEdge, CGFloat, RandomTree), kept(Edge.Set, CGFloat, RandomTree)
    case reaching(Edge.Set, RandomTree), scrolled(Axis.Set, RandomTree), related(
        Axis.Set, RandomTree)

    /// The view, its parts tagged by their path from the root.
    func view(_ path: String = "r") -> AnyView {
        func children(_ trees: [RandomTree]) -> some View {
            ForEach(trees.indices, id: \.self) { trees[$0].view("\(path).\($0)") }
        }
        func child(_ tree: RandomTree) -> AnyView { tree.view(path + ".") }
        let view: any View =
            switch self {
            case .color: Color.red
            case .rigid(let width, let height): box(width, height)
            case .text(let string): Text(string)
            case .circle: Circle()
            case .spacer: Spacer()
            case .divider: Divider()
            case .row(let alignment, let spacing, let trees):
                HStack(alignment: alignment, spacing: spacing) { children(trees) }
            case .column(let alignment, let spacing, let trees):
                VStack(alignment: alignment, spacing: spacing) { children(trees) }
            case .pile(let alignment, let trees):
                ZStack(alignment: alignment) { children(trees) }
            case .padded(let edges, let length, let tree): child(tree).padding(edges, length)
            case .framed(let width, let height, let alignment, let tree):
                child(tree).frame(width: width, height: height, alignment: alignment)
            case .flexible(let min, let max, let alignment, let tree):
                child(tree).frame(
                    minWidth: min, maxWidth: max, maxHeight: max, alignment: alignment)
            case .fixed(let horizontal, let vertical, let tree):
                child(tree).fixedSize(horizontal: horizontal, vertical: vertical)
            case .fitting(let ratio, let tree):
                child(tree).aspectRatio(ratio, contentMode: .fit)
            case .prior(let priority, let tree): child(tree).layoutPriority(priority)
            case .shifted(let x, let y, let tree): child(tree).offset(x: x, y: y)
            case .decorated(let alignment, let tree, let secondary):
                child(tree).overlay(secondary.view(path + "o"), alignment: alignment)
            case .barred(let edge, let height, let tree):
                child(tree).safeAreaInset(edge: edge) { box(20, height) }
            case .kept(let edges, let length, let tree):
                child(tree).safeAreaPadding(edges, length)
            case .reaching(let edges, let tree): child(tree).ignoresSafeArea(edges: edges)
            case .scrolled(let axes, let tree): ScrollView(axes) { child(tree) }
            case .related(let axes, let tree):
                child(tree).containerRelativeFrame(axes, count: 2, spacing: 3)
            }
        return AnyView(AnyView(view).tagged(path))
    }
}

extension RandomTree {
    /// Returns the tree for `seed`.
    init(seed: Int, depth: Int = 4, isRigid: Bool = false) {
        var generator = SeededGenerator(seed: UInt64(seed))
        self = Self.make(depth, isRigid, &generator)
    }

    private static func make(
        _ depth: Int, _ isRigid: Bool, _ generator: inout SeededGenerator
    ) -> RandomTree {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...80, using: &generator)) / 2 }
        func maybe() -> CGFloat? { Bool.random(using: &generator) ? length() : nil }
        func one<Choice>(of choices: [Choice]) -> Choice {
            choices[Int.random(in: choices.indices, using: &generator)]
        }
        func alignment() -> Alignment {
            Alignment(
                horizontal: one(of: [.leading, .center, .trailing]),
                vertical: one(of: [.top, .center, .bottom, .firstTextBaseline]))
        }
        func child() -> RandomTree { make(depth - 1, isRigid, &generator) }
        func children() -> [RandomTree] {
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in child() }
        }
        if depth == 0 || Int.random(in: 0..<6, using: &generator) == 0 {
            let text = RandomTree.text(one(of: ["", "a", "two words", "a longer line of text"]))
            let rigid: [RandomTree] = [.rigid(length(), length()), text]
            return one(of: isRigid ? rigid : rigid + [.color, .circle, .spacer, .divider])
        }
        switch Int.random(in: 0..<(isRigid ? 13 : 14), using: &generator) {
        case 0, 1: return .row(alignment().vertical, maybe(), children())
        case 2, 3: return .column(alignment().horizontal, maybe(), children())
        case 4: return .pile(alignment(), children())
        case 5:
            return .padded(one(of: [.all, .leading, .top, .horizontal]), length() - 5, child())
        case 6: return .framed(maybe(), maybe(), alignment(), child())
        case 7: return .prior(one(of: [-1, 0, 1]), child())
        case 8: return .shifted(length() - 20, length() - 20, child())
        case 9: return .decorated(alignment(), child(), child())
        case 10: return .barred(one(of: [.top, .bottom]), length(), child())
        case 11: return .kept(one(of: [.all, .leading, .vertical]), length(), child())
        case 12: return .reaching(one(of: [.all, .trailing, .top]), child())
        default:
            return one(of: [
                .scrolled(one(of: [.vertical, .horizontal]), child()),
                .related(one(of: [.vertical, .horizontal]), child()),
                .fixed(.random(using: &generator), .random(using: &generator), child()),
                .fitting(1 + length() / 20, child()),
                .flexible(maybe(), one(of: [nil, 50, .infinity]), alignment(), child()),
            ])
        }
    }
}
