/// A part of an app's windows.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { LibraryView() }
///     Settings { SettingsView() }
/// }
/// ```
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
    public func _windows() -> [WindowDescription] {
        var scene = self
        AppGraph.connect(&scene)
        return scene.body._windows()
    }
}

extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
    public func _windows() -> [WindowDescription] { [] }
}

/// The result builder of an app's scenes.
///
/// Matches: SwiftUI.SceneBuilder
@resultBuilder
nonisolated public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return SceneList(scenes: scenes)
    }

    public static func buildOptional(_ content: (any Scene)?) -> some Scene {
        SceneList(scenes: content.map { [$0] } ?? [])
    }

    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
        SceneList(scenes: [content])
    }
}

extension Group: Scene where Content: Scene {
    public typealias Body = Never

    public func _windows() -> [WindowDescription] { content._windows() }
}

nonisolated extension Group where Content: Scene {
    /// Creates a group of scenes.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init(@SceneBuilder content: () -> Content) { self.init(content(), ()) }
}

/// A list of scenes.
nonisolated private struct SceneList {
    let scenes: [any Scene]
}

extension SceneList: Scene {
    typealias Body = Never

    func _windows() -> [WindowDescription] { scenes.flatMap { $0._windows() } }
}
