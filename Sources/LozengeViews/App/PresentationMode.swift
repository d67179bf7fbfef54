import LozengeCore

/// The presentation of a view, which the view can end.
///
/// ```swift
/// struct DoneButton: View {
///     @Environment(\.presentationMode) private var presentationMode
///
///     var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
/// }
/// ```
///
/// ``EnvironmentValues/dismiss`` does the same in fewer words.
///
/// Matches: SwiftUI.PresentationMode
nonisolated public struct PresentationMode {
    /// True if the view is presented by another one.
    ///
    /// Matches: SwiftUI.PresentationMode.isPresented
    public let isPresented: Bool
    fileprivate var isDismissed = false

    fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation; of a view that is not presented, closes the window.
    ///
    /// Matches: SwiftUI.PresentationMode.dismiss()
    public mutating func dismiss() { isDismissed = true }
}

nonisolated extension EnvironmentValues {
    /// The presentation of the view.
    ///
    /// Matches: SwiftUI.EnvironmentValues.presentationMode
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (self.isPresented, self.dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                let isDismissed = mode.isDismissed
                onMainThread { if isDismissed { dismiss() } }
            })
    }
}
