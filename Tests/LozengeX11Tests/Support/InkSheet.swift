import CX11
import Foundation
import LozengeCore
import LozengeText
import Testing
import TextFixtures

@testable import LozengeX11

/// Many texts on one surface, far from each other: drawn and read back once.
final class InkSheet {
    /// A text on the sheet.
    struct Entry: CustomStringConvertible {
        let sample: TextSample
        let width: CGFloat?
        let layout: TextLayout
        /// In points from the sheet's corner.
        var origin: CGPoint
        /// The cell of the text, in pixels.
        var cell: PixelRect
        let overhang: FontOverhang

        var description: String {
            let size = layout.text.spans[0].font.size
            return "\(sample), \(size) points, in \(width.map { "\($0)" } ?? "any width")"
        }
    }

    private static let sheetWidth = 3000

    let grid: PixelGrid
    private(set) var entries: [Entry] = []
    private let stage: Stage
    private let painter: Painter
    private let requests: PaintRequests
    private var shelf = PixelRect.empty

    init(scale: CGFloat) throws {
        grid = PixelGrid(scale: scale)
        stage = try Stage(FakeClient(), scale: scale, fonts: Fixtures.fonts)
        let connection = stage.connection
        painter = Painter(
            server: connection.server, desktop: connection.desktop, textEngine: stage.textEngine)
        requests = PaintRequests(
            server: connection.server, solids: SolidSources(server: connection.server))
    }

    /// Adds a text with `margin` points of space around it.
    func add(
        _ sample: TextSample, family: String = "Noto Sans", size: CGFloat, width: CGFloat?,
        margin: CGFloat
    ) throws {
        var text = StyledText(sample.text, font: ResolvedFont(family: family, size: size))
        text.language = sample.language
        let shaped = stage.textEngine.shape(text)
        let layout = shaped.layout(
            in: ProposedViewSize(width: width, height: nil), style: ParagraphStyle())
        // Any characters: a letter at width 0 extends beyond a box without width.
        let lines = layout.lines.map(\.frame).reduce(
            CGRect(origin: .zero, size: layout.measurement.size)
        ) { $0.union($1) }
        let room = lines.insetBy(dx: -margin, dy: -margin)
        let (roomWidth, roomHeight) = (
            Int((room.width * grid.scale).rounded(.up)),
            Int((room.height * grid.scale).rounded(.up))
        )
        if shelf.maxX + roomWidth > Self.sheetWidth {
            shelf = PixelRect(x: 0, y: shelf.maxY, width: 0, height: 0)
        }
        let cell = PixelRect(x: shelf.maxX, y: shelf.minY, width: roomWidth, height: roomHeight)
        shelf = PixelRect(
            minX: 0, minY: shelf.minY, maxX: cell.maxX, maxY: max(shelf.maxY, cell.maxY))
        // Not a whole pixel, as in a window.
        let origin = CGPoint(
            x: CGFloat(cell.minX) / grid.scale - room.minX + 0.3,
            y: CGFloat(cell.minY) / grid.scale - room.minY + 0.4)
        entries.append(
            Entry(
                sample: sample, width: width, layout: layout, origin: origin, cell: cell,
                overhang: try FontOverhang(of: shaped)))
    }

    private var size: PixelSize { PixelSize(width: Self.sheetWidth, height: shelf.maxY + 1) }

    private var commands: [DrawCommand] {
        entries.map { .text($0.layout, at: $0.origin, .black) }
    }

    /// The pixels that the painter reports for each text.
    var bounds: [PixelRect] { commands.map { grid.bounds(of: $0) } }

    /// Paints all texts at once.
    func painted() -> Surface {
        let surface = Surface(.window, size: size, on: stage.connection.server)
        painter.beginFrame(scale: grid.scale)
        painter.paint(
            DisplayList(commands), on: grid, background: .init(red: 1, green: 1, blue: 1),
            damage: PixelRect(size), on: surface)
        return surface
    }

    /// Draws the same glyphs with Xft, without a clip.
    func unclipped() throws -> Surface {
        let surface = Surface(.window, size: size, on: stage.connection.server)
        let white = XRenderColor(.init(red: 1, green: 1, blue: 1))
        requests.fill(PixelRect(size), white, in: PaintTarget(surface, clip: PixelRect(size)))
        let black = PaintSource(
            picture: requests.solids.source(XRenderColor(.init(red: 0, green: 0, blue: 0))),
            isOpaque: true)
        var fonts: [GlyphFont: OpenFont] = [:]
        for entry in entries {
            for run in entry.layout.lines.flatMap(\.runs) {
                let pattern = try #require(stage.textEngine.pattern(of: run.font))
                let font =
                    try fonts[run.font] ?? #require(
                        OpenFont(pattern: pattern, GlyphRendering(), on: stage.connection.server))
                fonts[run.font] = font
                let glyphs = run.glyphs.map { glyph in
                    // The nearest pixel, ties to the greater.
                    let x = entry.origin.x * grid.scale + CGFloat(glyph.x)
                    let y = entry.origin.y * grid.scale + CGFloat(glyph.y)
                    return XftGlyphSpec(
                        glyph: glyph.id, x: Int16((x + 0.5 + 1e-6).rounded(.down)),
                        y: Int16((y + 0.5 + 1e-6).rounded(.down)))
                }
                font.draw(PlacedGlyphs(specs: glyphs), black, onto: surface)
            }
        }
        return surface
    }

    /// Makes parts of a surface white.
    func erase(_ rects: [PixelRect], of surface: Surface) {
        let white = XRenderColor(.init(red: 1, green: 1, blue: 1))
        let target = PaintTarget(surface, clip: PixelRect(size))
        for rect in rects { requests.fill(rect, white, in: target) }
    }

    func rows(of surface: Surface) throws -> PixelRows {
        try PixelRows(of: surface, size: size, on: stage.connection.server.display)
    }

    /// Returns the texts with ink in their cells, or with ink that differs from `others`.
    func inked(_ rows: PixelRows, besides others: PixelRows? = nil) -> [Entry] {
        entries.filter { entry in
            (entry.cell.minY..<entry.cell.maxY).contains { y in
                rows.differ(y, entry.cell.minX..<entry.cell.maxX, from: others)
            }
        }
    }
}
