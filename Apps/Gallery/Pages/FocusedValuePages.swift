import SwiftUI

@MainActor
extension Page {
    static let focusedValues = [focusedValue, keyCommands]

    private static let focusedValue = Page(
        "focusedValue & focusedSceneValue", .keyboard,
        "Values of the view that has the keyboard, for others.",
        cell: 270
    ) {
        Example("@FocusedValue, focusedValue(_:_:)") { Essays() }
        Example("@FocusedBinding") { Shouting() }
        Example("focusedSceneValue(_:_:)") { Temperature() }
        Example("@FocusedObject, focusedObject(_:), focusedSceneObject(_:)") { Scores() }
    }

    private static let keyCommands = Page(
        "onMoveCommand & others", .keyboard, "Actions for arrow keys, Escape and Delete.", cell: 270
    ) {
        Example("onMoveCommand(perform:), MoveCommandDirection") { Robot() }
        Example("onExitCommand, onDeleteCommand") { Commanded() }
    }
}

extension FocusedValues {
    @Entry fileprivate var essay: String?
    @Entry fileprivate var line: Binding<String>?
    @Entry fileprivate var temperature: Int?
}

private struct Essays: View {
    @State private var first = "Winter is cold."
    @State private var second = "Summer is warm and bright."

    var body: some View {
        VStack {
            TextField("First essay", text: $first).focusedValue(\.essay, first)
            TextField("Second essay", text: $second).focusedValue(\.essay, second)
            WordCount()
        }
    }
}

private struct WordCount: View {
    @FocusedValue(\.essay) private var essay

    var body: some View {
        if let essay {
            Text("\(essay.split(separator: " ").count) words")
        } else {
            Text("Click a field to count its words.").foregroundStyle(.secondary)
        }
    }
}

private struct Shouting: View {
    @State private var text = "hear ye"

    var body: some View {
        VStack {
            TextField("Announcement", text: $text).focusedValue(\.line, $text)
            ShoutButton()
        }
    }
}

private struct ShoutButton: View {
    @FocusedBinding(\.line) private var line

    var body: some View {
        // Keeps the keyboard where it is.
        Button("Uppercase (Ctrl U)") { line = line?.uppercased() }
            .keyboardShortcut("u")
            .disabled(line == nil)
    }
}

private struct Temperature: View {
    @State private var degrees = 19

    var body: some View {
        VStack {
            Stepper("Living room", value: $degrees).focusedSceneValue(\.temperature, degrees)
            TemperatureLabel()
        }
    }
}

private struct TemperatureLabel: View {
    @FocusedValue(\.temperature) private var temperature

    var body: some View { Text(temperature.map { "\($0) °C" } ?? "–").font(.title) }
}

private final class Score: ObservableObject {
    @Published var points = 0
}

private final class Match: ObservableObject {
    @Published var goals = 0
}

private struct Scores: View {
    @StateObject private var red = Score()
    @StateObject private var blue = Score()
    @StateObject private var match = Match()

    var body: some View {
        VStack {
            HStack {
                Team(name: "Red", color: .red).focusedObject(red)
                Team(name: "Blue", color: .blue).focusedObject(blue)
            }
            ScoreLabel()
            MatchLabel()
        }
        .focusedSceneObject(match)
    }
}

private struct Team: View {
    let name: String
    let color: Color

    var body: some View {
        Text(name)
            .padding(8)
            .frame(maxWidth: .infinity)
            .background(color.opacity(0.3), in: .rect(cornerRadius: 8))
            .focusable()
    }
}

private struct ScoreLabel: View {
    @FocusedObject private var score: Score?
    @FocusedObject private var match: Match?

    var body: some View {
        if let score {
            Button("Goal number \(score.points + 1)") {
                score.points += 1
                match?.goals += 1
            }
        } else {
            Text("Click a team.").foregroundStyle(.secondary)
        }
    }
}

private struct MatchLabel: View {
    @FocusedObject private var match: Match?

    var body: some View { Text("\(match?.goals ?? 0) goals in this match") }
}

private struct Robot: View {
    @State private var place = CGSize.zero

    var body: some View {
        Image(systemName: "face.smiling")
            .font(.title)
            .offset(place)
            .frame(maxWidth: .infinity, minHeight: 80)
            .contentShape(Rectangle())
            .focusable()
            .onMoveCommand { direction in
                switch direction {
                case .up: place.height -= 8
                case .down: place.height += 8
                case .left: place.width -= 8
                case .right: place.width += 8
                }
            }
    }
}

private struct Commanded: View {
    @State private var last = "Click here, then press Escape or Delete."

    var body: some View {
        Text(last)
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 80)
            .contentShape(Rectangle())
            .focusable()
            .onExitCommand { last = "Escape" }
            .onDeleteCommand { last = "Delete" }
    }
}
