/// An action that a view describes again at each update, for the environment.
///
/// As a value of the environment, a closure is another one at each update of the view that sets it, and a new environment
/// passes through all views inside. This object stays:
///
/// ```swift
/// @State private var submission = LatestAction<() -> Void>()
///
/// func body(content: Content) -> some View {
///     submission.action = action
///     return content.environment(\.submission, submission)
/// }
/// ```
package final class LatestAction<Action> {
    /// The action; `nil` until it is described.
    package var action: Action?

    nonisolated package init() {}

    package convenience init(_ action: Action) {
        self.init()
        self.action = action
    }
}
