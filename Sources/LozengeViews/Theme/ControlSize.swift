import Foundation
import LozengeCore

/// The size of controls.
///
/// Matches: SwiftUI.ControlSize
/// Source: `docs/theme.md`, THEME-3.
nonisolated public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension ControlSize {
    /// The distances between the label of a control and its edges, in points.
    package var padding: CGSize {
        switch self {
        case .mini: CGSize(width: 8, height: 2)
        case .small: CGSize(width: 12, height: 4)
        case .regular: CGSize(width: 17, height: 6)
        case .large: CGSize(width: 20, height: 10)
        case .extraLarge: CGSize(width: 24, height: 14)
        }
    }

    /// The lengths of marks, such as switches, as multiples of those in regular controls.
    var factor: CGFloat {
        switch self {
        case .mini: 0.7
        case .small: 0.85
        case .regular: 1
        case .large: 1.2
        case .extraLarge: 1.4
        }
    }

    /// The font of labels; `nil` for that of the environment.
    package var font: Font? {
        switch self {
        case .mini: .footnote
        case .small: .subheadline
        case .regular, .large: nil
        case .extraLarge: .title3
        }
    }
}

nonisolated extension View {
    /// Sets the size of controls in this view.
    ///
    /// ```swift
    /// Button("Continue") { page += 1 }.controlSize(.large)
    /// ```
    ///
    /// Matches: SwiftUI.View.controlSize(_:)
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits the size of controls in this view to a range.
    ///
    /// Matches: SwiftUI.View.controlSize(_:)-ClosedRange
    public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) {
            $0 = min(max($0, range.lowerBound), range.upperBound)
        }
    }

    /// Sets the font of a control's label by the size of controls.
    package func controlFont() -> some View { modifier(ControlFont()) }
}

nonisolated private struct ControlFont {
    @Environment(\.controlSize) private var size
}

extension ControlFont: ViewModifier {
    func body(content: Content) -> some View {
        content.transformEnvironment(\.font) { if $0 == nil { $0 = size.font } }
    }
}

nonisolated extension EnvironmentValues {
    /// The size of controls.
    ///
    /// Matches: SwiftUI.EnvironmentValues.controlSize
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

nonisolated private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}
