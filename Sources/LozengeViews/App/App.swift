/// A program with windows.
///
/// Mark it `@main`; it is made once, and its body says which windows there are.
///
/// Matches: SwiftUI.App
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

/// A part of an app's windows.
///
/// Matches: SwiftUI.Scene
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    /// Lists the windows of this scene. For the engine.
    func _windows() -> [WindowDescription]
}

extension Scene {
    public func _windows() -> [WindowDescription] { body._windows() }
}

extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
    public func _windows() -> [WindowDescription] { [] }
}

/// Turns the statements of an app's `body` into one scene.
///
/// Matches: SwiftUI.SceneBuilder
@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
