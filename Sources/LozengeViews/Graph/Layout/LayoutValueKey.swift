/// A key for a value that a view provides to the layout around it.
///
/// ```swift
/// struct Weight: LayoutValueKey {
///     static let defaultValue: CGFloat = 1
/// }
///
/// extension View {
///     func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
/// }
/// ```
///
/// A layout reads the value with `subview[Weight.self]`.
///
/// Matches: SwiftUI.LayoutValueKey
nonisolated public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
