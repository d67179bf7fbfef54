import SwiftUI

// Models and global functions that compile with SwiftUI, on no actor.

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

func badge() -> some View { Circle().fill(.red).frame(width: 8) }

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
            row(item); badge(); toggle($isOn); item.title; Section.all.view
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
