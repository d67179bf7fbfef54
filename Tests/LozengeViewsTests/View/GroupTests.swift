import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Group, and views of several views")
struct GroupTests {
    @Test("A modifier on a group applies to each of its members")
    func padding() {
        let frames = frames(nil, nil) {
            HStack(spacing: 0) {
                Group {
                    box(10, 10).tagged("a")
                    box(20, 10).tagged("b")
                }
                .padding(5)
                .tagged("both")
            }
        }
        #expect(frames["a"] == CGRect(5, 5, 10, 10))
        #expect(frames["b"] == CGRect(25, 5, 20, 10))
    }

    @Test("Every member of a group has a separate background")
    func background() {
        let screen = Screen(100, 20) {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("bc")
                }
                .background(Color.red)
            }
        }
        #expect(
            screen.text == """
                fill rectangle 38 2 8×16 #ff3b30
                text 38 2 8×16 #000000 "a"
                fill rectangle 46 2 16×16 #ff3b30
                text 46 2 16×16 #000000 "bc"
                """)
    }

    @Test("Several modifiers all apply to each member")
    func chain() {
        let frames = frames(nil, nil) {
            VStack(spacing: 0) {
                Group {
                    Group { box(10, 10).tagged("a") }
                    ForEach(0..<2) { box(10, 10).tagged("b\($0)") }
                }
                .padding(1)
                .frame(width: 30)
                .padding(2)
            }
        }
        #expect(frames["a"] == CGRect(12, 3, 10, 10))
        #expect(frames["b0"] == CGRect(12, 19, 10, 10))
        #expect(frames["b1"] == CGRect(12, 35, 10, 10))
    }

    @Test("Members that are added and removed are padded as well")
    func changing() {
        struct Guests: View {
            @State private var count = 1
            var body: some View {
                HStack(spacing: 0) {
                    Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }
                        .padding(.leading, 10)
                        .background(Color.red)
                }
                Change("more", $count) { $0 += 1 }
                Change("less", $count) { $0 -= 1 }
            }
        }
        let screen = Screen(200, 100) { Guests() }
        screen.click("more")
        screen.click("more")
        #expect(screen.frame(of: "2")?.minX == screen.frame(of: "1").map { $0.minX + 18 })
        screen.click("less")
        screen.click("less")
        #expect(screen.words == ["0", "more", "less"])
        #expect(screen.frame(of: "0")?.minX == 101)
    }

    @Test("A view of two views is two views in its stack")
    func composite() {
        struct Pair: View {
            var body: some View {
                box(10, 10).tagged("a")
                box(10, 10).tagged("b")
            }
        }
        let row = frames(nil, nil) { HStack { Pair() } }
        #expect(row["b"] == CGRect(18, 0, 10, 10))
        let column = frames(nil, nil) { VStack { Pair() } }
        #expect(column["b"] == CGRect(0, 18, 10, 10))
        let padded = frames(nil, nil) { HStack(spacing: 0) { Pair().padding(1) } }
        #expect(padded["b"] == CGRect(13, 1, 10, 10))
    }

    @Test("A body may contain any number of views")
    func manyViews() {
        let size = size(nil, nil) {
            HStack(spacing: 1) {
                box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1)
                box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1); box(1, 1)
            }
        }
        #expect(size == CGSize(27, 1))
    }
}
