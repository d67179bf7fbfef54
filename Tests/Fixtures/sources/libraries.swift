// Forms that libraries and programs for older systems use.
import SwiftUI

struct Divided: _VariadicView.MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Divider() }
        }
    }
}

struct DividedStack<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack { _VariadicView.Tree(Divided()) { content } }
    }
}

struct Margin: EnvironmentalModifier {
    var factor: CGFloat = 1

    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Wide(length: environment.layoutDirection == .leftToRight ? 20 * factor : 40 * factor)
    }

    struct Wide: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }
}

struct Panes: View {
    var body: some View {
        TabView {
            HSplitView {
                Text("Files").frame(minWidth: 100, maxWidth: .infinity)
                VSplitView {
                    Text("Text")
                    Text("Log")
                }
            }
            .tabItem { Label("One", systemImage: "1.circle") }
        }
        .tabViewBottomAccessory { Text("Playing") }
        .modifier(Margin(factor: 2))
        .toolbar {
            ToolbarItem { Button("Save") {} }.sharedBackgroundVisibility(.hidden)
        }
    }
}

func joined(_ names: [String]) -> String {
    ListFormatter.localizedString(byJoining: names)
}

func saved(_ data: Data, to url: URL) throws -> Any? {
    try data.write(to: url, options: .atomicWrite)
    return UserDefaults.standard.value(forKey: "saved")
}

let corner = CGRectMake(0, 0, CGSizeMake(10, 20).width, CGPointMake(1, 2).y)

struct Tag: Identifiable {
    var id = ""
}

struct Tagged: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    @State private var suggested = [Tag(id: "red")]
    @State private var exams = ["Algebra"]
    @GestureState(initialValue: .zero, resetTransaction: Transaction(animation: .default))
    private var drag: CGSize
    @FocusState private var isFocused: Bool
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.isLuminanceReduced) private var isDim

    var body: some View {
        Picker("Id", sources: $tags, selection: \.id) { ForEach(tags) { Text($0.id) } }
        Table(of: Tag.self) {
            TableColumn("Name", value: \.id)
            TableColumnForEach(exams, id: \.self) { exam in
                TableColumn(exam) { tag in Text(tag.id) }
            }
        } rows: {
            ForEach(tags) { TableRow($0) }
        }
        .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested) { Text($0.id) }
        .contextMenu {
            Button("Copy") {}
        } preview: {
            Text("Preview")
        }
        .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
        .defaultFocus($isFocused, true, priority: .userInitiated)
        .focusSection()
        .focusScope(space)
        .prefersDefaultFocus(in: space)
        .layoutDirectionBehavior(.mirrors)
        .onAppear { if weight == .bold, isDim { resetFocus(in: space) } }
        .confirmationDialog("Delete?", isPresented: .constant(false), presenting: tags.first) {
            tag in
            Button(tag.id, role: .destructive) {}
        } message: { tag in
            Text(tag.id)
        }
    }
}
