/// Makes a property in the closure of a `#Preview` a property of the previewed view.
///
/// ```
/// #Preview {
///     @Previewable @State var volume = 0.5
///     Slider(value: $volume)
/// }
/// ```
///
/// The property must be at the top level of the closure, outside of `#if`. Its initial value cannot
/// use other local variables.
///
/// Matches: SwiftUI.Previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
