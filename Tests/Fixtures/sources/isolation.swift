import SwiftUI

// Models and nonisolated global functions that compile with SwiftUI.

struct Item: Identifiable {
    let id: Int
    var name: String
    var icon: Image { Image(systemName: "star") }
    var title: Text { Text("Item \(id)").bold() }
    var key: LocalizedStringKey { "Item \(id) of \(name)" }
    var tint: Color { .red.opacity(0.5) }
    var binding: Binding<String> { .constant(name) }
    func gradient() -> LinearGradient {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
}

enum Section: String, CaseIterable {
    case all, none
    var label: LocalizedStringKey { LocalizedStringKey(rawValue) }
    @ViewBuilder var view: some View {
        switch self {
        case .all: Text("All").font(.headline).padding()
        case .none: EmptyView()
        }
    }
}

@ViewBuilder func row(_ item: Item) -> some View {
    HStack(spacing: 4) {
        item.icon.resizable().frame(width: 20, height: 20)
        VStack(alignment: .leading) {
            item.title.font(.headline).foregroundStyle(.primary)
            Text(item.key).foregroundColor(.secondary)
        }
        Spacer()
        if item.id > 3 { Divider() } else { Color.red }
    }
    .padding(.horizontal, 8)
    .background(Color.blue)
    .overlay(Circle().stroke(lineWidth: 2))
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .opacity(0.5)
    .onTapGesture {}
    .offset(x: 3)
}

func medal() -> some View { Circle().fill(.red).frame(width: 8) }

func button(_ action: @escaping () -> Void) -> some View {
    Button("Press", action: action).buttonStyle(.bordered).disabled(true)
}

func toggle(_ value: Binding<Bool>) -> some View { Toggle("On", isOn: value).labelsHidden() }

func edited(_ binding: Binding<Item>) -> String {
    binding.wrappedValue.name = "x"
    return binding.name.wrappedValue
}

func transaction() -> Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) {}
    return transaction
}

func spacing() -> ViewSpacing { ViewSpacing() }

struct Holder: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
}

extension View {
    func held() -> some View { modifier(Holder(length: 3)) }
    func card(_ radius: CGFloat = 8) -> some View {
        padding().background(.thinMaterial).cornerRadius(radius).shadow(radius: 3)
    }
}

let shared = Text("global")
let symbols: [String: Image] = ["a": Image(systemName: "a")]

struct Screen: View {
    @State private var item = Item(id: 1, name: "a")
    @Binding var isOn: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.mine) private var mine
    @FocusState private var isFocused: Bool
    @AppStorage("x") private var stored = 1
    @StateObject private var model = Model()
    var body: some View {
        VStack {
            row(item); medal(); toggle($isOn); item.title; Section.all.view
        }
        .held()
    }
}

@MainActor final class Model: ObservableObject { @Published var n = 0 }

struct MineKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
    var mine: Int {
        get { self[MineKey.self] }
        set { self[MineKey.self] = newValue }
    }
}

func corner(of proxy: GeometryProxy) -> CGPoint {
    let frame = proxy.frame(in: .global)
    let named = proxy.frame(in: .named("list"))
    return CGPoint(x: frame.minX + proxy.safeAreaInsets.leading, y: named.minY + proxy.size.height)
}

func bounds(_ proxy: GeometryProxy, _ anchor: Anchor<CGRect>) -> CGRect { proxy[anchor] }

struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

func widest(_ subviews: LayoutSubviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width + $0[Indent.self] }.max() ?? 0
}

func put(_ subview: LayoutSubview, at point: CGPoint) {
    guard subview.priority > 0 else { return }
    subview.place(at: point, anchor: .center, proposal: .unspecified)
}

func gap(_ first: LayoutSubview, _ second: LayoutSubview) -> CGFloat {
    first.spacing.distance(to: second.spacing, along: .vertical)
}

func baseline(_ subview: LayoutSubview) -> CGFloat {
    let dimensions = subview.dimensions(in: .unspecified)
    return dimensions[.firstTextBaseline] + (dimensions[explicit: .top] ?? 0) + dimensions.height
}

struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: widest(subviews), height: proposal.height ?? 10) }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { for subview in subviews { put(subview, at: bounds.origin) } }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

func source() -> Anchor<CGRect>.Source { .bounds }

extension View {
    func marked() -> some View {
        anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
            .alignmentGuide(.leading) { $0[.trailing] }
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count, id: \.self) { index in
                        Rectangle().frame(width: bounds(proxy, anchors[index]).width)
                    }
                }
            }
    }
}

final class Store: ObservableObject { @Published var n = 0 }
@Observable final class Person { var name = "" }

struct Holding {
    @ObservedObject var store: Store
    @Bindable var person: Person
}

func holding() -> Holding { Holding(store: Store(), person: Person()) }
func nameBinding(_ person: Person) -> Binding<String> { Bindable(person).name }

func mainWindow() -> some Scene {
    WindowGroup("Main", id: "main") { Text("Main") }.defaultSize(width: 100, height: 100)
}

@SceneBuilder func windows() -> some Scene {
    mainWindow()
    Window("About", id: "about") { Text("About") }.windowResizability(.contentSize)
    Settings { Text("Settings") }
}
