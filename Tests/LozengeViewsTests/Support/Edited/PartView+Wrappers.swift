import Foundation
import LozengeTesting

extension PartView {
    var wrapper: any View {
        let alignment = look.alignmentValue
        let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility2]
        return switch part.kind {
        case .padded: inner().padding(look.edgeSet, look.length)
        case .framed: inner().frame(width: look.width, height: look.height, alignment: alignment)
        case .flexible:
            inner().frame(
                minWidth: look.length, idealWidth: look.width.map { $0 + look.length },
                maxWidth: look.isOn ? .infinity : nil, maxHeight: look.isOn ? 60 : nil,
                alignment: alignment)
        case .fixed: inner().fixedSize(horizontal: look.isOn, vertical: look.edges > 1)
        case .proportional:
            inner().aspectRatio(
                look.edges == 0 ? nil : 1 + look.length, contentMode: look.isOn ? .fit : .fill)
        case .prior: inner().layoutPriority(Double(look.number - 1))
        case .shifted: inner().offset(x: look.width ?? 0, y: look.length)
        case .positioned: inner().position(x: look.width ?? 0, y: look.length)
        case .safePadded: inner().safeAreaPadding(look.edgeSet, look.length)
        case .reaching: inner().ignoresSafeArea(edges: look.edgeSet)
        case .related:
            inner().containerRelativeFrame(
                look.axes, count: look.isOn ? 2 : 3, spacing: 3, alignment: alignment)
        case .guided: guided
        case .turned:
            inner().environment(\.layoutDirection, look.isOn ? .rightToLeft : .leftToRight)
        case .textSized: inner().dynamicTypeSize(sizes[look.font])
        case .fonted: inner().font(look.fontValue)
        case .limited: inner().lineLimit(look.number == 0 ? nil : look.number)
        case .telling: inner().preference(key: Total.self, value: look.number)
        case .named: inner().id(look.number)
        case .spanning: inner().gridCellColumns(look.number)
        case .rotated:
            inner().rotationEffect(.degrees(Double(look.number) * 40))
                .scaleEffect(look.isOn ? 1.5 : 1)
        case .pointed: inner().contentShape(outline)
        case .clipped: inner().clipShape(outline)
        case .faded: inner().opacity(look.isOn ? 0 : 0.5)
        case .sole: sole
        case .scroll: ScrollView(look.axes) { inside }
        case .overlaid: inner().overlay(inner(1), alignment: alignment)
        case .backed:
            look.isOn
                ? AnyView(inner().background(alignment: alignment) { inner(1) })
                : AnyView(inner().background(Color.green))
        case .barred:
            look.edges < 3
                ? AnyView(
                    inner().safeAreaInset(
                        edge: look.edges == 0 ? .top : .bottom, alignment: alignment.horizontal,
                        spacing: look.spacing
                    ) { inner(1) })
                : AnyView(
                    inner().safeAreaInset(
                        edge: look.edges == 3 ? .leading : .trailing, alignment: alignment.vertical,
                        spacing: look.spacing
                    ) { inner(1) })
        case .either:
            Group { if look.isOn { inner(); inner(1) } else { inner(1) } }
                .padding(look.length).background(Color.green)
        case .swapped:
            (look.isOn
                ? AnyView(
                    HStack {
                        inner(); inner(1)
                    }) : AnyView(inner()))
                .overlay(Color.green).padding(look.length)
        default: listener
        }
    }

    /// A shape beside the view, or none.
    private var outline: some Shape {
        Rectangle().inset(by: look.isOn ? -look.length : 0).offset(x: look.width ?? 0, y: 5)
    }

    private var guided: any View {
        switch part.variant % 2 {
        case 0:
            inner().alignmentGuide(look.isOn ? .top : .firstTextBaseline) {
                $0.height / 4 + look.length
            }
        default:
            inner().alignmentGuide(look.isOn ? .leading : .middle) { $0.width / 4 - look.length }
        }
    }

    /// Containers that never have more than one view.
    private var sole: any View {
        switch part.variant % 3 {
        case 0:
            HStack {
                VStack(alignment: look.alignmentValue.horizontal, spacing: look.spacing) { inside }
            }
        case 1: ZStack(alignment: look.alignmentValue) { HStack(spacing: look.spacing) { inside } }
        default: VStack { ZStack { HStack { ScrollView { inside } } } }
        }
    }

    /// Parts that depend on the result of the layout.
    private var listener: any View {
        switch part.kind {
        case .reader: GeometryReader { proxy in sized(proxy.size) }
        case .placed:
            GeometryReader { proxy in
                inner().overlay(
                    Note("\(proxy.frame(in: .global).minX) \(proxy.safeAreaInsets.top)"))
            }
        case .measured: Measured(content: VStack { inner() })
        case .hearing:
            VStack { inner() }.overlayPreferenceValue(Total.self) { Note("\($0)") }
        default: Storing(content: inner())
        }
    }

    @ViewBuilder
    private func sized(_ size: CGSize) -> some View {
        if size.width > 100 || look.isOn { inner() } else { Text("\(size.width)") }
        if size.height > 50 { Badge(look: look) }
    }
}

/// The sum of a preference's values inside.
private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A text that takes no space.
private struct Note: View {
    let string: String

    init(_ string: String) { self.string = string }

    var body: some View { Text(string).frame(width: 0, height: 0) }
}

/// Shows the width of its content, as reported after the layout.
private struct Measured<Content: View>: View {
    let content: Content
    @State private var width: CGFloat = 0

    var body: some View {
        content.onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
            .overlay(Note("\(width)"))
    }
}

/// Stores its width during the layout, and has other views then.
private struct Storing<Content: View>: View {
    let content: Content
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            if width > 60 { Color.red.frame(width: 0, height: 0) }
            GeometryReader { proxy in
                let _ = width = proxy.size.width
                content
            }
            Note("\(width)")
            if width < 100 { Color.red.frame(width: 0, height: 0) }
        }
    }
}
