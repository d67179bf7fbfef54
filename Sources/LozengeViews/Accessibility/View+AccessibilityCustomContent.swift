import LozengeCore

nonisolated extension View {
    /// Adds something about this view that is told on request; `nil` removes it.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
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

    /// Adds something about this view that is told on request, in the reader's language.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

    /// Adds something about this view that is told on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Adds something about this view that is told on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), value, importance: importance)
    }

    /// Adds something about this view that is told on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }

    /// Adds something about this view that is told on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }

    /// Adds something about this view that is told on request.
    ///
    /// Matches: SwiftUI.View.accessibilityCustomContent(_:_:importance:)
    /// Differs: kept, and not yet announced.
    @_disfavoredOverload
    public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(label)), Text(value), importance: importance)
    }
}

/// The name of something about a view that is told on request.
///
/// Matches: SwiftUI.AccessibilityCustomContentKey
nonisolated public struct AccessibilityCustomContentKey: Equatable {
    private let label: Text
    /// Tells contents of one name from each other; `nil` for one that its name tells.
    private let id: String?

    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

    init(_ label: Text) { (self.label, id) = (label, nil) }
}

/// Something about a view that is told on request.
///
/// Matches: Accessibility.AXCustomContent
nonisolated public final class AXCustomContent {
    /// Whether something is told without request.
    ///
    /// Matches: Accessibility.AXCustomContent.Importance
    nonisolated public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// Something about a view that is told on request, as an app gave it.
nonisolated package struct AccessibilityCustomContent {
    package let key: AccessibilityCustomContentKey
    package let value: Text?
    package let importance: AXCustomContent.Importance
}
