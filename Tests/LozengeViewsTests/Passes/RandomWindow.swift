import Combine
import Foundation
import LozengeControls
import LozengeCore
import LozengeViews

/// The model of ``RandomWindow``, which reveals a lost update.
final class RandomModel: ObservableObject {
    @Published var text = "text"
    @Published var count = 0
    @Published var isOn = false
    @Published var level = 0.5
    @Published var rows = Array(0..<60)
    @Published var isMore = false
    @Published var scale = 1.0
    @Published var isAsking = false
    /// True if the question comes from a view that exists only while `isMore` is true.
    @Published var isAskingMore = false

    /// The text of the window, and of all popups except the menus of rows.
    var summary: String {
        "\(text)|\(count)|\(isOn)|\((level * 1000).rounded())|\(rows.count)|\(scale)"
    }

    /// The titles of the open dialogs.
    var dialogs: Set<String> {
        var dialogs: Set<String> = []
        if isAsking { dialogs.insert(Self.title) }
        if isMore && isAskingMore { dialogs.insert(Self.moreTitle) }
        return dialogs
    }

    static let title = "Ask?"
    static let moreTitle = "Ask more?"
}

/// A view of each kind that handles events.
struct RandomWindow: View {
    @ObservedObject var model: RandomModel
    @FocusState private var field: Int?
    @GestureState private var drag = CGSize.zero
    @State private var hover = false
    @State private var key = ""
    @Environment(\.scenePhase) private var phase

    var body: some View {
        HStack {
            VStack {
                Text(verbatim: model.summary)
                Text(verbatim: "\(phase) \(drag.width) \(hover) \(key) \(field ?? -1)")
                TextField("Text", text: $model.text).focused($field, equals: 1)
                TextField("Count", value: $model.count, format: .number)
                    .focused($field, equals: 2)
                Toggle("On", isOn: $model.isOn)
                Stepper("Count", value: $model.count, in: -5...50)
                Slider(value: $model.level)
                Button("More") { model.isMore.toggle() }.keyboardShortcut("m")
                    .help(model.summary)
                Button("Focus") { field = model.isOn ? 1 : 2 }.keyboardShortcut(.defaultAction)
                Menu("Menu") { RandomMenu(model) }
                if model.isMore { more }
            }
            .contextMenu { RandomMenu(model) }
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack {
                        ForEach(model.rows, id: \.self) { row in
                            RandomRow(number: row) { model.rows.removeAll { $0 == row } }
                        }
                    }
                }
                .onChange(of: model.count) { reader.scrollTo($1) }
            }
            ScrollView([.horizontal, .vertical]) {
                Text("far").frame(width: 300, height: 300)
                    .onTapGesture { model.count += 1 }
                    .gesture(
                        MagnifyGesture().onChanged { model.scale = Double($0.magnification) }
                            .simultaneously(
                                with: RotateGesture().onChanged {
                                    model.scale = $0.rotation.degrees
                                }))
            }
        }
        .alert(RandomModel.title, isPresented: $model.isAsking) {
            TextField("Text", text: $model.text)
            Button("Ask More") { model.isAskingMore = true }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(verbatim: model.summary)
        }
    }

    private var more: some View {
        Text("more").frame(height: 20).focusable()
            .onKeyPress {
                key = $0.characters; return .handled
            }
            .onHover { hover = $0 }
            .gesture(
                DragGesture().updating($drag) {
                    $1 = $0.translation; _ = $2
                }
            )
            .contextMenu { RandomMenu(model) }
            .alert(RandomModel.moreTitle, isPresented: $model.isAskingMore) {
                Button("Less") { model.isMore = false }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text(verbatim: model.summary)
            }
    }
}

/// Items that remove the view of the menu or open an alert.
///
/// The owner of the menu has to pass changes on to it.
private struct RandomMenu: View {
    let model: RandomModel
    let summary: String

    init(_ model: RandomModel) { (self.model, summary) = (model, model.summary) }

    var body: some View {
        Button(summary) { model.count += 1 }
        Toggle("On", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
        Divider()
        Menu("Inner") {
            Button(summary) { model.isMore.toggle() }
            Menu("Innermost") {
                Button(summary) { model.isAsking = true }
                Button("Ask More") { model.isAskingMore = true }
            }
        }
    }
}

/// A row with a number, which its menu shows, too.
private struct RandomRow: View {
    let number: Int
    let remove: () -> Void
    @State private var taps = 0

    var body: some View {
        HStack {
            Button("\(number): \(taps)") { taps += 1 }
            Button("×", action: remove)
        }
        .frame(height: 20 + CGFloat(number % 4) * 5)
        .onTapGesture(count: 2) { taps = 0 }
        .onLongPressGesture { taps = -1 }
        .contextMenu {
            Button("\(number): \(taps)") { taps += 1 }
            Menu("Others") {
                Button("\(number): \(taps)") { taps -= 1 }
                Button("×", action: remove)
            }
            Button("×", action: remove)
        }
    }
}
