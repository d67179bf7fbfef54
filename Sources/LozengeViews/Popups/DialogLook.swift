import Foundation
import LozengeCore

/// The importance of a dialog.
///
/// Matches: SwiftUI.DialogSeverity
nonisolated public enum DialogSeverity: Hashable, Sendable {
    case automatic, standard
    /// A warning, which is shown with the icon of one.
    case critical
}

nonisolated extension View {
    /// Sets the importance of the dialogs of this view.
    ///
    /// Matches: SwiftUI.View.dialogSeverity(_:)
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }

    /// Sets the icon of the dialogs of this view; `nil` for the default icon of their severity.
    ///
    /// Matches: SwiftUI.View.dialogIcon(_:)
    public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
}

nonisolated extension EnvironmentValues {
    /// The importance of dialogs.
    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }

    /// The icon of dialogs; `nil` for that of their importance.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }

    /// A view below the message of dialogs.
    package var dialogAccessory: AnyView? {
        get { self[DialogAccessoryKey.self] }
        set { self[DialogAccessoryKey.self] = newValue }
    }
}

nonisolated private struct DialogSeverityKey: EnvironmentKey {
    static var defaultValue: DialogSeverity { .automatic }
}
nonisolated private struct DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}
nonisolated private struct DialogAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

/// The icon of a dialog, if it has one.
nonisolated struct DialogIcon {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity
    @ScaledMetric private var size: CGFloat = 40

    init() {}
}

extension DialogIcon: View {
    var body: some View {
        if let icon {
            icon.font(.system(size: size)).accessibilityHidden(true)
        } else if severity == .critical {
            Image(systemName: "exclamationmark.triangle")
                .font(.system(size: size))
                .foregroundStyle(Color.destructiveText)
                .accessibilityHidden(true)
        }
    }
}
