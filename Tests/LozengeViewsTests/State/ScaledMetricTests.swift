import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Lengths that scale with the text")
struct ScaledMetricTests {
    private struct Lengths: View {
        @ScaledMetric private var body17 = 17.0
        @ScaledMetric private var body16 = 16.0
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 100
        var body: some View {
            Text(
                verbatim: [Double(title), body16, body17].map { String(format: "%.3f", $0) }.joined(
                    separator: " "))
        }
    }

    /// Returns the lengths at a text size and a scale.
    private func lengths(_ size: DynamicTypeSize, scale: CGFloat) -> String? {
        let screen = Screen(600, 100) { Lengths().environment(\.displayScale, scale) }
        screen.textSize = size
        return screen.words.first
    }

    @Test("They scale as the line height of a style, in whole pixels")
    func growth() {
        // Source: `docs/metrics.md`, TEXT-1; values measured on Apple's systems.
        #expect(lengths(.medium, scale: 3)?.hasSuffix(" 16.333") == true)
        #expect(lengths(.xxxLarge, scale: 3)?.contains(" 21.000 ") == true)
        #expect(lengths(.accessibility1, scale: 3)?.contains(" 24.667 ") == true)
        #expect(lengths(.accessibility5, scale: 3)?.contains(" 45.000 ") == true)
        #expect(lengths(.accessibility5, scale: 2)?.hasPrefix("170.500 ") == true)
        #expect(lengths(.large, scale: 2) == "100.000 16.000 17.000")
    }

    @Test("They are rounded to a pixel at the default size, too")
    func rounded() {
        struct Odd: View {
            @ScaledMetric private var length = 10.3
            var body: some View { Text(verbatim: "\(length)") }
        }
        #expect(Screen(200, 100) { Odd().environment(\.displayScale, 2) }.words == ["10.5"])
    }
}
