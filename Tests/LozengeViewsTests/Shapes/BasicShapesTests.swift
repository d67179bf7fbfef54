import Foundation
import LozengeTesting
import Testing

@Suite("Shapes")
struct BasicShapesTests {
    @Test(
        "A shape takes what it is offered, 10 points where nothing is",
        arguments: [
            (ProposedViewSize(60, 30), CGSize(60, 30)), (.zero, .zero),
            (ProposedViewSize(60, nil), CGSize(60, 10)), (.unspecified, CGSize(10, 10)),
        ])
    func sizes(offer: ProposedViewSize, expected: CGSize) {
        #expect(layoutReport(of: Rectangle(), in: offer).size == expected)
        #expect(layoutReport(of: RoundedRectangle(cornerRadius: 5), in: offer).size == expected)
        #expect(layoutReport(of: Capsule(), in: offer).size == expected)
        #expect(layoutReport(of: Ellipse(), in: offer).size == expected)
        #expect(layoutReport(of: Color.red, in: offer).size == expected)
    }

    @Test(
        "A circle is as wide and high as the smaller side",
        arguments: [
            (ProposedViewSize(60, 30), 30), (ProposedViewSize(60, nil), 10),
            (ProposedViewSize(.infinity, 30), 30), (.unspecified, 10), (.zero, 0),
        ] as [(ProposedViewSize, CGFloat)])
    func circle(offer: ProposedViewSize, side: CGFloat) {
        #expect(layoutReport(of: Circle(), in: offer).size == CGSize(side, side))
    }

    @Test("What they are filled with, and how they look")
    func looks() {
        #expect(Screen(40, 20) { Rectangle() }.text == "fill rectangle 0 0 40×20 #000000")
        #expect(
            Screen(40, 20) { Rectangle().fill(Color.red) }.text
                == "fill rectangle 0 0 40×20 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().foregroundColor(.red) }.text
                == "fill rectangle 0 0 40×20 #ff3b30")
        #expect(
            Screen(40, 20) { Capsule().fill(Color.red) }.text
                == "fill rounded rectangle 0 0 40×20 radius 10 #ff3b30")
        #expect(
            Screen(40, 20) { RoundedRectangle(cornerRadius: 4).fill(Color.red) }.text
                == "fill rounded rectangle 0 0 40×20 radius 4 #ff3b30")
        #expect(
            Screen(40, 20) { Circle().fill(Color.red) }.text == "fill ellipse 10 0 20×20 #ff3b30")
    }
}
