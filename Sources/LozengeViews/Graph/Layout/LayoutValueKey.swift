/// Names something a view tells the layout it is in.
///
/// Matches: SwiftUI.LayoutValueKey
nonisolated public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
