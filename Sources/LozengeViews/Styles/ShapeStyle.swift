import Foundation
import LozengeCore

/// A colour, gradient or pattern that fills shapes and text.
///
/// A custom style returns another style from `resolve(in:)`, depending on the environment:
///
/// ```swift
/// struct WarningStyle: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> Color {
///         environment.isEnabled ? .red : .gray
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ShapeStyle
@MainActor @preconcurrency
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Self

    /// Returns the style for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint of this style for a view. For the engine; an app implements `resolve(in:)`.
    func _resolve(in place: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
    public func _resolve(in place: _StyleContext) -> _StylePaint {
        resolve(in: place.environment)._resolve(in: place)
    }
}

extension ShapeStyle where Resolved == Self {
    /// Returns the style itself, because a built-in style resolves in `_resolve(in:)`.
    public func resolve(in environment: EnvironmentValues) -> Self { self }

    /// Returns a clear paint, for a style without an implementation.
    public func _resolve(in place: _StyleContext) -> _StylePaint { .color(.clear) }
}

extension Never: ShapeStyle {}

/// The view that uses a style.
///
/// For the engine.
///
/// Extension: what a style looks at, so that it is resolved again when that changes.
public struct _StyleContext {
    /// The node to update after a change of a value that was read; `nil` for none.
    let node: Node?
    private let values: EnvironmentValues
    /// The foreground style that replaces the one of the environment; `nil` for no replacement.
    private var substitute: Foreground??

    init(_ node: Node) {
        self.node = node
        values = node.environment
    }

    init(_ environment: EnvironmentValues) {
        node = nil
        values = environment
    }

    /// Returns a value of the environment, and registers the node for its changes.
    func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node?.read(keyPath) ?? values[keyPath: keyPath]
    }

    /// The whole environment.
    var environment: EnvironmentValues {
        var environment = read(\.self)
        if let substitute { environment.foreground = substitute }
        return environment
    }

    var foreground: Foreground? { substitute ?? read(\.foreground) }

    /// Returns this context with another foreground style.
    func below(_ foreground: Foreground?) -> _StyleContext {
        var place = self
        place.substitute = .some(foreground)
        return place
    }

    func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: read(\.colorPalette)) }
}
