import LozengeCore
import LozengeViews

/// The form of a picker in the style of links, which the stack around it decides.
nonisolated struct PickerLink: Equatable {
    /// Returns the picker; the same function for all stacks.
    let view: @MainActor (PickerOptions) -> AnyView

    static func == (lhs: Self, rhs: Self) -> Bool { true }
}

nonisolated extension EnvironmentValues {
    /// The form of pickers in the style of links; `nil` for a menu, outside of stacks.
    var pickerLink: PickerLink? {
        get { self[PickerLinkKey.self] }
        set { self[PickerLinkKey.self] = newValue }
    }
}

nonisolated private struct PickerLinkKey: EnvironmentKey {
    static var defaultValue: PickerLink? { nil }
}
