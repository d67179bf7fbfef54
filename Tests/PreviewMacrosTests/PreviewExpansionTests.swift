import Foundation
import Testing

@Suite("#Preview")
struct PreviewExpansionTests {
    private let plugin: PluginProcess

    init() throws { plugin = try PluginProcess() }

    @Test(
        "The arguments and the body are kept as written",
        arguments: [
            #"("a) { b") { Text("}") }"#,
            ##"(#"a "quoted" \(b) )"#) { Text(#"}"#) }"##,
            #"("""\#n  a "b" ) }\#n  """) { }"#,
            ###"(##"a "# "##) { Text(#"""#) }"###,
            ##"(#"""\##n } " \##n """#) { }"##,
            #"("\(names.map { "\($0))" }.joined())") { Text("\(a ? "}" : "{")") }"#,
            #" { /* } /* nested } */ } */ Text("a") // }\#n }"#,
            #"("Zürich 🎲 日本語 )", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("é") }"#,
            #"(traits: .fixedLayout(width: (3), height: 4)) { return A { a in a } label: { b } }"#,
            #"("a", traits: .portrait, body: { Text("}") })"#,
            #"(body: make)"#,
            #" { let a = x / 2 / 3; Text(/[}"]+/.description + #/ } /#.description) }"#,
            #" { Text(a! as? B ?? c...d ? .e : \.f) }"#,
            #" { `class`(#selector(a)); #if DEBUG\#n Text("}")\#n#endif\#n }"#,
        ])
    func verbatim(arguments: String) throws {
        let expansion = try plugin.preview("\n/// } A comment.\n#Preview\(arguments) // }")
        #expect(expansion.problems == [])
        let function = """
            @MainActor private func $s3AppfMf_7PreviewfMu_() -> _PreviewDeclaration {
            _PreviewDeclaration\(arguments)
            }

            """
        #expect(expansion.code?.hasPrefix(function) == true)
    }

    @Test("A debug build has a record of a preview, with its file and its line")
    func record() throws {
        let expansion = try plugin.preview("\n\n/// A comment.\n#Preview { }")
        #expect(
            expansion.lines.drop { $0 != "#if DEBUG" } == [
                "#if DEBUG", "private enum $s3AppfMf_6RecordfMu_ {", "#if compiler(>=6.3)",
                #"@used @section("lozenge_previews")"#,
                "#elseif compiler(<6.3) && hasFeature(SymbolLinkageMarkers)",
                #"@_used @_section("lozenge_previews")"#, "#endif",
                "nonisolated static let record: _PreviewRecord = (1, 0, { "
                    + #"_previewFound("App/Card.swift", 4) { $s3AppfMf_7PreviewfMu_() } })"#,
                "}", "#endif",
            ])
    }

    @Test("A preview in a type or a function has no record")
    func withoutRecord() throws {
        for context in ["struct A<T> {}", "func f() "] {
            let expansion = try plugin.preview("#Preview {}", in: [context])
            #expect(expansion.code?.contains("_PreviewRecord") == false)
        }
    }

    @Test("Attributes in front of a preview are not part of its arguments")
    func attributes() throws {
        let expansion = try plugin.preview("@available(iOS 17, *)\n#Preview { Text(\"a\") }")
        #expect(expansion.lines.dropFirst().first == "_PreviewDeclaration { Text(\"a\") }")
    }

    @Test("A function in a function cannot be private")
    func local() throws {
        for (context, isPrivate) in [("func f() ", false), ("struct A {}", true)] {
            let expansion = try plugin.preview("#Preview {}", in: [context])
            #expect(expansion.code?.contains("private func") == isPrivate)
        }
    }

    @Test("Previewable properties become properties of a view")
    func previewable() throws {
        let expansion = try plugin.preview(
            """
            #Preview("A", traits: .portrait) {
                @Previewable @State var a = 0
                // A comment.
                @State @Previewable var b: Int =
                    a
                    + 3; @Previewable @State
                var c = Model {
                    $0.x = 1
                }
                .finished
                let d = 4
                @Previewable let e = 1
                Toggle("a", isOn: $a)
                -d
            }
            """)
        #expect(expansion.problems == [])
        #expect(
            expansion.lines.prefix { $0 != "#if DEBUG" } == [
                "@MainActor private func $s3AppfMf_7PreviewfMu_() -> _PreviewDeclaration {",
                #"_PreviewDeclaration("A", traits: .portrait) {"#,
                "struct __PreviewContent: _PreviewContentView {",
                "@State var a = 0", "@State var b: Int =", "a", "+ 3",
                "@State", "var c = Model {", "$0.x = 1", "}", ".finished", "let e = 1",
                "var body: some _PreviewContentView {", "// A comment.",
                "let d = 4", "Toggle(\"a\", isOn: $a)", "-d", "}", "}",
                "return __PreviewContent()", "}", "}",
            ])
    }

    @Test(
        "A property ends where Swift ends its statement",
        arguments: [
            "var a = b", "var a\n = b", "var a: A =\n b", "var a = b\n ? c\n : d",
            "var a: A? { b }",
            "var a = b(\n)\n .c\n as? D", "var a = b { c\n d }", "var a = if b { c }\n else { d }",
            "var a = b,\n c = d", "var a: Set<B> = [\n]", "var a = try?\n b", "var a = b!",
            "var a = \"\"\"\n b\n \"\"\"", "var a = b /* c\n */", "var a = -b\n - c",
            "var a = /b\"/",
        ])
    func statement(declaration: String) throws {
        for next in ["Text(b)", "-b", "(a)", "[a]", ".a", "!a", "#if A\n#endif", "let b = c"] {
            // A member continues the expression, unless a semicolon stands between.
            let separator = next.hasPrefix(".") ? ";" : "\n"
            let expansion = try plugin.preview(
                "#Preview {\n@Previewable @State \(declaration)\(separator)\(next)\n}")
            #expect(expansion.problems == [])
            let comment = declaration.firstIndex(of: "/").map { declaration[..<$0] }
            let property = declaration.contains("/*") ? comment ?? "" : declaration[...]
            #expect(
                expansion.code?.contains("View {\n@State \(property.trimming())\nvar body") == true)
        }
    }

    @Test(
        "Parameters of the closure end before the properties",
        arguments: [
            "() -> any View in", "[weak a] in", "@MainActor in",
            "() async throws -> some A.B<C>? in",
        ])
    func parameters(head: String) throws {
        let expansion = try plugin.preview(
            "#Preview(body: { \(head) @Previewable @State var a = 1; return Text(\"a\") })")
        #expect(expansion.lines[1] == "_PreviewDeclaration(body: {")
        #expect(
            expansion.lines[3...4] == [
                "@State var a = 1", "var body: some _PreviewContentView {  return Text(\"a\") }",
            ])
        #expect(expansion.lines[7] == "})")
    }

    static let misplaced =
        "@Previewable belongs to a property at the top level of a #Preview's closure."
    static let unmarked = "@Previewable needs a property: `var` and a name."

    @Test(
        "Malformed uses are reported where they are",
        arguments: [
            ("#Preview", 8, "A preview needs a closure with its view."),
            ("#Preview { } label: { }", 13, "Nothing can follow the closure of a preview."),
            ("#Preview(\"é\") { Text(\"a) }", 22, "A string has no end."),
            ("#Preview { /* ", 11, "A comment has no end."),
            ("#Preview { ( }", 13, "This bracket closes none."),
            ("#Preview { ", 9, "This bracket is never closed."),
            ("Preview { }", 0, "This is no use of a macro."),
            ("", 0, "This is no use of a macro."),
            ("#Preview { VStack { @Previewable @State var a = 1 } }", 20, misplaced),
            ("#Preview {\n#if DEBUG\n@Previewable @State var a = 1\n#endif\n}", 21, misplaced),
            ("#Preview { @Previewable func f() { } }", 11, unmarked),
            ("#Preview { @Previewable", 9, "This bracket is never closed."),
            ("#Preview { @Previewable }", 11, unmarked),
        ])
    func malformed(source: String, offset: Int, message: String) throws {
        let expansion = try plugin.preview(source)
        #expect(expansion.code == nil)
        #expect(
            expansion.problems == [
                .init(message: message, fileName: "/App/Card.swift", offset: 100 + offset)
            ])
    }

    @Test("Strings inside strings may be nested deeply, up to a limit")
    func nesting() throws {
        for (depth, isExpanded) in [(20, true), (2_000, false)] {
            let start = String(repeating: "\"\\(", count: depth)
            let end = String(repeating: ")\"", count: depth)
            let expansion = try plugin.preview("#Preview(\(start)1\(end)) { }")
            #expect((expansion.code != nil) == isExpanded)
            #expect(expansion.problems.isEmpty == isExpanded)
        }
    }

    @Test("Brackets may be nested deeply")
    func brackets() throws {
        let body = String(repeating: "{(", count: 50_000) + String(repeating: ")}", count: 50_000)
        #expect(try plugin.preview("#Preview \(body)").problems == [])
    }
}

extension Substring {
    fileprivate func trimming() -> String { trimmingCharacters(in: .whitespaces) }
}
