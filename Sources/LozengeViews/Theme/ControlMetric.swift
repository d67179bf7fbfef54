import Foundation
import LozengeCore

/// A length of a control, which follows the text size and the size of controls.
///
/// Source: `docs/theme.md`, THEME-3.
@propertyWrapper
package struct ControlMetric: DynamicProperty {
    @ScaledMetric private var length: CGFloat
    @Environment(\.controlSize) private var size

    /// - Parameter wrappedValue: The length in regular controls with body text of the default size, in points.
    nonisolated package init(wrappedValue: CGFloat) {
        _length = ScaledMetric(wrappedValue: wrappedValue)
    }

    package var wrappedValue: CGFloat { length * size.factor }
}
