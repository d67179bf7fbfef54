import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Filled and stroked shapes")
struct PaintedShapesTests {
    @Test("A stroke is centred on the edge, strokeBorder is inside of it")
    func strokes() {
        #expect(
            Screen(40, 20) { Rectangle().stroke(.red, lineWidth: 2) }.text
                == "fill rectangle 0 0 40×20 stroke 2 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().strokeBorder(.red, lineWidth: 2) }.text
                == "fill rectangle 1 1 38×18 stroke 2 #ff3b30")
        #expect(
            Screen(40, 20) {
                Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [2, 1]))
            }.text == "fill ellipse 10 0 20×20 stroke 3 dash 2 1 #ff3b30")
    }

    @Test("A shape is drawn in the order of its modifiers")
    func chained() {
        let screen = Screen(40, 20) { Circle().fill(.red).stroke(.blue, lineWidth: 2).fill(.green) }
        #expect(
            screen.text == """
                fill ellipse 10 0 20×20 #ff3b30
                fill ellipse 10 0 20×20 stroke 2 #007aff
                fill ellipse 10 0 20×20 #34c759
                """)
    }

    @Test("A stroke and a trim keep a circle's square, strokeBorder takes the proposal")
    func sizes() {
        let offer = ProposedViewSize(60, 30)
        #expect(layoutReport(of: Circle().stroke(.red), in: offer).size == CGSize(30, 30))
        #expect(layoutReport(of: Circle().stroke(lineWidth: 4), in: offer).size == CGSize(30, 30))
        #expect(layoutReport(of: Circle().trim(to: 0.5), in: offer).size == CGSize(30, 30))
        #expect(
            layoutReport(of: Circle().fill(.red).stroke(.red), in: offer).size == CGSize(30, 30))
        for size in [
            layoutReport(of: Circle().strokeBorder(.red), in: offer).size,
            layoutReport(of: Circle().inset(by: 2), in: offer).size,
            layoutReport(of: Circle().offset(x: 3), in: offer).size,
            layoutReport(of: Circle().scale(2), in: offer).size,
            layoutReport(of: Circle().rotation(.degrees(20)), in: offer).size,
            layoutReport(of: Circle().size(width: 5, height: 5), in: offer).size,
        ] {
            #expect(size == CGSize(60, 30))
        }
    }

    @Test("Shapes are moved, scaled and sized in their box")
    func derived() {
        #expect(
            Screen(40, 20) { Rectangle().offset(x: 3, y: 4).fill(.red) }.text
                == "fill rectangle 3 4 40×20 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().scale(0.5).fill(.red) }.text
                == "fill rectangle 10 5 20×10 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().scale(0.5, anchor: .bottomTrailing).fill(.red) }.text
                == "fill rectangle 20 10 20×10 #ff3b30")
        #expect(
            Screen(40, 20) { Rectangle().size(width: 5, height: 6).fill(.red) }.text
                == "fill rectangle 0 0 5×6 #ff3b30")
    }

    @Test("An inset rounded rectangle has concentric corners")
    func insetCorners() {
        let screen = Screen(40, 20) { RoundedRectangle(cornerRadius: 6).inset(by: 2).fill(.red) }
        #expect(screen.text == "fill rounded rectangle 2 2 36×16 radius 4 continuous #ff3b30")
    }

    @Test("A shape too small for its inset is empty, at its centre", arguments: [15, 1000])
    func tooSmall(amount: CGFloat) {
        let screen = Screen(40, 20) { Rectangle().inset(by: amount).fill(.red) }
        #expect(screen.text == "fill rectangle 20 10 0×0 #ff3b30")
    }

    @Test("A stroked shape is clicked on its line only")
    func clicks() {
        #expect(
            presses(
                at: CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 2),
                on: Rectangle().stroke(.red, lineWidth: 10)
            ) { $0 }
                == [0, 1])
    }
}
