import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Text sizes of a view")
struct DynamicTypeTests {
    struct Shown: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(size)") }
    }

    @Test("A range limits the user's text size")
    func ranges() {
        func shown(_ content: some View, at size: DynamicTypeSize) -> [String] {
            let screen = Screen(400, 100) { content }
            screen.textSize = size
            return screen.words
        }
        let closed = Shown().dynamicTypeSize(.medium ... .xLarge)
        #expect(shown(closed, at: .xSmall) == ["medium"])
        #expect(shown(closed, at: .large) == ["large"])
        #expect(shown(closed, at: .accessibility1) == ["xLarge"])
        #expect(shown(Shown().dynamicTypeSize(...(.small)), at: .large) == ["small"])
        #expect(
            shown(Shown().dynamicTypeSize(DynamicTypeSize.xxLarge...), at: .large) == ["xxLarge"])
        #expect(shown(Shown().dynamicTypeSize(..<DynamicTypeSize.xSmall), at: .large) == ["large"])
    }
}
