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
