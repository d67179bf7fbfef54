import Foundation
import Testing

@testable import LozengeImage

@Suite("Drawings that are decoded at once")
struct CheapDrawingTests {
    private func isCheap(_ content: String, before: String = "", root: String = "") -> Bool {
        CheapDrawing.contains(
            Array(
                """
                \(before)<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" \(root)>\
                \(content)</svg>
                """.utf8))
    }

    @Test("Shapes, gradients and descriptions are cheap")
    func cheap() throws {
        #expect(isCheap("<path d='M 0,0 L 9,9'/><g><rect width='9' height='9'/></g>"))
        #expect(isCheap("<!-- an icon --><title>Icon</title>", before: "<?xml version='1.0'?>"))
        #expect(isCheap("<circle r='3'/>", before: "<?xml version='1.0' encoding=\"UTF-8\"?>"))
        #expect(CheapDrawing.contains([UInt8](try Fixture.data("drawing.svg"))))
    }

    @Test("Elements of unlimited cost are not cheap, however they are hidden")
    func costly() throws {
        #expect(!isCheap("<feTurbulence numOctaves='1000000'/>"))
        #expect(!isCheap("<s:feTurbulence/>", root: "xmlns:s='http://www.w3.org/2000/svg'"))
        #expect(!isCheap("<rect style='filter: blur(100px)'/>"))
        #expect(!isCheap("<rect style='&#98;lur(100px)'/>"))
        #expect(!isCheap("<path stroke-dasharray='0.0001'/>"))
        #expect(!isCheap("<use href='#a'/>"))
        #expect(!isCheap("<image href='file:///dev/zero'/>"))
        #expect(!isCheap("&a;", before: "<!DOCTYPE svg [<!ENTITY a \"<use/>\">]>"))
        #expect(!isCheap("<g/>", before: "<?xml version='1.0' encoding='UTF-7'?>"))
        #expect(!isCheap(String(repeating: "<g mask='url(#a)'>", count: 40)))
        #expect(!isCheap(String(repeating: "<g/>", count: 20_000)))
        #expect(!CheapDrawing.contains([0x1f, 0x8b, 8, 0]))
        #expect(!CheapDrawing.contains([]))
        #expect(!CheapDrawing.contains([UInt8](try Fixture.data("turbulence.svg"))))
    }
}
