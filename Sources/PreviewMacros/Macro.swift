import SwiftSource

/// The macros of this plugin, by the names that their declarations in LozengeViews give.
enum Macro: String {
    case preview = "PreviewMacro"
    case previewable = "PreviewableMacro"
    case entry = "EntryMacro"
    case animatable = "AnimatableMacro"
    case animatableIgnored = "AnimatableIgnoredMacro"

    /// Returns the code for a use of the macro.
    func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        switch self {
        case .preview: try PreviewMacro.expansion(of: use)
        case .previewable: try PreviewableMacro.expansion(of: use)
        case .entry: try EntryMacro.expansion(of: use)
        case .animatable: try AnimatableMacro.expansion(of: use)
        case .animatableIgnored: try AnimatableIgnoredMacro.expansion(of: use)
        }
    }
}
