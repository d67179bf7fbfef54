import SwiftUI

// Values that flow between models, functions and views, as programs for SwiftUI have them.

@Observable final class Profile { var name = "" }

struct ProfileEditor: View {
    @Environment(Profile.self) var profile

    var body: some View {
        @Bindable var profile = profile
        TextField("Name", text: $profile.name)
    }
}

/// A property wrapper makes its type a part of the main actor no more than SwiftUI's do.
final class Settings: ObservableObject {
    @AppStorage("isLoud") var isLoud = true
    func volume() -> Double { isLoud ? 1 : 0.5 }
}

func volume(of settings: Settings) -> Double { settings.volume() }

func sum(_ first: State<Int>, _ second: AppStorage<Int>) -> Int {
    first.wrappedValue + second.wrappedValue
}

nonisolated struct Clock: Shape {
    @Environment(\.locale) var locale
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: locale.identifier.isEmpty ? fraction : 1, height: 2))
    }
}

enum Motions {
    static func page() -> AnyTransition {
        .asymmetric(insertion: .move(edge: .trailing), removal: .opacity.combined(with: .scale))
    }
}

final class SignUp: ObservableObject {
    @Published var words = ""
    @Published var isEmpty = false
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $words.map(\.isEmpty).removeDuplicates().assign(to: &$isEmpty)
        let length: KeyPath<String, Int> = \.count
        $words.map(length).zip($isEmpty).sink { _, _ in }.store(in: &subscriptions)
        Publishers.Zip(Just(1), Just("a")).sink { _ in }.store(in: &subscriptions)
        Result<Int, any Error> { 1 }.publisher.replaceError(with: 0).sink { _ in }
            .store(in: &subscriptions)
        NotificationCenter.Publisher(center: .default, name: .init("saved")).sink { _ in }
            .store(in: &subscriptions)
        Just(Data()).decode(type: [String].self, decoder: JSONDecoder())
            .replaceError(with: []).sink { _ in }.store(in: &subscriptions)
        DispatchQueue.main.schedule(after: .init(.now()), tolerance: 0.016) {}
        DispatchQueue.main.schedule {}
    }
}

struct Forms: View {
    @State private var price = 1.5
    @State private var words = ""
    @State private var page = 1
    let title: String
    let heading: LocalizedStringResource = "Heading"

    var body: some View {
        VStack {
            TextField("Price", value: $price, formatter: NumberFormatter())
            TextField(
                "Price", value: $price, formatter: NumberFormatter(), onEditingChanged: { _ in },
                onCommit: {})
            SecureField("Secret", text: $words) {}
            SecureField(title, text: $words, onCommit: {})
            TextField(title, text: $words, onEditingChanged: { _ in })
            Color.red.clipShape(.rect(topLeadingRadius: 2, bottomLeadingRadius: 2)).scenePadding()
            Circle().flipsForRightToLeftLayoutDirection(true)
            TabView(selection: $page) { Tab(value: 0) { Text(heading) } }
            TabView {
                Tab(role: .search) {
                    Text("a")
                } label: {
                    Label("b", systemImage: "star")
                }
            }
            List {}.searchable(text: $words, prompt: "Names") {
                ForEach(["Ana", "Bo"], id: \.self) { Text($0) }
            }
        }
        .navigationTitle(heading)
        .onAppear { AccessibilityNotification.Announcement("Ready").post() }
    }
}

struct Rows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing, edges: .horizontal) }
        return spacing.union(ViewSpacing())
    }
}

let greeting = String(localized: "Hello", comment: "A greeting.")
