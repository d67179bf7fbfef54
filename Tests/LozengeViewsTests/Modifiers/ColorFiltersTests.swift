import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Filters, blurs and blending")
struct ColorFiltersTests {
    private func text(_ content: some View) -> String { Screen(8, 8) { content }.text }

    @Test("Each filter is one effect on the whole view")
    func effects() {
        #expect(text(Color.red.brightness(0.5)).hasPrefix("filter 1 0 0 0.5, "))
        #expect(text(Color.red.contrast(2)).hasPrefix("filter 2 0 0 -0.5, "))
        #expect(text(Color.red.colorInvert()).hasPrefix("filter -1 0 0 1, "))
        #expect(text(Color.red.grayscale(1)) == text(Color.red.saturation(0)))
        #expect(text(Color.red.colorMultiply(.black)).hasPrefix("filter 0 0 0 0, "))
        #expect(text(Color.red.hueRotation(.degrees(90))).hasPrefix("filter "))
        #expect(text(Color.red.blur(radius: 3)).hasPrefix("blur 3 {"))
        #expect(text(Color.red.blur(radius: 3, opaque: true)).hasPrefix("blur 3 opaque {"))
        #expect(text(Color.red.blendMode(.multiply)).hasPrefix("blend multiply {"))
        #expect(text(Color.red.compositingGroup()).hasPrefix("blend normal {"))
    }

    @Test("A neutral or invalid value has no effect")
    func trivial() {
        let plain = text(Color.red)
        #expect(text(Color.red.brightness(0)) == plain)
        #expect(text(Color.red.contrast(1)) == plain)
        #expect(text(Color.red.saturation(.nan)) == plain)
        #expect(text(Color.red.blur(radius: 0)) == plain)
        #expect(text(Color.red.blur(radius: .nan)) == plain)
        #expect(text(Color.red.blendMode(.normal)) == plain)
    }
}
