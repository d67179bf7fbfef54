/// Names something a view tells the layout it is in.
///
/// Matches: SwiftUI.LayoutValueKey
@MainActor @preconcurrency
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension LayoutSubview {
    /// What the child says about `key`.
    ///
    /// Matches: SwiftUI.LayoutSubview.subscript(_:)
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}
