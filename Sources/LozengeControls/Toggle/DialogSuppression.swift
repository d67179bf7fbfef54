import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Adds a box to the dialogs of this view by which the user does not want to see them again.
    ///
    /// Matches: SwiftUI.View.dialogSuppressionToggle(_:isSuppressed:)
    public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a box with a title from a resource to the dialogs of this view, by which the user does not want to see them again.
    ///
    /// Matches: SwiftUI.View.dialogSuppressionToggle(_:isSuppressed:)
    @_disfavoredOverload
    public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Adds a box with a title, which is not localized, to the dialogs of this view.
    ///
    /// Matches: SwiftUI.View.dialogSuppressionToggle(_:isSuppressed:)
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a box with a label to the dialogs of this view.
    ///
    /// Matches: SwiftUI.View.dialogSuppressionToggle(_:isSuppressed:)
    public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        environment(
            \.dialogAccessory,
            AnyView(Toggle(isOn: isSuppressed) { label }.toggleStyle(.checkbox)))
    }

    /// Adds a box with the usual title to the dialogs of this view.
    ///
    /// Matches: SwiftUI.View.dialogSuppressionToggle(isSuppressed:)
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }
}
