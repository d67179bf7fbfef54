import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("HStack and VStack")
struct StacksTests {
    @Test(
        "The spacing between two views is 8 points by default",
        arguments: [(nil, 8), (0, 0), (30, 30), (-5, -5)] as [(CGFloat?, CGFloat)])
    func spacing(spacing: CGFloat?, distance: CGFloat) {
        let row = frames(nil, nil) {
            HStack(spacing: spacing) {
                box(10, 10)
                box(10, 10).tagged("b")
            }
        }
        #expect(row["b"] == CGRect(10 + distance, 0, 10, 10))
        let column = frames(nil, nil) {
            VStack(spacing: spacing) {
                box(10, 10)
                box(10, 10).tagged("b")
            }
        }
        #expect(column["b"] == CGRect(0, 10 + distance, 10, 10))
    }

    @Test("Texts touch; text and box have the spacing of the font")
    func textSpacing() {
        let frames = frames(nil, nil) {
            VStack {
                Text("a").tagged("a")
                Text("b").tagged("b")
                box(10, 10).tagged("box")
                Text("c").tagged("c")
            }
        }
        #expect(frames["b"]?.minY == 16)
        // Below a text: the larger of 18 − 8 and 2 + 4; above it 18 − 12.
        #expect(frames["box"]?.minY == 42)
        #expect(frames["c"]?.minY == 58)
    }

    @Test(
        "Views in a row are aligned across",
        arguments: [(.top, 0), (.center, 10), (.bottom, 20)] as [(VerticalAlignment, CGFloat)])
    func rowAlignment(alignment: VerticalAlignment, y: CGFloat) {
        let frames = frames(nil, nil) {
            HStack(alignment: alignment) {
                box(10, 30).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["a"]?.minY == 0)
        #expect(frames["b"]?.minY == y)
    }

    @Test(
        "Views in a column are aligned across",
        arguments: [(.leading, 0), (.center, 10), (.trailing, 20)]
            as [(HorizontalAlignment, CGFloat)])
    func columnAlignment(alignment: HorizontalAlignment, x: CGFloat) {
        let frames = frames(nil, nil) {
            VStack(alignment: alignment) {
                box(30, 10).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        #expect(frames["b"]?.minX == x)
    }
}
