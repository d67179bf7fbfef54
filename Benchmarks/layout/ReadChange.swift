import BenchSupport
import Foundation
import LozengeCore
import LozengeViews

/// One text among many that changes, while a program reads the window and while none does.
enum ReadChange {
    /// Microseconds from setting the text to the display list and the changes that are told, and how many those are.
    static func measured(views: Int, _ repetitions: Int) -> Measured {
        let silent = words(views, isRead: false, repetitions)
        let read = words(views, isRead: true, repetitions)
        return ["silent": silent.time, "read": read.time, "changes": read.changes]
    }

    private static func words(
        _ views: Int, isRead: Bool, _ repetitions: Int
    ) -> (time: Double, changes: Double) {
        let texts = Texts()
        let stage = Stage(TextColumns(rows: views / TextColumns.columns, texts: texts))
        let size = CGSize(width: 1200, height: 12_000)
        stage.makeDisplayList(in: size)
        var changes = 0
        if isRead {
            stage.read { changes += $0 }
            stage.makeDisplayList(in: size)
            if changes != views { fail("\(changes) elements of \(views) texts were told.") }
        }
        changes = 0
        let places = texts.words.keys.sorted()
        let time = median(repetitions) { index in
            let word = index.isMultiple(of: 2) ? "one" : "two"
            texts.words[places[index / 2 * 37 % places.count]]?.wrappedValue = word
            stage.makeDisplayList(in: size)
        }
        return (time, Double(changes) / Double(repetitions + warmUps))
    }
}

/// The storage of the bindings that change the texts.
private final class Texts {
    var words: [Int: Binding<String>] = [:]
}

/// Texts with one state each, in rows.
private struct TextColumns: View {
    static let columns = 20

    let rows: Int
    let texts: Texts

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in
                        Word(index: row * Self.columns + column, texts: texts)
                    }
                }
            }
        }
    }
}

/// A text that is a state.
private struct Word: View {
    let index: Int
    let texts: Texts
    @State private var word = "zero"

    var body: some View {
        if texts.words[index] == nil { texts.words[index] = $word }
        return Text(verbatim: word)
    }
}
