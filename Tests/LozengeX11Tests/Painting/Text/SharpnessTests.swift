import Foundation
import LozengeCore
import LozengeText
import Testing
import TextFixtures

@testable import LozengeX11

@Suite("Sharp glyphs at every scale")
struct SharpnessTests {
    nonisolated private static let scales: [CGFloat] = [1, 1.25, 1.5, 2]
    private let size = CGSize(width: 260, height: 120)
    /// Not on a pixel at any of the scales.
    private let origin = CGPoint(x: 7.3, y: 5.37)

    private func layout(
        _ string: String, _ family: String, _ size: CGFloat, on stage: Stage
    ) -> TextLayout {
        stage.textEngine.shape(
            StyledText(string, font: ResolvedFont(family: family, size: size))
        ).layout(in: ProposedViewSize(width: 230, height: nil), style: ParagraphStyle())
    }

    @Test("Glyphs equal FreeType's on whole pixels", arguments: scales)
    func asFreeType(scale: CGFloat) throws {
        let client = FakeClient()
        let stage = try Stage(client, size: size, scale: scale, fonts: Fixtures.fonts)
        for (family, size) in [("Noto Sans", 13), ("Inter", 17), ("Noto Serif", 10.5)] {
            let layout = layout(
                "Hamburgefonstiv, illicit mill: 0123456789 — Ἀθῆναι, Москва", family, size,
                on: stage)
            client.content = { [origin] _ in DisplayList([.text(layout, at: origin, .black)]) }
            stage.redraw()
            let drawn = try stage.drawnPixels()
            let expected = try FreeTypeSheet(width: drawn.width, height: drawn.height)
            for run in layout.lines.flatMap(\.runs) {
                let pattern = try #require(stage.textEngine.pattern(of: run.font))
                try expected.draw(run, pattern: pattern, at: origin, scale: scale)
            }
            let black = expected.levels.count { $0 < 60 }
            #expect(black > 100)
            let differences = zip(drawn.values, expected.levels).map { pixel, level in
                abs(Int(pixel & 255) - Int(level))
            }
            // Two programs may round one level differently.
            #expect(differences.max() ?? 0 <= 1, "\(family): \(differences.count { $0 > 1 })")
        }
    }

    @Test("Every baseline is at a whole pixel, without grey below", arguments: scales)
    func baselines(scale: CGFloat) throws {
        let client = FakeClient()
        let stage = try Stage(client, size: size, scale: scale, fonts: Fixtures.fonts)
        let layout = layout("HEHE\nEFHE\nHILE\nTEHE", "Noto Sans", 13, on: stage)
        for shift in [0, 0.21, 0.5, 0.77] as [CGFloat] {
            let origin = CGPoint(x: origin.x, y: 5 + shift)
            client.content = { _ in DisplayList([.text(layout, at: origin, .black)]) }
            stage.redraw()
            let drawn = try stage.drawnPixels()
            let rows = (0..<drawn.height).map { y in
                (0..<drawn.width).map { 255 - drawn.red($0, y) }.max() ?? 0
            }
            #expect(layout.lines.count == 4)
            for line in layout.lines {
                let baseline = PixelGrid(scale: scale).edge(origin.y + line.baseline)
                #expect(rows[baseline] == 0, "grey below the baseline at \(scale), \(shift)")
                #expect(rows[baseline - 1] > 200, "faint feet at \(scale), \(shift)")
            }
        }
    }
}
