import SwiftSource

/// The messages of the compiler and the replies to them.
///
/// Source: swift-syntax, `SwiftCompilerPluginMessageHandling/PluginMessages.swift`.
enum Conversation {
    /// The version of the protocol that this plugin speaks.
    static let version = 7

    /// The reply to a message.
    ///
    /// Every message gets one. Without a reply, the compiler fails the whole build.
    static func reply(to message: [UInt8]) -> [UInt8] {
        guard let message = JSONReader.value(of: message) else {
            return expansion(nil, Diagnostic("The compiler's message is no JSON.", at: 0)).encoded
        }
        return reply(to: message).encoded
    }

    private static func reply(to message: JSON) -> JSON {
        if let asked = message["getCapability"] {
            let theirs = asked["capability"]?["protocolVersion"]?.integer ?? version
            let capability = JSON.object(["protocolVersion": .number(Double(min(theirs, version)))])
            return .object(["getCapabilityResult": .object(["capability": capability])])
        }
        if message["loadPluginLibrary"] != nil {
            return .object([
                "loadPluginLibraryResult": .object([
                    "loaded": .bool(false), "diagnostics": .array([]),
                ])
            ])
        }
        if let use = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"] {
            return expand(use)
        }
        return expansion(nil, Diagnostic("The macros of Lozenge do not know this message.", at: 0))
    }

    private static func expand(_ message: JSON) -> JSON {
        var source = SourceText("")
        do throws(Diagnostic) {
            let use = try MacroUse(message)
            source = use.source
            let name = message["macro"]?["typeName"]?.string ?? ""
            guard let macro = Macro(rawValue: name) else {
                throw Diagnostic("Lozenge has no macro “\(name)”.", at: 0)
            }
            return expansion(try macro.expansion(of: use))
        } catch {
            return expansion(nil, error, in: source)
        }
    }

    private static func expansion(
        _ text: String?, _ problem: Diagnostic? = nil, in source: SourceText = SourceText("")
    ) -> JSON {
        .object([
            "expandMacroResult": .object([
                "expandedSource": text.map(JSON.string) ?? .null,
                "diagnostics": .array(problem.map { [$0.json(in: source)] } ?? []),
            ])
        ])
    }
}
