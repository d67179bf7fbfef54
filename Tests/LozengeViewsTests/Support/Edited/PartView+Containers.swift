import Foundation
import LozengeTesting

extension PartView {
    var container: any View {
        let (spacing, alignment) = (look.spacing, look.alignmentValue)
        return switch part.kind {
        case .row: HStack(alignment: alignment.vertical, spacing: spacing) { inside }
        case .column: VStack(alignment: alignment.horizontal, spacing: spacing) { inside }
        case .pile: ZStack(alignment: alignment) { inside }
        case .grid:
            Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: look.width) {
                rows
            }
        case .lazyColumn:
            LazyVStack(alignment: alignment.horizontal, spacing: spacing) { inside }
        case .lazyRow: LazyHStack(alignment: alignment.vertical, spacing: spacing) { inside }
        case .lazyGrid:
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(20))],
                alignment: alignment.horizontal, spacing: spacing
            ) { inside }
        case .changing: changing { inside }
        case .diagonal: Diagonal()() { inside }
        case .fitting: ViewThatFits(in: look.axes) { inside }
        default: group
        }
    }

    @ViewBuilder
    private var rows: some View {
        let present = part.present
        ForEach(Array(stride(from: 0, to: present.count, by: 3)), id: \.self) { start in
            if start % 2 == 0 {
                GridRow(alignment: look.alignmentValue.vertical) {
                    ForEach(Array(present[start..<min(start + 3, present.count)])) { view(of: $0) }
                }
            } else {
                ForEach(Array(present[start..<min(start + 3, present.count)])) { view(of: $0) }
            }
        }
    }

    /// The same views in one of two layouts.
    private var changing: AnyLayout {
        let (spacing, alignment) = (look.spacing, look.alignmentValue)
        return switch look.edges {
        case 0: AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
        case 1: AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
        case 2: AnyLayout(ZStackLayout(alignment: alignment))
        case 3: AnyLayout(Diagonal())
        default: AnyLayout(GridLayout(alignment: alignment))
        }
    }

    /// Any number of views with a modifier around each.
    private var group: any View {
        let content = Group { inside }
        let alignment = look.alignmentValue
        return switch part.variant % 12 {
        case 0: content.padding(look.edgeSet, look.length)
        case 1: content.background(Badge(look: look), alignment: alignment)
        case 2: content.overlay(alignment: alignment) { inner() }
        case 3: content.layoutPriority(Double(look.number))
        case 4: content.frame(width: look.width, alignment: alignment)
        case 5: content.alignmentGuide(.firstTextBaseline) { $0.height - look.length }
        case 6: content.ignoresSafeArea(edges: look.edgeSet)
        case 7: content.safeAreaInset(edge: .top, spacing: look.spacing) { inner() }
        case 8:
            content.containerRelativeFrame(look.axes, alignment: alignment) { length, _ in
                length / 3
            }
        case 9: content.background(Color.green).padding(look.edgeSet, look.length)
        case 10:
            Group {
                Group { content.offset(x: look.length) }.fixedSize(); Badge(look: look)
            }
            .overlay(Badge(look: look), alignment: alignment)
        default: content.aspectRatio(1 + look.length, contentMode: .fit)
        }
    }
}

/// A text in a box, with a constant state.
struct Badge: View {
    let look: Look
    @State private var isThere = true

    var body: some View {
        if isThere { Text(look.string).padding(look.length / 4) }
    }
}
