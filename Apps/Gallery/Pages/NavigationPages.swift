import SwiftUI

@MainActor
extension Page {
    static let navigation = [stackOfPages, columns, panes, tabs, toolbar, sheet, search]

    private static let stackOfPages = Page(
        "NavigationStack", .navigation, "Pages, of which the last is shown.", cell: 240
    ) {
        Example("NavigationLink(_:value:), navigationDestination(for:destination:)") {
            Presented("Links of values") { Planets() }
        }
        Example("NavigationStack(path:root:), NavigationPath") {
            Presented("A path of values") { Paths() }
        }
        Example("NavigationLink(_:destination:)") {
            Presented("Links of views") { Linked() }
        }
        Example("navigationDestination(isPresented:destination:)") {
            Presented("A page that is pushed") { Pushed() }
        }
        Example("containerBackground(_:for:)") {
            Presented("Pages on colors") { TintedPages() }
        }
        Example("navigationLinkIndicatorVisibility(.hidden)") {
            Presented("Links without arrows") {
                Linked().navigationLinkIndicatorVisibility(.hidden)
            }
        }
    }

    private static let columns = Page(
        "NavigationSplitView", .navigation, "Columns that choose what the next one shows.",
        cell: 240
    ) {
        Example("NavigationSplitView(sidebar:detail:)") {
            Presented("Two columns") { TwoColumns() }
        }
        Example("navigationSplitViewColumnWidth(_:)") {
            Presented("A fixed sidebar") { FixedColumn() }
        }
    }

    private static let panes = Page(
        "HSplitView", .navigation, "Views that share a length, with edges to drag.", cell: 320
    ) {
        Example("HSplitView(content:), frame(minWidth:maxWidth:)") {
            HSplitView {
                Color.orange.opacity(0.3).frame(minWidth: 60, maxWidth: .infinity)
                Color.teal.opacity(0.3).frame(minWidth: 60, maxWidth: .infinity)
                Color.purple.opacity(0.3).frame(minWidth: 60, maxWidth: .infinity)
            }
            .frame(height: 140)
        }
        Example("VSplitView(content:)") {
            VSplitView {
                Color.orange.opacity(0.3)
                Color.teal.opacity(0.3)
            }
            .frame(height: 140)
        }
    }

    private static let toolbar = Page(
        "toolbar", .navigation, "Controls above and below the content of a window or a sheet.",
        cell: 240
    ) {
        Example("toolbar(content:)") {
            Presented("Views as items") {
                Text("Content").toolbar {
                    Button("Undo", systemImage: "arrow.uturn.backward") {}
                    Button("Redo", systemImage: "arrow.uturn.forward") {}
                }
            }
        }
        Example("ToolbarItem(placement:content:), ToolbarItemGroup") {
            Presented("Places") { Placed() }
        }
        Example("navigationTitle(_:), toolbarTitleMenu(content:)") {
            Presented("A title that can be changed") { Renamed() }
        }
    }

    private static let sheet = Page(
        "sheet", .navigation, "Content in front of a window.", cell: 240
    ) {
        Example("sheet(isPresented:onDismiss:content:), dismiss") {
            Presented("A sheet") { Text("Escape closes it.") }
        }
        Example("sheet(item:content:)") { Itemized() }
        Example("presentationDetents(_:), CustomPresentationDetent") {
            Presented("Three heights") {
                Text("The grip changes the height.")
                    .presentationDetents([.custom(ThirdDetent.self), .medium, .large])
                    .presentationDragIndicator(.visible)
            }
        }
        Example("interactiveDismissDisabled(_:)") { Presented("It stays") { Staying() } }
        Example("fullScreenCover(isPresented:content:)") { Covered() }
    }

    private static let search = Page(
        "searchable", .navigation, "A search field, with suggestions.", cell: 240
    ) {
        Example("searchable(text:prompt:), searchSuggestions(_:)") {
            Presented("Search") { Searched() }
        }
    }
}

/// A button that shows a content in a sheet.
private struct Presented<Content: View>: View {
    private let title: String
    private let content: Content
    @State private var isShown = false

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        Button(title) { isShown = true }.sheet(isPresented: $isShown) { content }
    }
}

private let planets = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
]

private struct Planets: View {
    var body: some View {
        NavigationStack {
            List(planets, id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Planets")
                .navigationDestination(for: String.self) { planet in
                    Text("\(planet) is a planet.").navigationTitle(planet)
                }
        }
    }
}

private struct Paths: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Count from one", value: 1)
                Button("Show the third page") { path = NavigationPath([1, 2, 3]) }
            }
            .padding()
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Page \(number)")
                    NavigationLink("Next", value: number + 1)
                    Button("To the start") { path.removeLast(path.count) }
                }
                .padding()
                .navigationTitle("Page \(number)")
            }
        }
    }
}

private struct Linked: View {
    var body: some View {
        NavigationStack {
            Form {
                NavigationLink("About") { Text("Made of pages.").navigationTitle("About") }
                NavigationLink {
                    Text("Nothing to set.").navigationTitle("Settings")
                } label: {
                    Label("Settings", systemImage: "gearshape")
                }
            }
            .navigationTitle("More")
        }
    }
}

private struct Pushed: View {
    @State private var isDone = false

    var body: some View {
        NavigationStack {
            Button("Finish") { isDone = true }
                .navigationDestination(isPresented: $isDone) {
                    Text("Done.").navigationBarBackButtonHidden(false).navigationTitle("Done")
                }
                .navigationTitle("Work")
        }
    }
}

private struct TintedPages: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Sunset") {
                Text("The sun has gone.")
                    .containerBackground(.orange.opacity(0.25), for: .navigation)
                    .navigationTitle("Sunset")
            }
            .containerBackground(.teal.opacity(0.25), for: .navigation)
            .navigationTitle("Sea")
        }
    }
}

private struct TwoColumns: View {
    @State private var planet: String?

    var body: some View {
        NavigationSplitView {
            List(planets, id: \.self, selection: $planet) { Text($0) }
        } detail: {
            Text(planet.map { "You chose \($0)." } ?? "Choose a planet.")
        }
        .frame(minWidth: 300, idealWidth: 620, minHeight: 240, idealHeight: 360)
    }
}

private struct FixedColumn: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            Color.orange.opacity(0.3).navigationSplitViewColumnWidth(160)
        } detail: {
            Button("Hide the Sidebar") { visibility = .detailOnly }
        }
        .navigationSplitViewStyle(.balanced)
        .frame(minWidth: 300, idealWidth: 560, minHeight: 200, idealHeight: 300)
    }
}

private struct Placed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Content")
            .frame(minWidth: 360, minHeight: 160)
            .navigationTitle("Places")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Bold", systemImage: "bold") {}
                    Button("Italic", systemImage: "italic") {}
                    Spacer()
                    Button("Delete", systemImage: "trash") {}
                }
            }
    }
}

private struct Renamed: View {
    @State private var title = "Untitled"

    var body: some View {
        Text("The title is “\(title)”.")
            .navigationTitle($title)
            .navigationSubtitle("Press the title")
            .toolbarTitleMenu { Button("Untitled") { title = "Untitled" } }
    }
}

private struct Moon: Identifiable {
    let id: String
}

private struct Itemized: View {
    @State private var moon: Moon?

    var body: some View {
        HStack {
            ForEach(["Io", "Europa"], id: \.self) { name in
                Button(name) { moon = Moon(id: name) }
            }
        }
        .sheet(item: $moon) { moon in Text("\(moon.id) is a moon of Jupiter.") }
    }
}

private struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Staying: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Only the button closes it.")
            Button("Close") { dismiss() }
        }
        .padding()
        .interactiveDismissDisabled()
    }
}

private struct Covered: View {
    @State private var isCovered = false

    var body: some View {
        Button("Cover") { isCovered = true }
            .fullScreenCover(isPresented: $isCovered) {
                Button("Uncover") { isCovered = false }
            }
    }
}

private struct Searched: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(planets.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Planets")
                .searchSuggestions {
                    ForEach(planets.prefix(3), id: \.self) { Text($0).searchCompletion($0) }
                }
                .navigationTitle("Planets")
        }
    }
}
