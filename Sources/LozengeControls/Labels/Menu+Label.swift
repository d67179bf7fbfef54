import LozengeCore
import LozengeViews

nonisolated extension Menu where Label == LozengeControls.Label<Text, Image> {
    /// A menu with words and one of Apple's symbols.
    ///
    /// Matches: SwiftUI.Menu.init(_:systemImage:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }
}
