import CoreTransferable
import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures

@testable import LozengeControls

@Suite("Dragging and dropping")
struct DragTests {
    private let diary = Diary()

    private struct Boxes: View {
        let diary: Diary

        var body: some View {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source")
                    .draggable(asked())
                Color.green.frame(width: 100, height: 100).tagged("target")
                    .dropDestination(for: String.self) { texts, point in
                        diary.note("\(texts) \(Int(point.x)),\(Int(point.y))")
                        return texts != ["refused"]
                    } isTargeted: {
                        diary.note($0 ? "over" : "away")
                    }
            }
        }

        private func asked() -> String {
            diary.note("asked")
            return "text"
        }
    }

    private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(200, 200) { content() }
    }

    private func middle(_ screen: Screen, _ name: String) -> CGPoint {
        let frame = screen.frame(of: name) ?? .null
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func move(_ screen: Screen, to point: CGPoint) { screen.send(.pointerMoved(to: point)) }

    private func begin(_ screen: Screen, isTouch: Bool = false) {
        let start = middle(screen, "source")
        move(screen, to: start)
        screen.send(.pointerDown(.primary, at: start, isTouch: isTouch))
    }

    @Test("A value goes to the view it is dropped on")
    func drop() {
        let diary = diary
        let screen = screen { Boxes(diary: diary) }
        begin(screen)
        #expect(diary.lines == [])
        move(screen, to: CGPoint(x: 102, y: middle(screen, "source").y))
        #expect(diary.lines == [])
        move(screen, to: middle(screen, "target"))
        #expect(diary.lines == ["asked", "over"])
        move(screen, to: CGPoint(x: 1, y: 1))
        move(screen, to: middle(screen, "target"))
        #expect(diary.lines == ["asked", "over", "away", "over"])
        screen.send(.pointerUp(.primary, at: middle(screen, "target")))
        #expect(diary.lines.suffix(2) == ["away", "[\"text\"] 50,50"])
    }

    @Test("The view is drawn at the pointer, and no longer after the drop")
    func image() {
        let diary = diary
        let screen = screen { Boxes(diary: diary) }
        #expect(screen.popups.isEmpty)
        let start = screen.frame(of: "source") ?? .null
        begin(screen)
        move(screen, to: middle(screen, "target"))
        #expect(screen.popups.map(\.texts) == [["Source"]])
        #expect(screen.popups.first?.size == start.size)
        #expect(
            screen.popups.first?.popup?.anchor.origin == CGPoint(x: start.minX, y: start.minY + 75))
        screen.send(.pointerUp(.primary, at: middle(screen, "target")))
        #expect(screen.popups.isEmpty)
    }

    @Test("Escape ends a drag, and its picture flies back")
    func escape() {
        let diary = diary
        let screen = screen { Boxes(diary: diary) }
        begin(screen)
        move(screen, to: middle(screen, "target"))
        screen.press(.escape)
        #expect(diary.lines == ["asked", "over", "away"])
        #expect(screen.popups.count == 1)
        screen.send(.pointerUp(.primary, at: middle(screen, "target")))
        #expect(diary.lines == ["asked", "over", "away"])
        for _ in 0..<20 { screen.advance(by: .milliseconds(16)) }
        #expect(screen.popups.isEmpty)
    }

    @Test("A finger that moves at once does not drag, one that rests does")
    func finger() {
        let diary = diary
        let screen = screen { Boxes(diary: diary) }
        begin(screen, isTouch: true)
        move(screen, to: middle(screen, "target"))
        screen.send(.pointerUp(.primary, at: middle(screen, "target")))
        #expect(diary.lines == [])
        begin(screen, isTouch: true)
        screen.advance(by: .milliseconds(600))
        move(screen, to: middle(screen, "target"))
        screen.send(.pointerUp(.primary, at: middle(screen, "target")))
        #expect(diary.lines == ["asked", "over", "away", "[\"text\"] 50,50"])
    }

    @Test("The innermost view that takes a value is the target")
    func innermost() {
        let diary = diary
        let screen = screen {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source").draggable("text")
                Color.green.frame(width: 50, height: 50).tagged("target")
                    .dropDestination(for: URL.self) { _, _ in
                        diary.note("url")
                        return true
                    }
                    .padding(20)
                    .dropDestination(for: String.self) { _, _ in
                        diary.note("inner")
                        return true
                    }
                    .padding(20)
                    .dropDestination(for: String.self) { _, _ in
                        diary.note("outer")
                        return true
                    }
            }
        }
        screen.drag(from: middle(screen, "source"), to: middle(screen, "target"))
        #expect(diary.lines == ["inner"])
    }

    @Test("A drop is taken wherever it is in the bounds of the view, also where nothing is shown")
    func emptyArea() {
        let diary = diary
        let screen = screen {
            VStack {
                Text("source").draggable("text")
                ZStack(alignment: .bottom) {
                    Button("behind") { diary.note("pressed") }
                    VStack { Text("target") }
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                        .dropDestination(for: String.self) { texts, _ in
                            diary.note("\(texts)")
                            return true
                        }
                }
            }
        }
        let behind = middle(screen, "behind")
        screen.drag(from: middle(screen, "source"), to: behind)
        #expect(diary.lines == ["[\"text\"]"])
        // A press goes through to what is seen.
        screen.click(at: behind)
        #expect(diary.lines.last == "pressed")
    }

    private struct Log: DropDelegate {
        let diary: Diary
        var operation = DropOperation.copy

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
        func dropEntered(info: DropInfo) { diary.note("entered") }
        func dropExited(info: DropInfo) { diary.note("exited") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }

        func performDrop(info: DropInfo) -> Bool {
            diary.note("\(info.itemProviders(for: [.text]).count) at \(Int(info.location.x))")
            return true
        }
    }

    @Test("A delegate is asked, and may refuse", arguments: [true, false])
    func delegate(isTaken: Bool) {
        let diary = diary
        let screen = screen {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source")
                    .onDrag { NSItemProvider(object: "text") }
                Color.green.frame(width: 100, height: 100).tagged("target")
                    .onDrop(
                        of: [.plainText],
                        delegate: Log(diary: diary, operation: isTaken ? .move : .forbidden))
            }
        }
        screen.drag(from: middle(screen, "source"), to: middle(screen, "target"))
        #expect(diary.lines == ["entered", "exited"] + (isTaken ? ["1 at 50"] : []))
    }

    private struct Named: DropDelegate {
        let diary: Diary

        func performDrop(info: DropInfo) -> Bool {
            diary.note("\(info.hasItemsConforming(to: ["public.text", "no.such.type"]))")
            diary.note("\(info.itemProviders(for: ["public.png"]).count)")
            return true
        }
    }

    @Test("Drops are taken by the names of types; an unknown name is no type")
    func namedTypes() {
        let diary = diary
        let screen = screen {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source")
                    .onDrag { NSItemProvider(object: "text") }
                Color.green.frame(width: 100, height: 50).tagged("delegate")
                    .onDrop(of: ["public.text"], delegate: Named(diary: diary))
                Color.red.frame(width: 100, height: 50).tagged("place")
                    .onDrop(of: ["public.plain-text"], isTargeted: nil) { items, place in
                        diary.note("\(items.count) at \(Int(place.x))")
                        return true
                    }
                Color.blue.frame(width: 100, height: 50).tagged("unknown")
                    .onDrop(of: ["no.such.type"], isTargeted: nil) { items in
                        diary.note("unknown")
                        return true
                    }
            }
        }
        for target in ["delegate", "place", "unknown"] {
            screen.drag(from: middle(screen, "source"), to: middle(screen, target))
        }
        #expect(diary.lines == ["true", "0", "1 at 50"])
    }

    @Test("The forms of an item are loaded after the drop")
    func provider() async {
        let diary = diary
        let screen = screen {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source")
                    .onDrag { NSItemProvider(object: "text") }
                Color.green.frame(width: 100, height: 100).tagged("target")
                    .onDrop(of: [.text], isTargeted: nil) { items in
                        for item in items {
                            item.loadObject(ofClass: String.self) { text, _ in
                                MainActor.assumeIsolated { diary.note(text ?? "nothing") }
                            }
                        }
                        return true
                    }
            }
        }
        screen.drag(from: middle(screen, "source"), to: middle(screen, "target"))
        while diary.lines.isEmpty { await Task.yield() }
        #expect(diary.lines == ["text"])
    }

    @Test("A drag near an edge scrolls what is there")
    func scrolling() {
        let diary = diary
        let screen = screen {
            VStack(spacing: 0) {
                Text("Source").frame(width: 100, height: 50).tagged("source").draggable("text")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            Color.red.frame(width: 100, height: 30).tagged("row \(row)")
                                .dropDestination(for: String.self) { _, _ in
                                    diary.note("row \(row)")
                                    return true
                                }
                        }
                    }
                }
            }
        }
        begin(screen)
        move(screen, to: CGPoint(x: 100, y: 195))
        for _ in 0..<200 { screen.advance(by: .milliseconds(16)) }
        #expect(screen.frame(of: "row 19")?.maxY == 200)
        screen.send(.pointerUp(.primary, at: CGPoint(x: 100, y: 195)))
        #expect(diary.lines == ["row 19"])
    }

    @Test("A view that leaves ends its drag without a trace")
    func vanishing() {
        struct Vanishing: View {
            @State private var isThere = true

            var body: some View {
                VStack(spacing: 0) {
                    if isThere {
                        Text("Source").frame(width: 100, height: 50).tagged("source")
                            .draggable("text")
                    }
                    Button("Remove") { isThere = false }.keyboardShortcut("r")
                }
            }
        }
        let screen = screen { Vanishing() }
        begin(screen)
        move(screen, to: CGPoint(x: 150, y: 150))
        screen.press(.character("r"), modifiers: .control)
        move(screen, to: CGPoint(x: 10, y: 10))
        for _ in 0..<20 { screen.advance(by: .milliseconds(16)) }
        #expect(screen.texts == ["Remove"])
        #expect(screen.popups.isEmpty)
    }
}
