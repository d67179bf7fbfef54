import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures

@testable import LozengeControls

/// Source: `docs/lists.md`, LIST-40.
@Suite("Drops between rows")
struct RowDropTests {
    private let diary = Diary()

    private struct Names: View {
        let diary: Diary
        @State private var names = ["Ada", "Bob", "Cid"]

        var body: some View {
            VStack(spacing: 0) {
                Text("New").frame(height: 30).tagged("source").draggable("Zoe")
                List {
                    ForEach(names, id: \.self) { Text($0).tagged($0) }
                        .dropDestination(for: String.self) { dropped, index in
                            diary.note("\(dropped) \(index)")
                            names.insert(contentsOf: dropped, at: index)
                        }
                    Section("Files") {
                        ForEach(["File"], id: \.self) { Text($0).tagged($0) }
                            .onInsert(of: [.png]) { index, items in
                                diary.note("\(items.count) at \(index)")
                            }
                        ForEach(["Named"], id: \.self) { Text($0).tagged($0) }
                            .onInsert(of: ["public.png"]) { index, items in
                                diary.note("\(items.count) at \(index)")
                            }
                    }
                }
            }
        }
    }

    private func open() -> Screen {
        let diary = diary
        return Screen(240, 400) { Names(diary: diary) }
    }

    private func frame(_ screen: Screen, _ name: String) -> CGRect {
        screen.frame(of: name) ?? .null
    }

    private func drop(_ screen: Screen, at y: CGFloat) {
        let start = frame(screen, "source")
        screen.drag(
            from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: 100, y: y))
    }

    @Test("A value is inserted at the nearest place between two rows", arguments: 0...3)
    func places(index: Int) {
        let screen = open()
        let (first, second) = (frame(screen, "Ada"), frame(screen, "Bob"))
        let step = second.midY - first.midY
        drop(screen, at: first.midY + step * (CGFloat(index) - 0.4))
        #expect(diary.lines == ["[\"Zoe\"] \(index)"])
        var names = ["Ada", "Bob", "Cid"]
        names.insert("Zoe", at: index)
        #expect(screen.texts.filter { names.contains($0) } == names)
    }

    @Test("A line shows the place while the drag is over the list, and no longer")
    func line() {
        let screen = open()
        let offer = DataOffer(text: "Zoe")
        let place = CGPoint(x: 100, y: frame(screen, "Bob").minY)
        let before = screen.displayList
        #expect(screen.drag(offer, to: place) == .copy)
        #expect(screen.drag(offer, to: place, .move) == .move)
        #expect(screen.displayList != before)
        screen.leaveDrag()
        #expect(screen.displayList == before)
        #expect(screen.drag(DataOffer(types: ["image/png"]) { $1(nil) }, to: place) == nil)
    }

    @Test("Each collection takes what it can", arguments: ["File", "Named"])
    func collections(row: String) {
        let screen = open()
        let offer = DataOffer(types: ["image/png"]) { $1(Data()) }
        let file = frame(screen, row)
        #expect(screen.drag(offer, to: CGPoint(x: 100, y: file.maxY)) == .copy)
        #expect(screen.dropDrag() == .copy)
        #expect(diary.lines == ["1 at 1"])
        #expect(screen.drag(DataOffer(text: "a"), to: CGPoint(x: 100, y: file.midY)) == nil)
    }
}
