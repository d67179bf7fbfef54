import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

/// Source: `docs/layout.md`, LAZYGRID-5; frames recorded on macOS 26.2.
@Suite("Sections of lazy grids")
struct LazyGridSectionTests {
    private let columns = Array(repeating: GridItem(.fixed(60)), count: 3)

    @Test("Headers and footers are lines of the whole width, and each section begins a line")
    func lines() {
        let screen = Screen(300, 300) {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4) {
                    Section {
                        ForEach(0..<5, id: \.self) { number in
                            Color.red.frame(height: 20).tagged("a\(number)")
                        }
                    } header: {
                        Color.gray.frame(height: 24).tagged("aH")
                    } footer: {
                        Color.black.frame(height: 16).tagged("aF")
                    }
                    Section {
                        ForEach(10..<14, id: \.self) { number in
                            Color.blue.frame(height: 20).tagged("b\(number - 10)")
                        }
                    } header: {
                        Color.gray.frame(width: 46, height: 16).tagged("bH")
                    }
                }
                .tagged("grid")
            }
            .frame(width: 240)
        }
        let recorded: [String: CGRect] = [
            "aH": CGRect(x: 30, y: 0, width: 240, height: 24),
            "a0": CGRect(x: 52, y: 28, width: 60, height: 20),
            "a1": CGRect(x: 120, y: 28, width: 60, height: 20),
            "a2": CGRect(x: 188, y: 28, width: 60, height: 20),
            "a3": CGRect(x: 52, y: 52, width: 60, height: 20),
            "a4": CGRect(x: 120, y: 52, width: 60, height: 20),
            "aF": CGRect(x: 30, y: 76, width: 240, height: 16),
            "bH": CGRect(x: 127, y: 96, width: 46, height: 16),
            "b0": CGRect(x: 52, y: 116, width: 60, height: 20),
            "b3": CGRect(x: 52, y: 140, width: 60, height: 20),
            "grid": CGRect(x: 30, y: 0, width: 240, height: 160),
        ]
        for (name, frame) in recorded { #expect(screen.frame(of: name) == frame, "\(name)") }
    }

    @Test("Views after a section begin a line; a grid of rows has its sections beside each other")
    func after() {
        let screen = Screen(300, 140) {
            LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
                Section {
                    Color.red.frame(width: 20).tagged("a")
                } header: {
                    Color.gray.frame(width: 10).tagged("header")
                }
                Color.blue.frame(width: 20).tagged("b")
            }
        }
        let header = screen.frame(of: "header")
        #expect(header?.height == 140 && header?.width == 10)
        #expect(screen.frame(of: "a")?.minX == (header?.maxX ?? 0) + 5)
        #expect(screen.frame(of: "b")?.minX == (screen.frame(of: "a")?.maxX ?? 0) + 5)
        #expect(screen.frame(of: "b")?.minY == screen.frame(of: "a")?.minY)
    }
}
