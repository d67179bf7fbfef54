import Foundation
import LozengeCore
import LozengeViews

/// The renaming of what a view shows.
///
/// Matches: SwiftUI.RenameAction
nonisolated public struct RenameAction: Sendable {
    let rename: @MainActor @Sendable () -> Void

    /// Begins the renaming.
    ///
    /// Matches: SwiftUI.RenameAction.callAsFunction()
    @MainActor public func callAsFunction() { rename() }
}

nonisolated extension EnvironmentValues {
    /// The renaming of what the view shows; `nil` if it cannot be renamed.
    ///
    /// Matches: SwiftUI.EnvironmentValues.rename
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

nonisolated private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

nonisolated extension View {
    /// Sets what the rename buttons in this view do.
    ///
    /// Matches: SwiftUI.View.renameAction(_:)
    public func renameAction(_ action: @escaping @MainActor @Sendable () -> Void) -> some View {
        environment(\.rename, RenameAction(rename: action))
    }

    /// Sets the field that the rename buttons in this view focus, in which the name is edited.
    ///
    /// Matches: SwiftUI.View.renameAction(_:)
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        modifier(FieldRenaming(isFocused: isFocused))
    }
}

nonisolated private struct FieldRenaming {
    let isFocused: FocusState<Bool>.Binding
}

extension FieldRenaming: ViewModifier {
    func body(content: Content) -> some View {
        let isFocused = isFocused
        content.renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that begins renaming, such as in a context menu.
///
/// ```swift
/// TextField("Name", text: $name)
///     .focused($isNameFocused)
///     .contextMenu { RenameButton() }
///     .renameAction($isNameFocused)
/// ```
///
/// It is disabled where nothing can be renamed.
///
/// Matches: SwiftUI.RenameButton
nonisolated public struct RenameButton<Label: View> {
    private let label: Label
    @Environment(\.rename) private var rename
}

extension RenameButton: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

nonisolated extension RenameButton where Label == LozengeControls.Label<Text, Image> {
    /// Creates a button with the usual label.
    ///
    /// Matches: SwiftUI.RenameButton.init()
    public init() { label = LozengeControls.Label("Rename", systemImage: "pencil") }
}
