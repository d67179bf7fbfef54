import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Size classes")
struct SizeClassTests {
    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height

        var body: some View {
            VStack {
                Text(width == .compact ? "narrow" : "wide")
                Text(height == .compact ? "low" : "high")
            }
        }
    }

    @Test("A window is compact below a size, which grows with the text")
    func resized() {
        let screen = Screen(600, 500) { Classes() }
        #expect(screen.words == ["wide", "high"])
        screen.resize(519, 500)
        #expect(screen.words == ["narrow", "high"])
        screen.resize(520, 399)
        #expect(screen.words == ["wide", "low"])
        // A size in the same class evaluates nothing.
        #expect(screen.evaluations { screen.resize(700, 390) } == 0)
        screen.textSize = .xxLarge
        #expect(screen.words == ["wide", "low"])
        screen.resize(600, 390)
        #expect(screen.words == ["narrow", "low"])
    }

    @Test("A program sets the classes of a part")
    func set() {
        let screen = Screen(600, 500) {
            Classes().environment(\.horizontalSizeClass, .compact)
        }
        #expect(screen.words == ["narrow", "high"])
    }

    @Test("The text size has its former names")
    func categories() {
        struct Category: View {
            @Environment(\.sizeCategory) private var category
            var body: some View { Text(verbatim: "\(category)") }
        }
        let screen = Screen(400, 100) {
            Category()
            Category().environment(\.sizeCategory, .accessibilityLarge)
            Category().dynamicTypeSize(.xSmall)
        }
        #expect(screen.words == ["large", "accessibilityLarge", "extraSmall"])
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
