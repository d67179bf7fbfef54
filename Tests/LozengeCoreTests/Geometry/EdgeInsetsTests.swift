import Foundation
import LozengeCore
import Testing

@Suite("Edge insets")
struct EdgeInsetsTests {
    @Test(
        "A length on some edges leaves the others at 0",
        arguments: [
            (.all, EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)),
            (.horizontal, EdgeInsets(leading: 5, trailing: 5)),
            (.vertical, EdgeInsets(top: 5, bottom: 5)),
            (.leading, EdgeInsets(leading: 5)),
            (Edge.Set.top.union(.trailing), EdgeInsets(top: 5, trailing: 5)),
            (Edge.Set(), EdgeInsets()),
        ] as [(Edge.Set, EdgeInsets)])
    func onEdges(edges: Edge.Set, insets: EdgeInsets) {
        #expect(EdgeInsets(5, on: edges) == insets)
    }

    @Test("The sums along both axes")
    func sums() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.horizontal == 6)
        #expect(insets.vertical == 4)
    }

    @Test("A size grows by its insets, and never becomes negative")
    func outset() {
        let size = CGSize(width: 10, height: 10)
        #expect(
            size.outset(by: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                == CGSize(width: 16, height: 14))
        #expect(size.outset(by: EdgeInsets(-20, on: .all)) == .zero)
    }
}
