import Foundation
import LozengeCore

/// The arrangement of labels and controls in a form.
nonisolated package enum FormLayout {
    /// Labels beside controls, both in columns.
    case columns
    /// Rows of cards: the label leading, the control trailing.
    case cards
}

nonisolated extension EnvironmentValues {
    /// The arrangement of the form around; `nil` outside of forms.
    package var formLayout: FormLayout? {
        get { self[FormLayoutKey.self] }
        set { self[FormLayoutKey.self] = newValue }
    }

    /// True if controls hide their labels.
    package var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

nonisolated private struct FormLayoutKey: EnvironmentKey {
    static var defaultValue: FormLayout? { nil }
}
nonisolated private struct AreLabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
