import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Translations with format specifiers")
struct FormatStringTests {
    @Test("Specifiers are read in order or by number, and invalid ones are text")
    func places() {
        let format = FormatString("%2$@ 5%% %@ %.1f%5", count: 2)
        #expect(format.words == ["", " 5% ", " ", "%5"])
        #expect(format.arguments.map(\.index) == [1, 0, 1])
        #expect(format.arguments.map(\.specifier) == ["%@", "%@", "%.1f"])
    }

    @Test("A specifier without a value is text")
    func missing() {
        #expect(FormatString("%@ %@ %9$@", count: 1).words == ["", " %@ %9$@"])
    }
}
