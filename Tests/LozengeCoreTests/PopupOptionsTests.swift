import Foundation
import LozengeCore
import Testing

@Suite("Positions of popups")
struct PopupOptionsTests {
    private let area = CGRect(x: 0, y: 0, width: 1000, height: 800)

    private func place(
        _ width: CGFloat, _ height: CGFloat, at anchor: CGRect, _ side: PopupOptions.Side = .below,
        isRightToLeft: Bool = false
    ) -> CGRect {
        PopupOptions(.menu, side: side, isRightToLeft: isRightToLeft)
            .place(size: CGSize(width: width, height: height), anchor: anchor, in: area)
    }

    @Test("Below its anchor, aligned with its start; right to left with its end")
    func below() {
        let anchor = CGRect(x: 300, y: 100, width: 80, height: 30)
        #expect(place(200, 300, at: anchor) == CGRect(x: 300, y: 130, width: 200, height: 300))
        #expect(place(200, 300, at: anchor, isRightToLeft: true).minX == 180)
    }

    @Test("Above it without space below, and moved sideways if necessary")
    func flipped() {
        let anchor = CGRect(x: 900, y: 700, width: 80, height: 30)
        #expect(place(200, 300, at: anchor) == CGRect(x: 800, y: 400, width: 200, height: 300))
    }

    @Test("Beside it on the preferred side, or on the other")
    func beside() {
        let left = CGRect(x: 100, y: 100, width: 50, height: 20)
        let right = CGRect(x: 900, y: 790, width: 50, height: 10)
        #expect(place(200, 300, at: left, .right).origin == CGPoint(x: 150, y: 100))
        #expect(place(200, 300, at: right, .right).origin == CGPoint(x: 700, y: 500))
        #expect(place(200, 300, at: left, .left).minX == 150)
        #expect(place(200, 300, at: right, .left).minX == 700)
    }

    @Test("Never larger than the area, and never outside of it")
    func bounded() {
        for (width, height) in [(5000.0, 10.0), (10, 5000), (5000, 5000), (0, 0), (700, 500)] {
            for x in stride(from: -50.0, through: 1050, by: 110) {
                for y in stride(from: -50.0, through: 850, by: 90) {
                    for side in [PopupOptions.Side.below, .above, .left, .right] {
                        let anchor = CGRect(x: x, y: y, width: 30, height: 20)
                        #expect(area.contains(place(width, height, at: anchor, side)))
                    }
                }
            }
        }
    }

    @Test("Above it, or below without space above")
    func above() {
        let low = CGRect(x: 300, y: 400, width: 80, height: 30)
        let high = CGRect(x: 300, y: 100, width: 80, height: 30)
        #expect(place(200, 300, at: low, .above).origin == CGPoint(x: 300, y: 100))
        #expect(place(200, 300, at: high, .above).origin == CGPoint(x: 300, y: 130))
    }

    @Test("A popover is in the middle of its anchor")
    func centred() {
        let anchor = CGRect(x: 300, y: 300, width: 80, height: 30)
        func origin(_ side: PopupOptions.Side) -> CGPoint {
            PopupOptions(.popover, anchor: anchor, side: side)
                .place(size: CGSize(width: 200, height: 100), anchor: anchor, in: area).origin
        }
        #expect(origin(.below) == CGPoint(x: 240, y: 330))
        #expect(origin(.right) == CGPoint(x: 380, y: 265))
    }

    @Test("The margins of a shadow are outside of the place that a popup without one has")
    func margins() {
        let anchor = CGRect(x: 970, y: 700, width: 30, height: 30)
        let plain = place(200, 300, at: anchor)
        let shadowed = PopupOptions(.menu, anchor: anchor)
            .place(size: CGSize(width: 236, height: 336), anchor: anchor, in: area, margin: 18)
        #expect(shadowed == plain.insetBy(dx: -18, dy: -18))
    }

    @Test("Numbers that are no place still give one on the screen")
    func notANumber() {
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            let anchor = CGRect(x: bad, y: bad, width: bad, height: bad)
            let frame = place(200, 300, at: anchor)
            #expect(area.contains(frame), "\(bad)")
        }
    }
}
