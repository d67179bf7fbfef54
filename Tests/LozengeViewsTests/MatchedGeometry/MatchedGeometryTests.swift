import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Matched geometry")
struct MatchedGeometryTests {
    /// The frames of all filled rectangles on the screen, back to front.
    private func shown(_ screen: Screen) -> [CGRect] {
        screen.displayList.primitives.compactMap {
            if case .fill(let shape, _) = $0 { shape.bounds } else { nil }
        }
    }

    private struct Pair: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var isFrameOutside = false
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                if isFrameOutside {
                    Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .frame(width: 10, height: 10)
                } else {
                    Color.blue.frame(width: 80, height: 20)
                        .matchedGeometryEffect(
                            id: 1, in: space, properties: properties, anchor: anchor,
                            isSource: false)
                }
                Color.clear
            }
        }
    }

    @Test("A view follows the position of the source by the anchor")
    func position() {
        let screen = Screen(200, 200) { Pair(properties: .position) }
        #expect(shown(screen) == [CGRect(0, 0, 40, 40), CGRect(-20, 10, 80, 20)])
        let corner = Screen(200, 200) { Pair(properties: .position, anchor: .bottomTrailing) }
        #expect(shown(corner).last == CGRect(-40, 20, 80, 20))
    }

    @Test("A view that does not take the size of the source is moved by the difference")
    func fixedSize() {
        let screen = Screen(200, 200) { Pair() }
        #expect(shown(screen).last == CGRect(-40, 20, 80, 20))
    }

    @Test("A view takes the size of the source if the effect is inside of its frame")
    func insideFrame() {
        let screen = Screen(200, 200) { Pair(isFrameOutside: true) }
        #expect(shown(screen).last == CGRect(0, 0, 40, 40))
    }

    private struct Album: View {
        @State private var isLarge = false
        @Namespace private var space

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    if !isLarge {
                        Color.red.matchedGeometryEffect(id: 1, in: space)
                            .frame(width: 20, height: 20)
                    }
                    Spacer(minLength: 0)
                }
                .frame(height: 20)
                if isLarge {
                    Color.red.matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 100, height: 100)
                }
                Spacer(minLength: 0)
                Button("Size") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
                    .buttonStyle(.plain)
            }
        }
    }

    @Test("When another view becomes the source, both glide from the old frame to the new one")
    func glide() throws {
        let screen = Screen(200, 200) { Album() }
        #expect(shown(screen) == [CGRect(0, 0, 20, 20)])
        screen.click("Size")
        screen.advance(by: .milliseconds(500))
        let frames = shown(screen)
        #expect(frames.count == 2)
        for frame in frames {
            #expect(abs(frame.minX - 25) < 3)
            #expect(abs(frame.width - 60) < 3)
            #expect(abs(frame.minY - 10) < 3)
        }
        screen.advance(by: .seconds(1))
        #expect(shown(screen) == [CGRect(50, 20, 100, 100)])
        screen.advance(by: .seconds(1))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Several sources are reported once")
    func severalSources() {
        let screen = Screen(100, 100) { Twins() }
        screen.advance(by: .seconds(1))
        #expect(saidReports.filter { $0.contains("geometry twins") }.count == 1)
    }

    private struct Twins: View {
        @Namespace private var space

        var body: some View {
            Color.red.matchedGeometryEffect(id: "twins", in: space)
            Color.blue.matchedGeometryEffect(id: "twins", in: space)
        }
    }
}
