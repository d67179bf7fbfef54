import LozengeCore

nonisolated extension EnvironmentValues {
    /// The context in which fonts get their size here.
    ///
    /// Matches: SwiftUI.EnvironmentValues.fontResolutionContext
    public var fontResolutionContext: Font.Context { Font.Context(textSize: dynamicTypeSize) }
}
