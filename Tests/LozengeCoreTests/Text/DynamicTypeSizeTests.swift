import LozengeCore
import Testing

@Suite("Dynamic type size")
struct DynamicTypeSizeTests {
    @Test("Larger and smaller go one step, and stop at the ends")
    func steps() {
        let sizes = DynamicTypeSize.allCases
        #expect(sizes.map(\.larger) == Array(sizes.dropFirst()) + [.accessibility5])
        #expect(sizes.map(\.smaller) == [.xSmall] + Array(sizes.dropLast()))
    }

    @Test("Sizes are in order, the last five for accessibility")
    func order() {
        let sizes = DynamicTypeSize.allCases
        #expect(sizes == sizes.sorted())
        #expect(
            sizes.filter(\.isAccessibilitySize) == [
                .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
            ])
    }
}
