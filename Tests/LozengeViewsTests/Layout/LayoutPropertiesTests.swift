import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// Properties of every view, tested on random ones.
@Suite("Properties of layout")
struct LayoutPropertiesTests {
    nonisolated static let seeds = 0..<300
    nonisolated static let offers: [ProposedViewSize] = [
        .zero, .unspecified, ProposedViewSize(300, 200), ProposedViewSize(37.5, nil),
    ]

    @Test("Laying out twice gives the same frames", arguments: seeds)
    func twice(seed: Int) {
        let tree = RandomTree(seed: seed)
        for offer in Self.offers {
            let first = layoutReport(of: tree.view(), in: offer)
            let second = layoutReport(of: tree.view(), in: offer)
            #expect(first.size == second.size)
            #expect(first.frames == second.frames)
        }
    }

    @Test("A window that was resized in between shows the same", arguments: seeds)
    func resizedAndBack(seed: Int) {
        let tree = RandomTree(seed: seed)
        let screen = Screen(300, 200) { tree.view() }
        let before = screen.text
        for (width, height) in [(1, 1), (500, 90), (301, 200)] as [(CGFloat, CGFloat)] {
            screen.resize(width, height)
            #expect(screen.text == Screen(width, height) { tree.view() }.text)
        }
        screen.resize(300, 200)
        #expect(screen.text == before)
    }

    @Test("Right to left is the mirror image of left to right", arguments: seeds)
    func mirror(seed: Int) {
        let tree = RandomTree(seed: seed)
        for offer in Self.offers {
            let left = layoutReport(of: tree.view(), in: offer)
            let right = layoutReport(
                of: tree.view().environment(\.layoutDirection, .rightToLeft), in: offer)
            #expect(left.size.isNear(right.size))
            for (tag, frame) in left.frames {
                var mirrored = frame
                mirrored.origin.x = left.size.width - frame.maxX
                #expect(right.frames[tag]?.isNear(mirrored) == true, "\(tag) in \(offer)")
            }
        }
    }

    @Test(
        "The scale affects the sizes of texts only",
        arguments: seeds, [1.5, 2])
    func scale(seed: Int, scale: CGFloat) {
        let tree = RandomTree(seed: seed)
        for offer in Self.offers {
            // These texts have whole points.
            let one = layoutReport(of: tree.view().environment(\.displayScale, 1), in: offer)
            let many = layoutReport(of: tree.view().environment(\.displayScale, scale), in: offer)
            #expect(one.size == many.size)
            #expect(one.frames == many.frames)
        }
    }

    @Test("Adding and removing a view leaves no trace", arguments: seeds)
    func insertAndRemove(seed: Int) {
        let guest = RandomTree(seed: seed + 1000, depth: 2)
        let tree = RandomTree(seed: seed, depth: 3)
        let door = Door()
        let screen = Screen(300, 200) { Host(tree: tree, guest: guest, door: door) }
        let before = screen.text
        door.turn()
        #expect(screen.frame(of: "g") != nil)
        #expect(
            screen.text == Screen(300, 200) { Host(tree: tree, guest: guest, isThere: true) }.text)
        door.turn()
        #expect(screen.frame(of: "g") == nil)
        #expect(screen.text == before)
    }

    @Test(
        "No size is NaN or negative, whatever the proposal",
        arguments: seeds, [CGFloat.nan, -1, 0, .infinity, 1e308, nil])
    func answers(seed: Int, length: CGFloat?) {
        let tree = RandomTree(seed: seed)
        for other in [length, 100, nil] {
            for offer in [ProposedViewSize(length, other), ProposedViewSize(other, length)] {
                let size = layoutReport(of: tree.view(), in: offer).size
                #expect(size.width >= 0 && size.height >= 0, "in \(offer)")
            }
        }
    }

    @Test(
        "Finite parts have finite frames everywhere",
        arguments: seeds, [CGFloat.nan, -1, 0, .infinity, 1e308, nil])
    func finite(seed: Int, length: CGFloat?) {
        let tree = RandomTree(seed: seed, isRigid: true)
        let report = layoutReport(of: tree.view(), in: ProposedViewSize(length, length))
        #expect(report.size.width.isFinite && report.size.height.isFinite)
        for (tag, frame) in report.frames {
            #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(tag)")
            #expect(frame.width >= 0 && frame.width < 1e6, "\(tag)")
            #expect(frame.height >= 0 && frame.height < 1e6, "\(tag)")
        }
    }
}

/// Adds and removes the guest of a ``Host``.
private final class Door {
    var turn: () -> Void = {}
}

/// A view with a guest that is added and removed.
private struct Host: View {
    let tree: RandomTree
    let guest: RandomTree
    var door = Door()
    @State var isThere = false

    var body: some View {
        let _ = door.turn = { isThere.toggle() }
        HStack {
            tree.view()
            if isThere { guest.view("g") }
        }
    }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size.isNear(other.size)
    }
}
