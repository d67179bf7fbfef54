import Foundation
import LozengeCore

/// The ground of views in the newest look: here a translucent material.
///
/// Matches: SwiftUI.Glass
/// Differs: the views behind are neither blurred nor bent.
nonisolated public struct Glass: Equatable, Sendable {
    fileprivate var material: Material?
    fileprivate var color: Color?
    fileprivate var isInteractive = false

    /// A ground that separates a view from those behind it.
    ///
    /// Matches: SwiftUI.Glass.regular
    public static let regular = Glass(material: .regular)
    /// A ground that is more translucent.
    ///
    /// Matches: SwiftUI.Glass.clear
    public static let clear = Glass(material: .ultraThin)
    /// No ground.
    ///
    /// Matches: SwiftUI.Glass.identity
    public static let identity = Glass(material: nil)

    /// Returns the ground in a colour; `nil` for none.
    ///
    /// Matches: SwiftUI.Glass.tint(_:)
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns the ground of a view that reacts to the pointer.
    ///
    /// Matches: SwiftUI.Glass.interactive(_:)
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

nonisolated extension View {
    /// Puts this view on a ground of glass.
    ///
    /// Matches: SwiftUI.View.glassEffect(_:in:)
    /// Differs: the ground is a translucent material.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background {
            if let material = glass.material {
                shape.fill(material)
                if let color = glass.color { shape.fill(color.opacity(0.3)) }
                shape.stroke(Color.label.opacity(0.1), lineWidth: 1)
            }
        }
        .hoverEffect(.highlight, isEnabled: glass.isInteractive)
    }

    /// Puts this view on a capsule of glass.
    ///
    /// Matches: SwiftUI.View.glassEffect(_:in:)
    /// Differs: the ground is a translucent material.
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: Capsule())
    }

    @available(
        *, unavailable,
        message: "Grounds do not flow into each other here; use matchedGeometryEffect(id:in:)."
    )
    public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    @available(
        *, unavailable, message: "Grounds come and go with their views; use transition(_:)."
    )
    public func glassEffectTransition(_ transition: some Transition) -> some View { self }

    @available(
        *, unavailable,
        message: "Grounds do not flow into each other here; put one around the views."
    )
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        self
    }
}

/// A container of views on glass.
///
/// Matches: SwiftUI.GlassEffectContainer
/// Differs: the grounds of the views do not flow into each other.
nonisolated public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance at which grounds would flow together.
    ///   - content: The views.
    ///
    /// Matches: SwiftUI.GlassEffectContainer.init(spacing:content:)
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// A label on a faint ground.
///
/// Matches: SwiftUI.GlassButtonStyle
/// Differs: it looks like `BorderedButtonStyle`.
nonisolated public struct GlassButtonStyle {
    public init() {}
}

extension GlassButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FramedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A white label on a ground in the accent colour.
///
/// Matches: SwiftUI.GlassProminentButtonStyle
/// Differs: it looks like `BorderedProminentButtonStyle`.
nonisolated public struct GlassProminentButtonStyle {
    public init() {}
}

extension GlassProminentButtonStyle: ButtonStyle, FadingStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FramedButtonStyle(isProminent: true).makeBody(configuration: configuration)
    }
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
    /// The label on a faint ground.
    ///
    /// Matches: SwiftUI.ButtonStyle.glass
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on a faint ground, whichever glass it is.
    ///
    /// Matches: SwiftUI.ButtonStyle.glass(_:)
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

nonisolated extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on a ground in the accent colour.
    ///
    /// Matches: SwiftUI.ButtonStyle.glassProminent
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
