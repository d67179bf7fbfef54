import LozengeCore
import LozengeViews

/// The values of the pages of a ``NavigationStack`` above its root, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// var body: some View {
///     NavigationStack(path: $path) {
///         Button("Show the dragon") { path.append(Monster.dragon) }
///             .navigationDestination(for: Monster.self) { MonsterPage($0) }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.NavigationPath
nonisolated public struct NavigationPath {
    var elements: [PathElement] = []

    /// Creates a path without pages.
    ///
    /// Matches: SwiftUI.NavigationPath.init()
    public init() {}

    /// Creates a path of values.
    ///
    /// Matches: SwiftUI.NavigationPath.init(_:)
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { PathElement(any: $0) }
    }

    /// Creates a path of values that can be encoded.
    ///
    /// Matches: SwiftUI.NavigationPath.init(_:)
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        self.elements = elements.map { PathElement(coded: $0) }
    }

    /// Creates the path that was encoded.
    ///
    /// Matches: SwiftUI.NavigationPath.init(_:)
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of values.
    ///
    /// Matches: SwiftUI.NavigationPath.count
    public var count: Int { elements.count }

    /// True if there is no value: the root is shown.
    ///
    /// Matches: SwiftUI.NavigationPath.isEmpty
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be encoded; `nil` if a value cannot be.
    ///
    /// Matches: SwiftUI.NavigationPath.codable
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.coded != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// Adds a value: its page is shown.
    ///
    /// Matches: SwiftUI.NavigationPath.append(_:)
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(PathElement(any: value))
    }

    /// Adds a value that can be encoded: its page is shown.
    ///
    /// Matches: SwiftUI.NavigationPath.append(_:)
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(PathElement(coded: value))
    }

    /// Removes the last values.
    ///
    /// - Parameter k: The number of values. More than there are remove all, with a report; a negative number
    ///   removes none.
    ///
    /// Matches: SwiftUI.NavigationPath.removeLast(_:)
    /// Differs: SwiftUI stops the program for a number that is too large.
    public mutating func removeLast(_ k: Int = 1) {
        if k < 0 || k > elements.count {
            report(
                "Cannot remove \(k) of the \(elements.count) values of a navigation path. "
                    + (k < 0 ? "None is removed." : "All are removed."))
        }
        elements.removeLast(min(max(0, k), elements.count))
    }
}

nonisolated extension NavigationPath: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elements.map(\.value) == rhs.elements.map(\.value)
    }
}

/// A value of a path.
nonisolated struct PathElement {
    let value: AnyHashable
    /// The value, if it can be encoded.
    let coded: (any Hashable & Codable)?

    init<V: Hashable>(any value: V) {
        self.value = AnyHashable(value)
        coded = self.value.base as? any Hashable & Codable
    }

    init<V: Hashable & Codable>(coded value: V) {
        self.value = AnyHashable(value)
        coded = value
    }
}
