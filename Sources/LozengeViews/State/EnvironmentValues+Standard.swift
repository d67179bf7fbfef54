import Foundation
import LozengeCore

nonisolated extension EnvironmentValues {
    /// The font of texts without an explicit one; `nil` for ``Font/body``.
    ///
    /// Matches: SwiftUI.EnvironmentValues.font
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The text size that the user has chosen.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dynamicTypeSize
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The direction of lines of text and of rows of views.
    ///
    /// Matches: SwiftUI.EnvironmentValues.layoutDirection
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The alignment of lines in a text of several lines.
    ///
    /// Matches: SwiftUI.EnvironmentValues.multilineTextAlignment
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Extra distance between the lines of a text, in points.
    ///
    /// Matches: SwiftUI.EnvironmentValues.lineSpacing
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Device pixels per point.
    ///
    /// Matches: SwiftUI.EnvironmentValues.displayScale
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Further settings that affect glyphs: a change shapes texts again.
    package var typesetting: Typesetting {
        get { self[TypesettingKey.self] }
        set { self[TypesettingKey.self] = newValue }
    }

    /// The length of one device pixel, in points.
    ///
    /// Matches: SwiftUI.EnvironmentValues.pixelLength
    public var pixelLength: CGFloat { 1 / displayScale }

    /// True if controls in the view can be operated.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isEnabled
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}
nonisolated private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}
nonisolated private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}
nonisolated private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}
nonisolated private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}
nonisolated private struct TypesettingKey: EnvironmentKey {
    static var defaultValue: Typesetting { Typesetting() }
}
nonisolated private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
nonisolated private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
