import Testing

/// The rules of CONTRIBUTING.md for tests.
@Suite("The sources of tests")
struct TestSourcesTests {
    static let tests = SourceFile.all(in: "Tests")

    /// The files in which time itself is tested, with the number of their waits: an idle app, a session,
    /// a window that is filmed or dies while it is dragged, an app in motion; and tasks that only end when they are cancelled.
    static let waits = [
        "Tests/WaitingFixtures/Waiting.swift": 1,
        "Tests/AppTests/Support/Film.swift": 1,
        "Tests/AppTests/Support/FrameCount.swift": 1,
        "Tests/AppTests/Desktop/MotionTests.swift": 1,
        "Tests/AppTests/Desktop/IdleTests.swift": 1,
        "Tests/AppTests/Desktop/SessionBusTests.swift": 2,
        "Tests/AppTests/Desktop/LostServerTests.swift": 1,
        // A recipe of work that takes time.
        "Tests/CookbookTests/Recipes/Forecast.swift": 1,
        "Tests/LozengeViewsTests/App/ClosingTests.swift": 1,
        "Tests/LozengeViewsTests/Modifiers/OnAppearTests.swift": 2,
    ]

    @Test("No test sleeps; it waits for a condition", arguments: tests)
    func sleeps(file: SourceFile) {
        // Not `\b`: there is no boundary of words in `Task.sleep`.
        let count = file.code.matches(of: /\W(?:u|nano)?sleep\(/).count
        #expect(count == Self.waits[file.path, default: 0])
    }

    @Test("The tests of a folder are in the same folder below Tests", arguments: tests)
    func folders(file: SourceFile) {
        let parts = file.path.split(separator: "/")
        guard parts[1].hasSuffix("Tests"), !parts.contains("Support") else { return }
        let target = "Sources/" + parts[1].dropLast("Tests".count)
        // Targets of tests for several targets.
        guard Repository.contains(target) else { return }
        let folder = ([target] + parts.dropFirst(2).dropLast().map(String.init))
            .joined(separator: "/")
        #expect(Repository.contains(folder))
    }

    @Test("The tests of each control are in files of their names")
    func controls() {
        let tests = SourceFile.all(in: "Tests").map { $0.path.split(separator: "/").last ?? "" }
        for name in ["Button", "Label", "Link", "Slider", "Stepper", "Toggle", "ToggleStyles"] {
            #expect(tests.contains("\(name)Tests.swift"))
        }
    }
}
