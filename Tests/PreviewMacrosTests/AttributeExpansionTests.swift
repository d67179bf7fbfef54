import Foundation
import Testing

@Suite("@Entry and @Previewable")
struct AttributeExpansionTests {
    private let plugin: PluginProcess

    init() throws { plugin = try PluginProcess() }

    @Test(
        "An entry has accessors with its default value, and a separate key type",
        arguments: [
            ("@Entry var a = 3", "a", "3"),
            ("\n    /// A comment = 3.\n    @Entry public var a: Color = .red // = 4", "a", ".red"),
            ("@Entry var a: String?", "a", "nil"),
            ("@Entry var a: Dictionary<String, [Int]> = [\"=\": [1]]", "a", "[\"=\": [1]]"),
            ("@Entry var a: Array<Int>=[]", "a", "[]"),
            (
                "@available(iOS 18, *) @Entry @MainActor private(set) var `in`: (@Sendable () -> Int)?",
                "in", "nil"
            ),
            ("@Entry var a: () -> Void = { print(\"{\") }", "a", "{ print(\"{\") }"),
            ("@Entry nonisolated var größe = Model<Int>(b: [2])", "größe", "Model<Int>(b: [2])"),
            ("@SwiftUI.Entry var a = #\"\"\"#", "a", "#\"\"\"#"),
        ])
    func entry(declaration: String, name: String, value: String) throws {
        let accessors = try plugin.attribute("Entry", role: "accessor", at: declaration)
        #expect(accessors.problems == [])
        #expect(
            accessors.lines == [
                "get { _entry(__Key_\(name).self, default: \(value)) }",
                "set { _setEntry(__Key_\(name).self, to: newValue) }",
            ])
        let peer = try plugin.attribute("Entry", role: "peer", at: declaration)
        #expect(peer.problems == [])
        #expect(peer.code == "private enum __Key_\(name) {}")
    }

    @Test("A name of several words keeps its backticks")
    func rawName() throws {
        let declaration = "@Entry var `two words` = 2"
        let peer = try plugin.attribute("Entry", role: "peer", at: declaration)
        #expect(peer.code == "private enum `__Key_two words` {}")
    }

    @Test(
        "Entries are in extensions of the environment and of transactions",
        arguments: [
            "extension EnvironmentValues {}", "extension Transaction {}",
            "\n@MainActor\nextension SwiftUI.Transaction: Sendable {}",
            "struct EnvironmentValues {}", "extension ContainerValues {}",
            "extension FocusedValues {}",
        ])
    func containers(context: String) throws {
        let expansion = try plugin.attribute(
            "Entry", role: "peer", at: "@Entry var a = 3", in: [context, "struct Outer {}"])
        #expect(expansion.problems == [])
    }

    @Test(
        "Anywhere else they are an error",
        arguments: [
            [], ["extension View {}"], ["struct EnvironmentReader {}"], ["func f() "], ["{"],
            ["struct A {}", "extension EnvironmentValues {}"],
        ])
    func wrongContainer(context: [String]) throws {
        let expansion = try plugin.attribute(
            "Entry", role: "peer", at: "\n@Entry var a = 3", in: context)
        #expect(expansion.code == nil)
        #expect(
            expansion.problems.first?.message
                == "@Entry belongs in an extension of EnvironmentValues, Transaction, "
                + "ContainerValues or FocusedValues.")
        #expect(expansion.problems.first?.offset == 108)
    }

    static let stored = "@Entry needs a stored property; this one has accessors."
    static let variable = "@Entry needs a variable: `var`, a name, and a type or a value."

    @Test(
        "Malformed entries are reported where they are",
        arguments: [
            ("@Entry let a = 3", 7, variable), ("@Entry func f() { }", 7, variable),
            ("@Entry var", 7, variable), ("@Entry", 6, variable), ("", 0, variable),
            ("@Entry var (a, b) = (1, 2)", 7, variable),
            ("@Entry static var a = 3", 7, "@Entry cannot be static."),
            ("@Entry var a: Int { 3 }", 18, stored),
            ("@Entry var a = 3 { didSet { } }", 17, stored),
            ("@Entry var a", 11, "@Entry needs a type or a value to infer it from."),
            ("@Entry var a = \"", 15, "A string has no end."),
            ("@Entry var a = (3", 15, "This bracket is never closed."),
        ])
    func malformed(declaration: String, offset: Int, message: String) throws {
        let expansion = try plugin.attribute("Entry", role: "accessor", at: declaration)
        #expect(expansion.code == nil)
        #expect(
            expansion.problems == [
                .init(message: message, fileName: "/App/Card.swift", offset: 100 + offset)
            ])
    }

    @Test("Previewable has no effect in a preview, and is an error elsewhere")
    func previewable() throws {
        let declaration = "\n  @Previewable @State var a = 3"
        let inside = try plugin.attribute(
            "Previewable", role: "peer", at: declaration, in: ["#Preview(\"a\")"])
        #expect(inside.code == "")
        #expect(inside.problems == [])
        let outside = try plugin.attribute(
            "Previewable", role: "peer", at: declaration, in: ["struct V: View {}"])
        #expect(outside.code == nil)
        #expect(outside.problems.first?.message == PreviewExpansionTests.misplaced)
        #expect(outside.problems.first?.offset == 103)
    }

    @Test("An unknown macro is an error")
    func unknown() throws {
        let expansion = try plugin.attribute("Observable", role: "peer", at: "class A {}")
        #expect(expansion.problems.first?.message == "Lozenge has no macro “ObservableMacro”.")
    }
}

@Suite("@Animatable")
struct AnimatableExpansionTests {
    private let plugin: PluginProcess

    init() throws { plugin = try PluginProcess() }

    private func member(_ declaration: String) throws -> Expansion {
        try plugin.attribute("Animatable", role: "member", at: declaration, in: [])
    }

    @Test(
        "The data are those of the stored variables",
        arguments: [
            ("var a: Double", "Double.AnimatableData", "a.animatableData"),
            ("var a = 0.5", "Double.AnimatableData", "a.animatableData"),
            (
                "private var a = -1.5 { didSet { f() } }", "Double.AnimatableData",
                "a.animatableData"
            ),
            ("var a = Angle.zero; let b = 3", "Angle.AnimatableData", "a.animatableData"),
            (
                "var a, b: CGFloat\n  @AnimatableIgnored var c: Int",
                "_AnimatableVariables<CGFloat.AnimatableData, CGFloat.AnimatableData>",
                "_AnimatableVariables(a.animatableData, b.animatableData)"
            ),
            (
                "static var s = 1.0\n var d: Double { 2 }\n @State var e = 1\n func f() {}\n"
                    + "var a: Foo<Int, [Bar]> = .init(), b = CGSize(width: 1, height: 2)",
                "_AnimatableVariables<Foo<Int, [Bar]>.AnimatableData, CGSize.AnimatableData>",
                "_AnimatableVariables(a.animatableData, b.animatableData)"
            ),
        ])
    func variables(members: String, type: String, value: String) throws {
        let expansion = try member("@Animatable\nstruct Wedge: Shape {\n\(members)\n}")
        #expect(expansion.problems == [])
        #expect(expansion.lines.first == "nonisolated var animatableData: \(type) {")
        #expect(expansion.lines.contains("get { \(value) }"))
    }

    @Test("A type without variables has empty data; that of a public type is public")
    func empty() throws {
        let expansion = try member("@Animatable public struct Dot {}")
        #expect(
            expansion.lines.first == "public nonisolated var animatableData: _AnimatableNothing {")
        let package = try member("@Animatable package struct Dot {}")
        #expect(
            package.lines.first == "package nonisolated var animatableData: _AnimatableNothing {")
    }

    @Test("A variable whose type only the compiler knows is an error")
    func unknownType() throws {
        let expansion = try member("@Animatable struct Dot { var a = start() }")
        #expect(expansion.code == nil)
        #expect(
            expansion.problems.map(\.message) == ["@Animatable needs the type: `var a: Double`."])
    }

    @Test("Other declarations are an error", arguments: ["enum A { case b }", "func f() {}"])
    func otherDeclarations(declaration: String) throws {
        let expansion = try member("@Animatable \(declaration)")
        #expect(expansion.problems.map(\.message) == ["@Animatable belongs to a structure."])
    }
}
