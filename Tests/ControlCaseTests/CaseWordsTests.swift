import LozengeTesting
import Testing

@Suite("The words of control cases")
struct CaseWordsTests {
    @Test("An action is read with its place, button and modifiers")
    func actions() {
        #expect(CaseAction("click Menu 1,3") == .click(.words("Menu 1,3")))
        #expect(
            CaseAction("ctrl+shift+click Elder")
                == .click(.words("Elder"), modifiers: [.control, .shift]))
        #expect(CaseAction("rightclick A") == .click(.words("A"), button: 3))
        #expect(CaseAction("dblclick A") == .click(.words("A"), count: 2))
        #expect(
            CaseAction("click Page 1 with button 8") == .click(.words("Page 1"), button: 8))
        #expect(CaseAction("type a b") == .type("a b"))
        #expect(CaseAction("resize 300x400") == .resize(CGSize(width: 300, height: 400)))
        #expect(CaseAction("wait 1.5") == .wait(.milliseconds(1500)))
        #expect(CaseAction("scroll by 150 down") == .scroll(CGSize(width: 0, height: 150)))
        #expect(
            CaseAction("scroll one click right") == .scroll(CGSize(width: 48, height: 0)))
        #expect(
            CaseAction("scroll over Banana by 3") == .turnWheel(clicks: 3, over: .words("Banana")))
        #expect(
            CaseAction("swipe A leading full")
                == .swipe(.words("A"), isLeading: true, isFull: true))
        #expect(CaseAction("hover over A") == nil)
        #expect(CaseAction("hyper+click A") == nil)
    }

    @Test("A key is read by the name of its keysym")
    func keys() {
        #expect(CaseKey("ctrl+Page_Down")?.key == .pageDown)
        #expect(CaseKey("ctrl+Page_Down")?.modifiers == .control)
        #expect(CaseKey("BackSpace")?.key == .delete)
        #expect(CaseKey("Delete")?.key == .deleteForward)
        #expect(CaseKey("F5")?.key == .function(5))
        #expect(CaseKey("alt+1")?.key == .character("1"))
        #expect(CaseKey("Nothing") == nil)
    }

    @Test("A drag ends at a view, at an edge of a row, or at a point in a view")
    func targets() {
        #expect(
            CaseAction("drag A > below D")
                == .drag(.words("A"), to: CaseTarget(place: .words("D"), side: .below)))
        #expect(
            CaseAction("drag Source > target at 30,40")
                == .drag(
                    .words("Source"),
                    to: CaseTarget(place: .words("target"), point: CGPoint(x: 30, y: 40))))
        #expect(CaseAction("drag A > B") == .drag(.words("A"), to: CaseTarget("B")))
    }

    @Test("Named places are read")
    func places() {
        #expect(CasePlace("below-last-row") == .belowLastRow)
        #expect(CasePlace("trailing-end-of-row Save") == .endOfRow("Save"))
        #expect(CasePlace("chevron of Head") == .part("chevron", of: "Head"))
        #expect(CasePlace("list") == .list)
        #expect(CasePlace("list of fruits") == .words("list of fruits"))
    }

    @Test("Conditions compare sums of lengths")
    func conditions() throws {
        let frames = [
            "a": CGRect(x: 0, y: 0, width: 30, height: 20),
            "b": CGRect(x: 38, y: 5, width: 10, height: 10),
        ]
        func failures(_ words: String) throws -> [String] {
            try #require(CaseConditions(words)).failures { frames[$0] }
        }
        #expect(try failures("b.minX == a.maxX + 8; a.midY == b.midY") == [])
        #expect(try failures("a.maxX < b.minX < b.maxX && b.width >= 10") == [])
        #expect(try failures("b.maxX - a.maxX == 18") == [])
        #expect(try failures("a.width > 30; b.minX <= 38").count == 1)
        #expect(try failures("a.minX == b.minX == 0").count == 1)
        // A view that is missing, and a length that there is not.
        #expect(try failures("c.width == 10").count == 1)
        #expect(try failures("a.depth == 10").count == 1)
        #expect(CaseConditions("segment widths equal") == nil)
        #expect(CaseConditions("a.width * 2 == 60") == nil)
    }
}
