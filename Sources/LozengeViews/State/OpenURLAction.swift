public import Foundation

/// Opens an address, as a click on a link does.
///
/// Matches: SwiftUI.OpenURLAction
nonisolated public struct OpenURLAction {
    /// What became of an address.
    ///
    /// Matches: SwiftUI.OpenURLAction.Result
    public struct Result: Sendable {
        fileprivate enum Outcome { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome

        /// It was opened.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.handled
        public static let handled = Result(outcome: .handled)

        /// It was not, and is not to be.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.discarded
        public static let discarded = Result(outcome: .discarded)

        /// The desktop is to open it.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.systemAction
        public static let systemAction = Result(outcome: .system(nil))

        /// The desktop is to open `url` in its place.
        ///
        /// Matches: SwiftUI.OpenURLAction.Result.systemAction(_:)
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?
    private var system: (URL) -> Bool = { _ in false }

    /// Makes an action that asks `handler` what to do.
    ///
    /// Matches: SwiftUI.OpenURLAction.init(handler:)
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Makes the action of a window that says nothing else: the desktop's.
    init(system: @escaping (URL) -> Bool = { _ in false }) {
        handler = nil
        self.system = system
    }

    /// Opens `url`.
    ///
    /// Matches: SwiftUI.OpenURLAction.callAsFunction(_:)
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`, and says whether it was accepted.
    ///
    /// Matches: SwiftUI.OpenURLAction.callAsFunction(_:completion:)
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system(other ?? url))
        }
    }

    /// This action, with `outer`'s way to the desktop.
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
    /// What opens the links in a view; the desktop, where nothing else was set.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openURL
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction() }
        set { self[OpenURLKey.self] = newValue.within(openURL) }
    }
}
