import LozengeViews

/// Commands that import pictures from a phone.
///
/// Matches: SwiftUI.ImportFromDevicesCommands
@available(*, unavailable, message: "No phone offers its camera here; use fileImporter.")
nonisolated public struct ImportFromDevicesCommands {
    public init() {}
}

@available(*, unavailable)
extension ImportFromDevicesCommands: Commands {
    public var body: some Commands { EmptyCommands() }
}
