import Testing

@testable import LozengeReload

@Suite("The plan of a build")
struct BuildPlanTests {
    private static let manifest = """
        client:
          name: basic
        commands:
          "/p/.build/debug/Draw.build/draw.c.o":
            tool: clang
            inputs: ["/p/Sources/Draw/draw.c"]
            outputs: ["/p/.build/debug/Draw.build/draw.c.o"]
            description: "Compiling Draw draw.c"
            args: ["/usr/bin/clang","-c","/p/Sources/Draw/draw.c"]

          "C.Shop-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/Sources/Shop/A.swift","/p/Sources/Shop/Rows/B.swift","/p/.build/debug/Modules/Kit.swiftmodule","/p/.build/debug/Modules/SwiftUI.swiftmodule"]
            outputs: ["/p/.build/debug/Shop.build/A.swift.o","/p/.build/debug/Shop.build/B.swift.o","/p/.build/debug/Modules/Shop.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","Shop","-emit-module","-emit-module-path","/p/Shop.swiftmodule","-output-file-map","/p/map.json","-incremental","-c","@/p/sources","-DDEBUG"]

          "C.Kit-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/p/Sources/Kit/K.swift","/p/.build/debug/Modules/SwiftUI.swiftmodule"]
            outputs: ["/p/.build/debug/Kit.build/K.swift.o","/p/.build/debug/Modules/Kit.swiftmodule"]
            args: ["/usr/bin/swiftc","-module-name","Kit"]

          "C.SwiftUI-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/lozenge/Sources/SwiftUI/SwiftUI.swift"]
            outputs: ["/p/.build/debug/SwiftUI.build/SwiftUI.swift.o"]
            args: ["/usr/bin/swiftc","-module-name","SwiftUI"]

          "C.Shop-x86_64-unknown-linux-gnu-debug.exe":
            tool: shell
            inputs: ["/p/.build/debug/Shop.build/A.swift.o"]
            outputs: ["/p/.build/debug/Shop"]
            args: ["/usr/bin/swiftc","-module-name","Shop","-o","Shop"]

        """
    private let plan = BuildPlan(Array(manifest.utf8))

    @Test("Its modules have their sources, objects and imports")
    func modules() throws {
        #expect(plan.modules.map(\.name) == ["Shop", "Kit", "SwiftUI"])
        let shop = try #require(plan.module(of: "/p/Sources/Shop/Rows/B.swift"))
        #expect(shop.name == "Shop")
        #expect(shop.objects["/p/Sources/Shop/A.swift"] == "/p/.build/debug/Shop.build/A.swift.o")
        #expect(shop.imports == ["Kit", "SwiftUI"])
        #expect(shop.folders == ["/p/Sources/Shop", "/p/Sources/Shop/Rows"])
        #expect(shop.entryPoint == "Shop_main")
        #expect(plan.otherObjects.map(\.source) == ["/p/Sources/Draw/draw.c"])
    }

    @Test("A program has all modules that it imports, but for the toolkit's")
    func closure() throws {
        let shop = try #require(plan.module(of: "/p/Sources/Shop/A.swift"))
        #expect(plan.closure(of: shop, outside: "/lozenge/Sources").map(\.name) == ["Shop", "Kit"])
    }

    @Test("Objects are compiled without the arguments of other results")
    func arguments() throws {
        let shop = try #require(plan.module(of: "/p/Sources/Shop/A.swift"))
        #expect(
            shop.argumentsForObjects
                == ["/usr/bin/swiftc", "-module-name", "Shop", "-c", "@/p/sources", "-DDEBUG"])
    }

    @Test(
        "A manifest in another form has no modules",
        arguments: ["", "\n\n", "  \"C.A.module\":\n    inputs: [\"a.swift\"", "{}", "\u{0}"])
    func otherForms(manifest: String) {
        #expect(BuildPlan(Array(manifest.utf8)).modules.isEmpty)
    }

    @Test("Without a build of the package, the error says how to make one")
    func missing() {
        #expect(throws: ReloadError.self) { try BuildPlan(package: "/nowhere") }
    }
}
