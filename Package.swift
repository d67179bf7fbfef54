// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The compiler settings of every target.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Views and windows live on the main actor; these targets say so once instead of on every type.
let onMainActor =
    strict + [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    ]

/// Imports are internal by default, so a C type in a signature that leaves the target is an error.
let fenced = onMainActor + [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
    name: "Lozenge",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Lozenge", targets: ["Lozenge"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "LozengeTesting", targets: ["LozengeTesting"]),
        .executable(name: "lozenge-inspector", targets: ["InspectorTool"]),
    ],
    traits: [
        // libcurl and thirty libraries that it needs are loaded by a program that imports it.
        .trait(
            name: "Networking",
            description: "URLSession and URLRequest without an import of FoundationNetworking")
    ],
    targets: [
        // The only doors to C.
        .systemLibrary(name: "CX11", pkgConfig: "xft"),
        .systemLibrary(name: "CBus", pkgConfig: "gio-2.0"),
        .systemLibrary(name: "CText", pkgConfig: "pangoft2"),
        .systemLibrary(name: "CImage", pkgConfig: "gobject-2.0"),
        .systemLibrary(name: "CMarkdown"),

        // The entry point of picture decoders, before the main function of an app.
        .target(name: "CBeforeMain"),

        // The toolkit. A target depends only on targets above it.
        .target(name: "Combine", swiftSettings: strict),
        .target(name: "LozengeCore", swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["LozengeCore"], swiftSettings: strict),
        .target(name: "Accessibility", dependencies: ["LozengeCore"], swiftSettings: strict),
        .target(name: "os", dependencies: ["LozengeCore"], swiftSettings: strict),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
        .target(
            name: "UniformTypeIdentifiers", dependencies: ["CBus"],
            swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(
            name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(
            name: "LozengeDocuments",
            dependencies: ["Combine", "LozengeCore", "UniformTypeIdentifiers"],
            swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(
            name: "LozengeText", dependencies: ["LozengeCore", "CText"], swiftSettings: fenced),
        .target(
            name: "LozengeImage", dependencies: ["LozengeCore", "CImage", "CBeforeMain"],
            swiftSettings: fenced),
        .target(
            name: "LozengeMarkdown", dependencies: ["LozengeCore", "CMarkdown"],
            swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(name: "SwiftSource", swiftSettings: strict),
        .macro(name: "PreviewMacros", dependencies: ["SwiftSource"], swiftSettings: strict),
        .target(
            name: "LozengeViews",
            dependencies: ["Combine", "LozengeCore", "LozengeMarkdown", "PreviewMacros"],
            swiftSettings: onMainActor,
            // The plural rules of languages. Foundation loads it anyway.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "LozengeControls",
            dependencies: [
                "Combine", "UniformTypeIdentifiers", "CoreTransferable", "LozengeCore",
                "LozengeDocuments", "LozengeViews",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "LozengeX11",
            dependencies: ["LozengeCore", "LozengeText", "CX11", "CBus", "CText"],
            swiftSettings: fenced),
        .target(
            name: "Lozenge",
            dependencies: [
                "Combine", "CoreGraphics", "os", "OSLog", "UniformTypeIdentifiers",
                "CoreTransferable", "Accessibility",
                "LozengeCore", "LozengeDocuments", "LozengeMarkdown",
                "LozengeText", "LozengeImage", "LozengeViews", "LozengeControls", "LozengeX11",
            ],
            swiftSettings: onMainActor),
        .target(name: "SwiftUI", dependencies: ["Lozenge"], swiftSettings: strict),
        .target(
            name: "LozengeTesting",
            dependencies: [
                "Combine", "CoreTransferable", "Accessibility", "LozengeCore", "LozengeViews",
                "LozengeControls",
                "LozengeText",
                "LozengeImage", "LozengeX11",
            ],
            swiftSettings: onMainActor),

        // The tool that shows previews, and changes programs while they run.
        .target(name: "LozengeReload", dependencies: ["SwiftSource"], swiftSettings: strict),
        .target(
            name: "LozengePreviews",
            dependencies: [
                "LozengeCore", "LozengeViews", "LozengeControls", "Lozenge", "LozengeReload",
                "SwiftUI",
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "PreviewTool", dependencies: ["LozengePreviews"], swiftSettings: onMainActor),

        // The tool that shows why views are as they are.
        .target(
            name: "LozengeInspector",
            dependencies: [
                "LozengeCore", "LozengeViews", "Lozenge", "SwiftUI", "UniformTypeIdentifiers",
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "InspectorTool", dependencies: ["LozengeInspector"], swiftSettings: onMainActor),

        // Sample apps, and the pictures they show.
        .target(
            name: "LozengeAssets", path: "assets", exclude: ["README.md", "desktop", "mime"],
            sources: ["Assets.swift"],
            resources: [.copy("portraits"), .copy("icons"), .copy("bestiary")],
            swiftSettings: strict),
        .executableTarget(
            name: "Hello", dependencies: ["SwiftUI"], path: "Apps/Hello", swiftSettings: strict),
        .target(
            name: "CharacterSheet", dependencies: ["SwiftUI"], path: "Apps/CharacterSheet",
            swiftSettings: strict),
        .executableTarget(
            name: "CharacterCard", dependencies: ["SwiftUI", "CharacterSheet", "LozengeAssets"],
            path: "Apps/CharacterCard", swiftSettings: strict),
        .executableTarget(
            name: "BattleTracker", dependencies: ["SwiftUI", "CharacterSheet", "LozengeAssets"],
            path: "Apps/BattleTracker", swiftSettings: strict),
        .executableTarget(
            name: "Notes", dependencies: ["SwiftUI", "LozengeAssets"], path: "Apps/Notes",
            swiftSettings: strict),
        .executableTarget(
            name: "Gallery", dependencies: ["SwiftUI", "LozengeAssets"], path: "Apps/Gallery",
            swiftSettings: strict),

        // Lozenge's programs for the benchmarks.
        .target(name: "BenchSupport", path: "Benchmarks/support", swiftSettings: onMainActor),
        .target(
            name: "BenchWindows",
            dependencies: ["BenchSupport", "LozengeCore", "LozengeText", "LozengeX11"],
            path: "Benchmarks/windows", swiftSettings: onMainActor),
        .executableTarget(
            name: "LayoutBench",
            dependencies: ["BenchSupport", "LozengeCore", "LozengeText", "LozengeViews"],
            path: "Benchmarks/layout", swiftSettings: onMainActor),
        .executableTarget(
            name: "TextBench",
            dependencies: ["BenchSupport", "LozengeCore", "LozengeText", "LozengeViews"],
            path: "Benchmarks/text", swiftSettings: onMainActor),
        .executableTarget(
            name: "PaintBench",
            dependencies: [
                "BenchSupport", "BenchWindows", "LozengeCore", "LozengeText", "LozengeViews",
                "LozengeX11",
            ],
            path: "Benchmarks/paint", swiftSettings: onMainActor),
        .executableTarget(
            name: "ListBench",
            dependencies: [
                "BenchSupport", "BenchWindows", "LozengeCore", "LozengeText", "LozengeViews",
                "LozengeX11", "SwiftUI",
            ],
            path: "Benchmarks/lists", swiftSettings: onMainActor),
        .executableTarget(
            name: "KeyBench", dependencies: ["SwiftUI"], path: "Benchmarks/keys",
            swiftSettings: strict),
        .executableTarget(
            name: "EditorBench", dependencies: ["SwiftUI"], path: "Benchmarks/editor",
            swiftSettings: strict),
        .executableTarget(
            name: "ControlBench",
            dependencies: [
                "BenchSupport", "BenchWindows", "LozengeControls", "LozengeCore", "LozengeText",
                "LozengeViews", "LozengeX11", "SwiftUI",
            ],
            path: "Benchmarks/controls", swiftSettings: onMainActor),
        .executableTarget(
            name: "MotionBench", dependencies: ["BenchSupport", "SwiftUI"],
            path: "Benchmarks/motion", swiftSettings: strict),

        // C libraries for comparisons and measurements in tests.
        .systemLibrary(name: "CCairo", path: "Tests/CCairo", pkgConfig: "cairo"),
        .systemLibrary(name: "CXDamage", path: "Tests/CXDamage", pkgConfig: "xdamage"),
        .systemLibrary(name: "CXRes", path: "Tests/CXRes", pkgConfig: "xres"),

        // Tests, mirroring the sources, and shared fixtures: random numbers, texts, times, waiting, the
        // desktop's session, X servers and the detection of a sanitizer.
        .target(name: "RandomFixtures", path: "Tests/RandomFixtures", swiftSettings: strict),
        .target(name: "TimeFixtures", path: "Tests/TimeFixtures", swiftSettings: strict),
        .target(
            name: "SanitizerFixtures", path: "Tests/SanitizerFixtures", swiftSettings: strict),
        .target(
            name: "ViewFixtures", dependencies: ["LozengeTesting"], path: "Tests/ViewFixtures",
            swiftSettings: onMainActor),
        .target(name: "TextFixtures", path: "Tests/TextFixtures", swiftSettings: strict),
        .target(
            name: "WaitingFixtures", path: "Tests/WaitingFixtures", swiftSettings: onMainActor),
        .target(
            name: "SessionFixtures", dependencies: ["CBus"], path: "Tests/SessionFixtures",
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeCoreTests",
            dependencies: ["LozengeCore", "RandomFixtures", "WaitingFixtures"],
            exclude: ["Motion/random_cases.py"],
            swiftSettings: strict),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
        .testTarget(name: "OSLogTests", dependencies: ["os"], swiftSettings: strict),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: strict),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", "UniformTypeIdentifiers"], swiftSettings: strict),
        .testTarget(
            name: "LozengeTextTests",
            dependencies: [
                "LozengeCore", "LozengeText", "LozengeViews", "CText", "TextFixtures",
                "RandomFixtures", "TimeFixtures", "SanitizerFixtures",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeMarkdownTests",
            dependencies: ["LozengeCore", "LozengeMarkdown", "TimeFixtures"], swiftSettings: strict),
        .testTarget(
            name: "LozengeX11Tests",
            dependencies: [
                "LozengeCore", "LozengeText", "LozengeX11", "CX11", "CText", "CCairo", "CXRes",
                "TextFixtures", "SessionFixtures", "LozengeTesting", "RandomFixtures",
                "WaitingFixtures",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeImageTests",
            dependencies: ["LozengeCore", "LozengeImage", "WaitingFixtures"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeTests", dependencies: ["Lozenge", "WaitingFixtures"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeViewsTests",
            dependencies: [
                "Accessibility", "SwiftUI", "LozengeCore", "LozengeViews", "LozengeControls",
                "LozengeTesting", "LozengeText", "TextFixtures",
                "RandomFixtures", "TimeFixtures",
                "SanitizerFixtures", "ViewFixtures", "WaitingFixtures",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeControlsTests",
            dependencies: [
                "CoreTransferable", "UniformTypeIdentifiers", "LozengeDocuments",
                "LozengeCore", "LozengeViews", "LozengeControls", "LozengeTesting",
                "RandomFixtures", "ViewFixtures", "WaitingFixtures",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LookTests", dependencies: ["LozengeTesting"], swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeTestingTests", dependencies: ["SwiftUI", "LozengeTesting"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "CookbookTests",
            dependencies: [
                "LozengeTesting", "SwiftUI", "UniformTypeIdentifiers", "WaitingFixtures",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengeReloadTests", dependencies: ["LozengeReload"], swiftSettings: strict),
        .testTarget(
            name: "LozengeInspectorTests",
            dependencies: [
                "LozengeInspector", "LozengeCore", "LozengeTesting", "LozengeViews", "SwiftUI",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "LozengePreviewsTests",
            dependencies: [
                "LozengePreviews", "LozengeReload", "LozengeTesting", "LozengeViews", "SwiftUI",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "PreviewMacrosTests",
            dependencies: ["SwiftUI", "LozengeTesting", "RandomFixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "LayoutCaseTests", dependencies: ["LozengeTesting"], exclude: ["generate.py"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "ControlCaseTests",
            dependencies: [
                "LozengeTesting", "UniformTypeIdentifiers", "ViewFixtures", "WaitingFixtures",
            ],
            exclude: ["generate.py"], swiftSettings: onMainActor),
        .testTarget(
            name: "LayoutModelTests",
            dependencies: ["LozengeTesting", "RandomFixtures", "WaitingFixtures"],
            exclude: ["trees.py", "growing.py", "building.py", "answering.py"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "SeedTests", dependencies: ["SwiftUI", "LozengeTesting"], swiftSettings: strict),
        .executableTarget(
            name: "TestApp", dependencies: ["SwiftUI"], path: "Tests/TestApp",
            swiftSettings: onMainActor),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "TestApp",
                "BattleTracker", "CharacterCard", "CharacterSheet", "Gallery", "Hello", "Lozenge",
                "Notes",
                "LozengeCore", "LozengeImage",
                "LozengeText", "LozengeViews", "LozengeX11", "LozengeTesting", "SessionFixtures",
                "RandomFixtures", "SanitizerFixtures", "WaitingFixtures", "CX11", "CXDamage",
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "SourceTests", dependencies: ["SwiftUI", "WaitingFixtures"], swiftSettings: strict
        ),
        .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    ]
)
