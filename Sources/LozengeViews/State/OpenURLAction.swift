public import Foundation

/// An action that opens an address, as a click on a link does.
///
/// ```swift
/// struct HelpButton: View {
///     @Environment(\.openURL) private var openURL
///
///     var body: some View {
///         Button("Help") {
///             if let url = URL(string: "https://swift.org") { openURL(url) }
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.OpenURLAction
nonisolated public struct OpenURLAction {
    /// The result of a handler.
    ///
    /// Matches: SwiftUI.OpenURLAction.Result
    public struct Result: Sendable {
        fileprivate enum Outcome { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome

        /// The handler has opened the address.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.handled
        public static let handled = Result(outcome: .handled)

        /// The handler has refused the address.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.discarded
        public static let discarded = Result(outcome: .discarded)

        /// The desktop opens the address.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.systemAction
        public static let systemAction = Result(outcome: .system(nil))

        /// The desktop opens `url` instead.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.systemAction(_:)
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?
    private var system: (URL) -> Bool = { _ in false }

    /// Creates an action that calls `handler`.
    ///
    /// Matches: SwiftUI.OpenURLAction.init(handler:)
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Creates the default action of a window: the desktop's.
    init(system: @escaping (URL) -> Bool = { _ in false }) {
        handler = nil
        self.system = system
    }

    /// Opens `url`.
    ///
    /// Matches: SwiftUI.OpenURLAction.callAsFunction(_:)
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`; passes true to `completion` if it was accepted.
    ///
    /// Matches: SwiftUI.OpenURLAction.callAsFunction(_:completion:)
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }

    /// Returns this action with the desktop's action of `outer`.
    fileprivate func within(_ outer: OpenURLAction) -> OpenURLAction {
        guard handler != nil else { return self }
        var action = self
        action.system = outer.system
        return action
    }
}

nonisolated private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

nonisolated extension EnvironmentValues {
    /// The action that opens links in a view; the desktop's by default.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openURL
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction() }
        set { self[OpenURLKey.self] = newValue.within(openURL) }
    }
}
