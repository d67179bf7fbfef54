import CX11
import Foundation
import LozengeCore
import LozengeText
import RandomFixtures
import Testing
import TextFixtures

@testable import LozengeX11

@Suite("Repainting what changed")
struct RepaintTests {
    @Test(
        "It looks like painting everything, whatever changed",
        arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func damagedEqualsFull(scale: CGFloat) throws {
        let seed = Seeds.seed(42)
        let errors = XErrors.count
        let client = FakeClient()
        let stage = try Stage(client, scale: scale)
        var lists = RandomDisplayList(seed: seed, texts: stage.someTexts)
        for round in 0..<Seeds.count("LOZENGE_EDITS", 12) {
            var list = lists.next()
            try stage.repaint(list, client)
            for step in 1..<5 {
                let changed = lists.changed(list)
                if try stage.repaint(changed, client) > 0 {
                    let (old, new) = try stage.shrunk(list, changed, client)
                    let difference = try stage.difference(old, new, client)
                    Issue.record(
                        """
                        LOZENGE_SEED=\(seed), scale \(scale), round \(round), step \(step)
                        differs by \(difference.most) in \(difference.place)
                        from \(old)
                        to \(new)
                        """)
                    return
                }
                list = changed
            }
            try #require(XErrors.count == errors, "LOZENGE_SEED=\(seed), round \(round)")
        }
    }

    @Test("Marks piled up far beyond their line are removed with their text")
    func piledMarks() throws {
        let client = FakeClient()
        let stage = try Stage(client, fonts: Fixtures.fonts)
        let pile = String(repeating: "\u{301}", count: 20) + String(repeating: "\u{323}", count: 20)
        func show(_ string: String) throws -> Pixels {
            let font = ResolvedFont(family: "Noto Sans", size: 14)
            let layout = stage.textEngine.shape(StyledText(string, font: font))
                .layout(in: .unspecified, style: ParagraphStyle())
            client.content = { _ in
                DisplayList([.text(layout, at: CGPoint(x: 90, y: 80), .black)])
            }
            stage.redraw()
            return try stage.pixels()
        }
        let ink = try show("a\(pile)").bounds { $0 & 255 < 128 }
        #expect(ink.minY < 40 && ink.maxY > 140, "\(ink)")
        let repainted = try show("b")
        stage.window.renderer.invalidate()
        #expect(repainted == (try show("b")))
    }

    @Test("A part of a blurred text is repainted like the whole")
    func blurredText() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let text = DrawCommand.text(
            stage.someTexts[0], at: CGPoint(x: 60, y: 60),
            TextPaint(spans: [.color(.init(red: 0, green: 0, blue: 0, opacity: 0.6))]))
        for effect in [
            DrawEffect.blur(6, isOpaque: false),
            .projection(ProjectionTransform(.init(rotationAngle: 0.1))),
            .shadow(Shadow(color: .init(red: 1, green: 0, blue: 0), radius: 3, offset: .zero)),
            .mask(DisplayFragment(DisplayList([text]))),
        ] {
            let group = DrawCommand.group(effect, [text])
            try stage.repaint(DisplayList([group]), client)
            let mark = DrawCommand.fill(
                .rectangle(CGRect(x: 85, y: 60, width: 9, height: 30)), .green)
            #expect(try stage.repaint(DisplayList([mark, group]), client) == 0, "\(effect)")
        }
    }

    @Test("A blur with opaque edges is repainted when the edges move")
    func growingBlur() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        func list(_ commands: [DrawCommand]) -> DisplayList {
            DisplayList([.group(.blur(8, isOpaque: true), commands)])
        }
        let near = DrawCommand.fill(
            .rectangle(CGRect(x: 20, y: 20, width: 50, height: 50)), .black)
        let far = DrawCommand.fill(
            .rectangle(CGRect(x: 20, y: 120, width: 9, height: 30)), .red)
        try stage.repaint(list([near]), client)
        #expect(try stage.repaint(list([near, far]), client) == 0)
        #expect(try stage.repaint(list([near]), client) == 0)
    }

    @Test("A repainted area is enlarged by the perspective")
    func perspective() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        var projection = ProjectionTransform()
        projection.m13 = -0.008
        for x in stride(from: 60.0, to: 110, by: 7.3) {
            let fill = DrawCommand.fill(
                .ellipse(CGRect(x: x, y: 10, width: 8.4, height: 8.4)), .black)
            let list = DisplayList([.group(.projection(projection), [fill])])
            #expect(try stage.repaint(list, client) == 0)
            #expect(try stage.repaint(DisplayList(), client) == 0)
        }
    }

    @Test("In perspective, content behind the eye is never visible")
    func horizon() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        var projection = ProjectionTransform()
        (projection.m13, projection.m22, projection.m23, projection.m32) = (
            -0.0045, 0, 0.00135, 109
        )
        let near = DrawCommand.fill(
            .rectangle(CGRect(x: 41, y: 102, width: 83, height: 61)), .rgb(1, 0, 0, 0.3))
        let behind = DrawCommand.fill(
            .rectangle(CGRect(x: 240, y: 0, width: 20, height: 9)), .black)
        for opacity in [1, 0.6] {
            let list = DisplayList([
                .group(.opacity(opacity), [.group(.projection(projection), [near, behind])])
            ])
            try stage.repaint(list, client)
            let shown = try stage.pixels()
            #expect(shown.bounds { $0 & 0xffff != 0xffff }.area > 2000)
            #expect(!shown.values.contains { $0 >> 16 < 200 }, "black is behind")
            for x in stride(from: 3.0, to: 90, by: 9) {
                let mark = DrawCommand.fill(
                    .rectangle(CGRect(x: x, y: 90, width: 100, height: 70)), .black)
                try stage.repaint(DisplayList([mark] + list.commands), client)
                #expect(try stage.repaint(list, client) == 0)
            }
        }
    }

    @Test("A rounded shape too large for corner tiles leaves no pixels when it moves")
    func largeRound() throws {
        let client = FakeClient()
        let stage = try Stage(client, size: CGSize(width: 640, height: 600))
        for place in [10.2, 10.4, 10.6] {
            let fill = DrawCommand.fill(
                .ellipse(CGRect(x: place, y: place, width: 600.4, height: 560.4)), .black)
            try stage.repaint(DisplayList([fill]), client)
            #expect(try stage.repaint(DisplayList(), client) == 0, "at \(place)")
        }
    }

    @Test("Without changes no request is sent")
    func silence() throws {
        let client = FakeClient([.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .red)])
        let stage = try Stage(client)
        let before = XNextRequest(stage.connection.server.display)
        for _ in 0..<10 { stage.redraw() }
        #expect(XNextRequest(stage.connection.server.display) == before)
        #expect(client.sizes.count >= 10)
    }

    @Test("A frame has no round trip")
    func noRoundTrip() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        var lists = RandomDisplayList(seed: 42, texts: stage.someTexts)
        let display = stage.connection.server.display
        XSync(display, False)
        let answered = XLastKnownRequestProcessed(display)
        for _ in 0..<20 {
            let list = lists.next()
            client.content = { _ in list }
            stage.redraw()
        }
        // Nothing was read: neither replies nor events.
        #expect(XLastKnownRequestProcessed(display) == answered)
        XSync(display, False)
        #expect(XLastKnownRequestProcessed(display) > answered + 20)
    }
}

extension Stage {
    /// Texts of one line and of two, one with letters that are pictures.
    var someTexts: [TextLayout] {
        ["Lozenge", "fj Ağ\nÀg", "Hi 😀"].map { string in
            textEngine.shape(StyledText(string, font: ResolvedFont(size: 17)))
                .layout(in: .unspecified, style: ParagraphStyle())
        }
    }

    /// Shows a list after the previous content.
    ///
    /// - Returns: The difference from the same list painted as a whole.
    @discardableResult
    func repaint(_ list: DisplayList, _ client: FakeClient) throws -> Int {
        try repaintDifference(list, client).most
    }

    private func repaintDifference(
        _ list: DisplayList, _ client: FakeClient
    ) throws -> (most: Int, place: PixelRect) {
        client.content = { _ in list }
        redraw()
        let repainted = try pixels()
        window.renderer.invalidate()
        redraw()
        return repainted.difference(from: try pixels())
    }

    /// Returns the difference, with its position, between `new` after `old` and `new` alone.
    fileprivate func difference(
        _ old: DisplayList, _ new: DisplayList, _ client: FakeClient
    ) throws -> (most: Int, place: PixelRect) {
        try repaint(old, client)
        return try repaintDifference(new, client)
    }

    /// Returns two minimal lists that are repainted wrongly one after the other.
    fileprivate func shrunk(
        _ old: DisplayList, _ new: DisplayList, _ client: FakeClient
    ) throws -> (DisplayList, DisplayList) {
        func isWrong(_ old: DisplayList, _ new: DisplayList) throws -> Bool {
            try repaint(old, client)
            return try repaint(new, client) > 0
        }
        // Mostly the former content does not matter, only its position.
        let grid = PixelGrid(scale: connection.scale)
        let damage = Damage.rects(
            from: old, to: new, on: grid, in: PixelRect(x: 0, y: 0, width: 9999, height: 9999))
        let marks = damage.map {
            DrawCommand.fill(.rectangle($0.cgRect.applying(grid.transform.inverted())), .black)
        }
        func marked(_ list: DisplayList) -> DisplayList { DisplayList(marks + list.commands) }
        if try isWrong(marked(new), new) {
            let new = try new.shrunk { try isWrong(marked($0), $0) }
            return (marked(new), new)
        }
        let new = try new.shrunk { try isWrong(old, $0) }
        return (try old.shrunk { try isWrong($0, new) }, new)
    }
}
