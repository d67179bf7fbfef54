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
    private let action: () -> Void
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// Creates a button with an action.
    ///
    /// Matches: SwiftUI.HelpLink.init(action:)
    public init(action: @escaping () -> Void) {
        (self.action, destination) = (action, nil)
    }

    /// Creates a button that opens an address.
    ///
    /// Matches: SwiftUI.HelpLink.init(destination:)
    public init(destination: URL) {
        (action, self.destination) = ({}, destination)
    }
}

extension HelpLink: View {
    public var body: some View {
        Button {
            if let destination { openURL(destination) } else { action() }
        } label: {
            Label("Help", systemImage: "questionmark").labelStyle(.iconOnly)
        }
        .buttonBorderShape(.circle)
        .help("Help")
    }
}
