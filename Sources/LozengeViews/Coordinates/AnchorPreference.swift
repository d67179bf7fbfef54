import Foundation
import LozengeCore

nonisolated extension View {
    /// Tells the views around this one where it is.
    ///
    /// Matches: SwiftUI.View.anchorPreference(key:value:transform:)
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        modifier(PreferenceWriter<Key> { frame, _ in transform(value.anchor(in: frame())) })
    }

    /// Changes a preference that the views inside this one set, with an anchor of this view.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - value: The part of this view that the anchor is of.
    ///   - transform: Changes the value that is set inside, the key's default if none is.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.transformAnchorPreference(key:value:transform:)
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        modifier(
            PreferenceWriter<Key> { frame, inner in
                var preference = inner()
                transform(&preference, value.anchor(in: frame()))
                return preference
            })
    }
}
