import Foundation
import Testing

/// The rules of ARCHITECTURE.md that the compiler does not check.
@Suite("Architecture")
struct ArchitectureTests {
    static let sources = SourceFile.all(in: "Sources")
    static let apps = SourceFile.all(in: "Apps")

    @Test("The sources are found, and the names in them")
    func sourcesAreFound() {
        #expect(Self.sources.count > 100)
        #expect(Self.vocabulary.isSuperset(of: ["HStack", "PaddingLayout", "Circle", "Scene"]))
    }

    @Test("No file is longer than 400 lines", arguments: sources + apps)
    func length(file: SourceFile) {
        #expect(file.lineCount <= 400)
    }

    @Test("Half of the files have at most 100 lines")
    func median() {
        let lengths = Self.sources.map(\.lineCount).sorted()
        #expect(lengths[lengths.count / 2] <= 100)
    }

    @Test("Each door to C is open only to the targets that need it", arguments: sources)
    func fence(file: SourceFile) {
        let rooms: [String: Set<String>] = [
            "LozengeX11": ["CX11", "CBus", "CText"], "LozengeText": ["CText"],
            "LozengeImage": ["CImage", "CBeforeMain"], "UniformTypeIdentifiers": ["CBus"],
            "LozengeMarkdown": ["CMarkdown"],
        ]
        let room = file.path.split(separator: "/")[1]
        let doors = file.imports.intersection([
            "CX11", "CBus", "CText", "CImage", "CMarkdown", "CBeforeMain",
        ])
        #expect(doors.isSubset(of: rooms[String(room)] ?? []))
    }

    @Test("The views know neither the window system nor the text engine")
    func viewsKnowNoWindow() {
        for file in SourceFile.all(in: "Sources/LozengeViews") + Self.controls {
            let strangers: Set = ["LozengeX11", "LozengeText", "LozengeImage", "Lozenge"]
            #expect(file.imports.isDisjoint(with: strangers), "\(file)")
        }
    }

    @Test("The engine names no declaration of another room", arguments: engine)
    func engineKnowsNoViews(file: SourceFile) {
        #expect(file.words.intersection(Self.vocabulary) == [])
    }

    @Test("Composed controls use no part of the engine", arguments: controls)
    func controlsAreComposed(file: SourceFile) {
        let engine: Set = [
            "Node", "ViewTree", "ViewVisitor", "Primitive", "PrimitiveModifier", "PrimitiveView",
            "ContentSource", "UpdateContext", "LayoutContext", "SettleContext", "PaintContext",
            "EventContext", "DisplayListWriter", "PressRecognizer", "StateReader",
        ]
        #expect(file.words.intersection(engine) == [])
    }

    @Test("Views use the members of a context, not those of its node", arguments: views)
    func contexts(file: SourceFile) {
        #expect(file.code.firstMatch(of: /\bcontext\.node\.\w+/)?.0 == nil)
    }

    @Test(
        "Every public declaration names its counterpart, or that it is an extension",
        arguments: SourceFile.all(inRooms: ["View", "State"]) + views)
    func compatibility(file: SourceFile) {
        for declaration in PublicDeclaration.all(in: file) {
            let comment = declaration.comment
            #expect(
                comment.contains(/Matches: (SwiftUI|Accessibility|Foundation)\.|Extension:/),
                "\(declaration)")
        }
    }

    @Test("Nothing an app can call ends the app", arguments: sources + apps)
    func noTraps(file: SourceFile) {
        let traps =
            /\b(?:try!|as!|(?:fatalError|precondition|preconditionFailure|assert|abort|exit)\()/
        let count = file.code.matches(of: traps).count
        #expect(count == Self.traps[file.path, default: 0])
    }

    /// The traps that stay, by file: bodies of primitives, which have none; an object that is missing in
    /// the environment, where SwiftUI ends the app, too; an index of a list of nodes, as with an array; and
    /// the end of `main`.
    static let traps = [
        "Sources/LozengeCore/Motion/Keyframes/Keyframes.swift": 1,
        "Sources/LozengeViews/View/View.swift": 2,
        "Sources/LozengeViews/View/ViewModifier.swift": 1,
        "Sources/LozengeViews/App/Scene.swift": 1, "Sources/LozengeViews/App/Commands.swift": 1,
        "Sources/LozengeControls/Toolbars/ToolbarContent.swift": 1,
        "Sources/LozengeControls/Tabs/TabContent.swift": 1,
        "Sources/LozengeViews/Accessibility/AccessibilityRotorContent.swift": 1,
        "Sources/LozengeViews/Gestures/Gesture.swift": 1,
        "Sources/LozengeViews/State/Environment.swift": 1,
        "Sources/LozengeViews/State/ObservedObject.swift": 1,
        "Sources/LozengeViews/Graph/Nodes/NodeList.swift": 1, "Sources/Lozenge/App+Main.swift": 4,
        "Sources/PreviewTool/Main.swift": 1,
    ]

    @Test("Nothing is unwrapped by force", arguments: sources + apps)
    func noForce(file: SourceFile) {
        #expect(file.code.firstMatch(of: /[^\n]*[\w)\]>]!(?!=)[^\n]*/)?.0 == nil)
    }

    @Test("No comment marks unfinished work", arguments: sources + apps)
    func noToDo(file: SourceFile) {
        #expect(file.text.firstMatch(of: /\b(TODO|FIXME|XXX|HACK)\b/)?.0 == nil)
    }

    @Test("An app imports SwiftUI, and no other module of the toolkit", arguments: apps)
    func appsImportSwiftUI(file: SourceFile) {
        // The pictures of the sample apps belong to the apps, not to the toolkit.
        let ours = file.imports.filter { $0.hasPrefix("Lozenge") || $0.starts(with: /C[A-Z]/) }
        #expect(ours.subtracting(["LozengeAssets"]) == [])
    }

    @Test(
        "A test that starts an app belongs to OnADesktop, which make check runs with the static apps",
        arguments: SourceFile.all(in: "Tests/AppTests").filter { !$0.path.contains("/Support/") })
    func startsApps(file: SourceFile) {
        guard file.code.contains(/\b(executable|OpenCard|BattleTable)\(/) else { return }
        #expect(file.code.contains("extension OnADesktop {"))
    }

    /// The rooms of the engine; `scripts/folder-graph` checks their members as well.
    static let engine = SourceFile.all(
        inRooms: ["State", "Graph", "View", "Layout", "Events", "Passes"])

    /// The rooms above the engine.
    static let vocabularyRooms = [
        "Styles", "Shapes", "Modifiers", "Coordinates", "Images", "Localization", "Text",
        "Formatters", "Canvas", "Time", "Containers", "Gestures", "Keyboard", "Scrolling",
        "Accessibility", "Controls",
        "Popups", "App", "Editing", "Previews",
    ]
    static let views = SourceFile.all(inRooms: vocabularyRooms) + controls

    static let controls = SourceFile.all(in: "Sources/LozengeControls")

    /// The types that the rooms above the engine declare.
    static let vocabulary = views.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
}
