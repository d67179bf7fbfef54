import LozengeCore

/// An answer of a dialog: the part of a button that the other buttons depend on.
struct Answer: Equatable {
    /// The identity of a button among equal ones.
    final class Identity {}

    let identity: Identity
    let role: ButtonRole?
    let shortcut: KeyboardShortcut?
    let isEnabled: Bool
    /// True for an answer that the dialog has added to those of the app.
    let isAdded: Bool

    static func == (lhs: Answer, rhs: Answer) -> Bool {
        lhs.identity === rhs.identity && lhs.role == rhs.role && lhs.shortcut == rhs.shortcut
            && lhs.isEnabled == rhs.isEnabled && lhs.isAdded == rhs.isAdded
    }
}

/// The answers of a dialog, in the order of its content.
enum AnswersKey: PreferenceKey {
    static let defaultValue: [Answer] = []

    static func reduce(value: inout [Answer], nextValue: () -> [Answer]) {
        value += nextValue()
    }
}

/// Returns the default answer, given by Return: the one with that shortcut, else the first without a role,
/// else the only one.
///
/// - Parameters:
///   - answers: The answers in the order of the content.
///   - role: The role of an answer.
///   - shortcut: The keys of an answer.
/// - Returns: `nil` if no answer is the default.
func defaultAnswer<Element>(
    of answers: [Element], role: (Element) -> ButtonRole?, shortcut: (Element) -> KeyboardShortcut?
) -> Element? {
    answers.first { shortcut($0) == .defaultAction } ?? answers.first { role($0) == nil }
        ?? (answers.count == 1 ? answers[0] : nil)
}

/// A label on a wide ground; that of the default answer has the accent colour.
nonisolated struct AnswerStyle {}

extension AnswerStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        AnswerLook(configuration: configuration)
    }
}

nonisolated private struct AnswerLook {
    let configuration: ButtonStyleConfiguration
    @State private var identity = Answer.Identity()
    @Environment(\.defaultAnswer) private var defaultAnswer
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isAddedAnswer) private var isAdded
}

extension AnswerLook: View {
    var body: some View {
        FramedButtonStyle(isProminent: identity === defaultAnswer, isWide: true)
            .makeBody(configuration: configuration)
            .preference(
                key: AnswersKey.self,
                value: [
                    Answer(
                        identity: identity, role: configuration.role, shortcut: shortcut,
                        isEnabled: isEnabled, isAdded: isAdded)
                ])
    }
}

nonisolated extension EnvironmentValues {
    /// The default answer of the surrounding dialog.
    var defaultAnswer: Answer.Identity? {
        get { self[DefaultAnswerKey.self] }
        set { self[DefaultAnswerKey.self] = newValue }
    }

    /// True for the answers that the dialog around adds.
    var isAddedAnswer: Bool {
        get { self[AddedAnswerKey.self] }
        set { self[AddedAnswerKey.self] = newValue }
    }
}

nonisolated private struct AddedAnswerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct DefaultAnswerKey: EnvironmentKey {
    static var defaultValue: Answer.Identity? { nil }
}
