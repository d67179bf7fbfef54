import LozengeCore

/// The mode in which lists show controls that delete and move rows.
///
/// Matches: SwiftUI.EditMode
nonisolated public enum EditMode: Hashable, Sendable {
    /// The user cannot edit.
    case inactive
    /// The user edits for a short time, such as by a swipe.
    case transient
    /// The user edits until the mode is left.
    case active

    /// True if the user edits.
    ///
    /// Matches: SwiftUI.EditMode.isEditing
    public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
    /// The mode in which lists are edited: that of the window, unless a view sets another.
    ///
    /// ``EditButton`` changes it.
    ///
    /// Matches: SwiftUI.EnvironmentValues.editMode
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

nonisolated private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends editing of the lists in its window.
///
/// ```swift
/// VStack(alignment: .leading) {
///     EditButton()
///     List {
///         ForEach(names, id: \.self) { Text($0) }
///             .onDelete { names.remove(atOffsets: $0) }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.EditButton
/// Source: `docs/lists.md`, LIST-24.
nonisolated public struct EditButton {
    @Environment(\.editMode) private var mode

    public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            withAnimation(.control) { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
