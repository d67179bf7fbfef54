import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about matched geometry.
@Suite("Cases of matched geometry")
struct MatchedCaseTests {
    /// A source of 40 by 40 points in the corner, and a blue view that follows it.
    private struct Pair<Follower: View>: View {
        @ViewBuilder let follower: (Namespace.ID) -> Follower
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.pureRed.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                follower(space)
            }
        }
    }

    private func followed(
        @ViewBuilder _ follower: @escaping (Namespace.ID) -> some View
    ) throws -> (source: CGRect, follower: CGRect) {
        let screen = story(Knobs()) { _ in Pair(follower: follower) }
        return (try #require(screen.reds.first).frame, try #require(screen.blues.first).frame)
    }

    @Test("m-follow: a view has its centre on that of the source, and its own size")
    func follow() throws {
        let expected = try ProgramCase("m-follow")
        let (source, found) = try followed {
            Color.pureBlue.frame(width: 80, height: 20).matchedGeometryEffect(
                id: 1, in: $0, properties: .position, isSource: false)
        }
        #expect(try expected.words("blue centre") == ["on the centre of red"])
        #expect(found.midX == source.midX && found.midY == source.midY)
        #expect(try [Double(found.width), Double(found.height)] == expected.numbers("blue size"))
    }

    @Test(
        "m-frame-fixed: a view that does not take the size is moved by the difference at the anchor"
    )
    func fixedFrame() throws {
        let expected = try ProgramCase("m-frame-fixed")
        let (source, found) = try followed {
            Color.pureBlue.frame(width: 80, height: 20).matchedGeometryEffect(
                id: 1, in: $0, isSource: false)
        }
        #expect(
            try [Double(found.minX - source.minX), Double(found.minY - source.minY)]
                == expected.numbers("blue origin"))
    }

    @Test("m-inside-frame: a view takes the source's size only inside of its frame")
    func insideFrame() throws {
        let expected = try ProgramCase("m-inside-frame")
        let outside = try followed {
            Color.pureBlue.frame(width: 10, height: 10).matchedGeometryEffect(
                id: 1, in: $0, isSource: false)
        }.follower
        #expect(try [Double(outside.width), Double(outside.height)] == expected.numbers("first"))
        let inside = try followed {
            Color.pureBlue.matchedGeometryEffect(id: 1, in: $0, isSource: false)
                .frame(width: 10, height: 10)
        }.follower
        #expect(try [Double(inside.width), Double(inside.height)] == expected.numbers("second"))
    }
}
