/// Names something that views tell the views around them.
///
/// What several views inside one tell is combined into one value, in their order.
///
/// Matches: SwiftUI.PreferenceKey
@MainActor @preconcurrency
public protocol PreferenceKey {
    associatedtype Value

    /// What is told where no view tells anything.
    static var defaultValue: Value { get }

    /// Combines what was told so far with what the next view tells.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
