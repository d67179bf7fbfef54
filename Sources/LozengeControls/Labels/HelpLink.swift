import Foundation
import LozengeCore
import LozengeViews

/// A button with a question mark that opens help.
///
/// ```swift
/// HelpLink(destination: URL(filePath: "/usr/share/doc/diary/index.html"))
/// ```
///
/// Matches: SwiftUI.HelpLink
nonisolated public struct HelpLink {
    private let action: (OpenURLAction) -> Void
    @Environment(\.openURL) private var openURL

    /// Creates a button with an action.
    ///
    /// Matches: SwiftUI.HelpLink.init(action:)
    public init(action: @escaping () -> Void) {
        self.action = { _ in action() }
    }

    /// Creates a button that opens an address.
    ///
    /// Matches: SwiftUI.HelpLink.init(destination:)
    public init(destination: URL) {
        action = { $0(destination) }
    }
}

extension HelpLink: View {
    public var body: some View {
        Button {
            action(openURL)
        } label: {
            Label("Help", systemImage: "questionmark").labelStyle(.iconOnly)
        }
        .buttonBorderShape(.circle)
        .help("Help")
    }
}
