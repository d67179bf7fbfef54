import BenchSupport
import BenchWindows
import Foundation
import LozengeCore
import LozengeViews
import LozengeX11

/// Rows as in an app: state changes, and everything from there to the screen.
enum WholeFrame {
    private static let inARow = 8

    /// All rows change.
    static func measured(_ frames: Int) -> Measured {
        measured(frames) { Changing(change: $0) { RowScene(isOdd: $0) } }
    }

    /// All cards change.
    static func measuredCards(_ frames: Int) -> Measured {
        measured(frames) { Changing(change: $0) { CardScene(isOdd: $0) } }
    }

    /// One card of 200 changes, another one in every frame.
    static func measuredCard(_ frames: Int) -> Measured {
        let changes = (0..<200).map { _ in Change() }
        let shown = window(CardTable(changes: changes))
        return shown.measured(frames, inARow: inARow) { frame in
            let state = changes[frame * 37 % changes.count].isOdd
            state?.wrappedValue.toggle()
        }
    }

    private static func measured(_ frames: Int, _ view: (Change) -> some View) -> Measured {
        let change = Change()
        let shown = window(view(change))
        return shown.measured(frames, inARow: inARow) { change.isOdd?.wrappedValue = $0 % 2 == 1 }
    }

    private static func window(_ view: some View) -> ShownWindow {
        let runtime = WindowRuntime(
            view, textEngine: Drawing.textEngine, pictures: NoPictures(),
            textSize: TextSizeSetting())
        let shown = ShownWindow(runtime, size: RowScene.size, textEngine: Drawing.textEngine)
        runtime.attach(to: shown.window)
        return shown
    }
}

/// The storage of the binding that changes a view's colours.
private final class Change {
    var isOdd: Binding<Bool>?
}

private struct Changing<Content: View>: View {
    let change: Change
    let content: (Bool) -> Content
    @State private var isOdd = false

    init(change: Change, _ content: @escaping (Bool) -> Content) {
        self.change = change
        self.content = content
    }

    var body: some View {
        if change.isOdd == nil { change.isOdd = $isOdd }
        return content(isOdd)
    }
}

/// The cards of ``CardScene``, each with a state.
private struct CardTable: View {
    let changes: [Change]

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(0..<4) { column in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<50) { row in
                        let index = 50 * column + row
                        Changing(change: changes[index]) { PaintedCard(index: index, isOdd: $0) }
                    }
                }
            }
        }
        .frame(width: CardScene.size.width, height: CardScene.size.height)
    }
}
