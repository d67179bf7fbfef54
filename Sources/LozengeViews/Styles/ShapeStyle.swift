import Foundation
import LozengeCore

/// A colour, gradient or pattern that fills shapes and text.
///
/// A type of your own says in `resolve(in:)` which style it is where it is used.
///
/// Matches: SwiftUI.ShapeStyle
@MainActor @preconcurrency
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Self

    /// The style that this is in an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Resolved

    /// Resolves this style at a view. For the engine; an app implements `resolve(in:)`.
    func _resolve(in place: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
    public func _resolve(in place: _StyleContext) -> _StylePaint {
        resolve(in: place.environment)._resolve(in: place)
    }
}

extension ShapeStyle where Resolved == Self {
    /// A style that is of the engine's own kind is the same everywhere.
    public func resolve(in environment: EnvironmentValues) -> Self { self }

    /// A style that says nothing shows nothing.
    public func _resolve(in place: _StyleContext) -> _StylePaint { .color(.clear) }
}

extension Never: ShapeStyle {}

/// The view that uses a style.
///
/// For the engine.
///
/// Extension: what a style looks at, so that it is resolved again when that changes.
public struct _StyleContext {
    /// The node that is updated when a value changes that was read; `nil` for none.
    let node: Node?
    private let values: EnvironmentValues
    /// The foreground style counts as this instead of the place's.
    private var substitute: Foreground??

    init(_ node: Node) {
        self.node = node
        values = node.environment
    }

    init(_ environment: EnvironmentValues) {
        node = nil
        values = environment
    }

    /// A value of the environment.
    func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node?.read(keyPath) ?? values[keyPath: keyPath]
    }

    /// All of the environment.
    var environment: EnvironmentValues {
        var environment = read(\.self)
        if let substitute { environment.foreground = substitute }
        return environment
    }

    var foreground: Foreground? { substitute ?? read(\.foreground) }

    /// The same place with the foreground style that was there before the innermost was set.
    func below(_ foreground: Foreground?) -> _StyleContext {
        var place = self
        place.substitute = .some(foreground)
        return place
    }

    func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: read(\.colorPalette)) }
}
