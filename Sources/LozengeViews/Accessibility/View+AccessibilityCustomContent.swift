import LozengeCore

nonisolated extension View {
    /// Adds information about this view that is spoken on request; `nil` removes it.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibility {
            $0.customContent = [
                AccessibilityCustomContent(key: key, value: value, importance: importance)
            ]
        }
    }

    /// Adds information about this view that is spoken on request, in the user's language.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

    /// Adds information about this view that is spoken on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Adds information about this view that is spoken on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), value, importance: importance)
    }

    /// Adds information about this view that is spoken on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }

    /// Adds information about this view that is spoken on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }

    /// Adds information about this view that is spoken on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: a part of the description: AT-SPI has no text that is spoken on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }
}

/// The key of information about a view that is spoken on request.
///
/// Matches: SwiftUI.AccessibilityCustomContentKey
nonisolated public struct AccessibilityCustomContentKey: Equatable {
    let label: Text
    /// The identity of the key; `nil` if its label is the identity.
    private let id: String?

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

    init(_ label: Text) { (self.label, id) = (label, nil) }
}

/// Information about a view that is spoken on request.
///
/// Matches: Accessibility.AXCustomContent
nonisolated public final class AXCustomContent {
    /// The importance; information of high importance is spoken without request.
    ///
    /// Matches: Accessibility.AXCustomContent.Importance
    nonisolated public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// The information of an app about a view, spoken on request.
nonisolated package struct AccessibilityCustomContent {
    package let key: AccessibilityCustomContentKey
    package let value: Text?
    package let importance: AXCustomContent.Importance
}
