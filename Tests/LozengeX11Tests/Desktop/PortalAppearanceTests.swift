import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Settings portal appearance")
struct PortalAppearanceTests {
    private func said(_ text: String) throws -> PortalAppearance {
        var appearance = PortalAppearance()
        appearance.update(
            with: try #require(BusValue("({'org.freedesktop.appearance': {\(text)}},)")))
        return appearance
    }

    @Test("Each value is read, and an unknown one is nil")
    func values() throws {
        func scheme(_ value: String) throws -> ColorScheme? {
            try said("'color-scheme': <\(value)>").colorScheme
        }
        #expect(try scheme("uint32 1") == .dark)
        #expect(try scheme("uint32 2") == .light)
        for value in ["uint32 0", "uint32 3", "1", "'dark'", "(1, 2)", "@as []", "<uint32 1>"] {
            #expect(try scheme(value) == nil, "\(value)")
        }
        #expect(try said("'contrast': <uint32 1>").contrast == .increased)
        #expect(try said("'contrast': <uint32 9>").contrast == nil)
        #expect(try said("'reduced-motion': <uint32 1>").reducesMotion == true)
        #expect(try said("'reduced-motion': <uint32 0>").reducesMotion == nil)
    }

    @Test("An accent colour has three numbers from 0 to 1, or there is none")
    func accent() throws {
        func accent(_ value: String) throws -> String? {
            try said("'accent-color': <\(value)>").accent?.description
        }
        #expect(try accent("(0.0, 0.5, 1.0)") == "#0080ff")
        for value in ["(-1.0, 0.5, 1.0)", "(0.0, 1.5, 1.0)", "(0.0, 0.5)", "'blue'", "uint32 7"] {
            #expect(try accent(value) == nil, "\(value)")
        }
    }

    @Test(
        "Invalid messages have no effect",
        arguments: [
            "()", "('x',)", "uint32 1", "('org.freedesktop.appearance',)",
            "('org.freedesktop.appearance', 'color-scheme')",
            "('org.freedesktop.appearance', 'color-scheme', 'dark')",
            "('org.freedesktop.appearance', 7, <uint32 1>)",
            "('org.other', 'color-scheme', <uint32 1>)",
            "({'org.freedesktop.appearance': 'x'},)", "({'org.other': {'x': <1>}},)",
            "({1: {'color-scheme': <uint32 1>}},)",
        ])
    func nonsense(text: String) throws {
        var appearance = PortalAppearance()
        appearance.update(with: try #require(BusValue(text)))
        #expect(appearance == PortalAppearance())
    }
}
