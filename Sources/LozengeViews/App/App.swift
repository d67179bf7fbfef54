/// A program with windows.
///
/// Mark it with `@main`. The app is created once; its body declares the windows.
///
/// ```swift
/// @main
/// struct Diary: App {
///     var body: some Scene {
///         WindowGroup { DiaryView() }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.App
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}
