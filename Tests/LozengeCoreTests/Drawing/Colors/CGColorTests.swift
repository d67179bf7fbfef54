import Foundation
import LozengeCore
import Testing

@Suite("Colours of Core Graphics")
struct CGColorTests {
    @Test("A colour comes back from its components")
    func components() throws {
        let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(orange.components == [1, 0.5, 0, 0.25])
        #expect(Color(cgColor: orange) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
        let back = try #require(Color(orange).cgColor)
        #expect(back.numberOfComponents == 4)
        #expect(
            zip(back.components ?? [], orange.components ?? []).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("A grey has one component and its opacity")
    func greys() {
        #expect(CGColor.white.components == [1, 1])
        #expect(CGColor.black.copy(alpha: 0.5) == CGColor(gray: 0, alpha: 0.5))
        #expect(Color(CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
    }

    @Test("A colour of the environment has none")
    func dynamic() {
        #expect(Color.primary.cgColor == nil)
        #expect(Color(white: 1).opacity(0.5).cgColor?.alpha == 0.5)
    }
}
