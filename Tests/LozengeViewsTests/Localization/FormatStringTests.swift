import Testing

@testable import LozengeViews

@Suite("Translations with places for values")
struct FormatStringTests {
    @Test("Places are read in order or by their number, and what is none is text")
    func places() {
        let format = FormatString("%2$@ 5%% %@ %.1f%5", count: 2)
        #expect(format.words == ["", " 5% ", " ", "%5"])
        #expect(format.arguments.map(\.index) == [1, 0, 1])
        #expect(format.arguments.map(\.specifier) == ["%@", "%@", "%.1f"])
    }

    @Test("A place for a value that is not there is text")
    func missing() {
        #expect(FormatString("%@ %@ %9$@", count: 1).words == ["", " %@ %9$@"])
    }
}
