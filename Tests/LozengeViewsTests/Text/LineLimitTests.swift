import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points; `aa bb cc dd` has four lines of 16 points.
@Suite("Limits of lines")
struct LineLimitTests {
    private func height(_ text: some View) -> CGFloat { size(16, nil) { text }.height }

    @Test("A range sets the least and the greatest number of lines")
    func ranges() {
        let long = Text("aa bb cc dd")
        #expect(height(long) == 64)
        #expect(height(long.lineLimit(...3)) == 48)
        #expect(height(long.lineLimit(2...)) == 64)
        #expect(height(long.lineLimit(2...3)) == 48)
        #expect(height(Text("a").lineLimit(...3)) == 16)
        #expect(height(Text("a").lineLimit(2...)) == 32)
        #expect(height(Text("a").lineLimit(2...3)) == 32)
    }

    @Test("Space is reserved for missing lines")
    func reserved() {
        #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == 48)
        #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == 16)
        #expect(height(Text("aa bb cc dd").lineLimit(3, reservesSpace: true)) == 48)
        #expect(height(Text("a").lineLimit(-1, reservesSpace: true)) == 16)
        #expect(height(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)) == 16)
    }
}
