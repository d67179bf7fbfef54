import Foundation
import LozengeCore

/// A label that performs an action when clicked.
///
/// The action runs when the pointer is released over the label it was pressed on.
///
/// ```swift
/// Button("Save") { document.save() }
/// Button("Delete", role: .destructive, action: delete)
/// ```
///
/// Matches: SwiftUI.Button
nonisolated public struct Button<Label: View> {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    /// True if the label draws a ground of its own.
    var drawsGround = Label._drawsGround

    @State private var isPressed = false
    @Environment(stylesOf: ButtonStyleConfiguration.self) private var styles
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var primitiveStyles
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlOpacity) private var opacity
    @Environment(\.menuRows) private var menuRows

    /// Creates a button that shows `label`.
    ///
    /// Matches: SwiftUI.Button.init(action:label:)
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button that shows `label`, with a role.
    ///
    /// Matches: SwiftUI.Button.init(role:action:label:)
    public init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button: View {
    public var body: some View {
        if let menuRows {
            menuRows.button(role, action, label.arranged)
        } else if !primitiveStyles.isEmpty {
            primitiveStyles.makeBody(
                PrimitiveButtonStyleConfiguration(
                    role: role, label: primitiveStyles.content(label), action: action,
                    drawsGround: drawsGround))
        } else {
            button
        }
    }

    private var button: some View {
        styles.makeBody(
            ButtonStyleConfiguration(
                role: role, label: styles.content(label), isPressed: isPressed,
                drawsGround: drawsGround)
        )
        .opacity(styles.fades ? opacity : 1)
        .modifier(
            PressModifier(role: role, isEnabled: isEnabled, isPressed: $isPressed, action: action))
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a localized title.
    ///
    /// Matches: SwiftUI.Button.init(_:action:)
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title from a resource.
    ///
    /// Matches: SwiftUI.Button.init(_:action:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a localized title and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:role:action:)
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title from a resource and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:role:action:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// Creates a button with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Button.init(_:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title, which is not localized, and a role.
    ///
    /// Matches: SwiftUI.Button.init(_:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}
