import LozengeCore
import LozengeViews

/// A button that opens the settings of the app.
///
/// Matches: SwiftUI.SettingsLink
nonisolated public struct SettingsLink<Label: View> {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a label of one's own.
    ///
    /// Matches: SwiftUI.SettingsLink.init(label:)
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a button with the standard label.
    ///
    /// Matches: SwiftUI.SettingsLink.init()
    public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
}

extension SettingsLink: View {
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The standard label of a link to the settings.
///
/// Matches: SwiftUI.DefaultSettingsLinkLabel
nonisolated public struct DefaultSettingsLinkLabel {
    init() {}
}

extension DefaultSettingsLinkLabel: View {
    public var body: some View { Label("Settings…", systemImage: "gearshape") }
}
