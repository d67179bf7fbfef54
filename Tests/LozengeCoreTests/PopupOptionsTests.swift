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
                    for side in [PopupOptions.Side.below, .left, .right] {
                        let anchor = CGRect(x: x, y: y, width: 30, height: 20)
                        #expect(area.contains(place(width, height, at: anchor, side)))
                    }
                }
            }
        }
    }
}
