import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets a preference from an anchor of this view.
    ///
    /// Matches: SwiftUI.View.anchorPreference(key:value:transform:)
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        modifier(PreferenceWriter<Key> { frame, _ in transform(value.anchor(in: frame())) })
    }

    /// Transforms a preference that views inside this view set, with an anchor of this view.
    ///
    /// - Parameters:
    ///   - key: The type of the preference.
    ///   - value: The part of this view for the anchor.
    ///   - transform: Changes the value set inside; gets the key's default value if none is set.
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
