import Foundation
import LozengeCore

/// The reasons for which the content of a view is not shown.
///
/// Matches: SwiftUI.RedactionReasons
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: texts and images are shown as grey boxes of their sizes.
    ///
    /// Matches: SwiftUI.RedactionReasons.placeholder
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: what is marked as privacy sensitive is shown as grey boxes.
    ///
    /// Matches: SwiftUI.RedactionReasons.privacy
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date: it is dimmed.
    ///
    /// Matches: SwiftUI.RedactionReasons.invalidated
    public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
    /// Hides the content of texts, images and text fields in this view for a reason; their sizes stay.
    ///
    /// Hidden content is not read to assistive technology either.
    ///
    /// ```swift
    /// Card(person ?? .example).redacted(reason: person == nil ? .placeholder : [])
    /// ```
    ///
    /// Matches: SwiftUI.View.redacted(reason:)
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
            .opacity(reason.contains(.invalidated) ? 0.6 : 1)
    }

    /// Shows the content of this view in spite of the reasons around it.
    ///
    /// Matches: SwiftUI.View.unredacted()
    /// Differs: content that is dimmed because it is out of date stays so.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the content of this view as private.
    ///
    /// Matches: SwiftUI.View.privacySensitive(_:)
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

nonisolated extension EnvironmentValues {
    /// The reasons for which the content of views is not shown.
    ///
    /// Matches: SwiftUI.EnvironmentValues.redactionReasons
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// True if the content of views is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// True if texts and images are shown as boxes.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder)
            || reasons.contains(.privacy) && isPrivacySensitive
    }
}

nonisolated private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}
nonisolated private struct PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension DisplayListWriter {
    /// Paints a box in place of something that is not shown.
    mutating func paintRedacted(_ box: CGRect, _ paint: _StylePaint) {
        let radius = min(4, box.height / 4, box.width / 4)
        group(.opacity(0.2)) { $0.fill(.roundedRectangle(box, radius: radius), paint) }
    }
}
