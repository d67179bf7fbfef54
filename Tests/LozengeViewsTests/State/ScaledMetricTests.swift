import Foundation
import LozengeTesting
import Testing

@Suite("Lengths that grow with the text")
struct ScaledMetricTests {
    struct Boxes: View {
        @ScaledMetric private var body17 = 17.0
        @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10.25
        var body: some View {
            Text(verbatim: "\(body17) \(title)")
        }
    }

    @Test("They grow as a style does, in whole pixels; at the default size they are as given")
    func growth() {
        let screen = Screen(400, 100) { Boxes() }
        #expect(screen.words == ["17.0 10.25"])
        screen.textSize = .accessibility5
        #expect(screen.words == ["53.0 18.0"])
        screen.textSize = .xSmall
        #expect(screen.words == ["14.0 9.0"])
    }
}
