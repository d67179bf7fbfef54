import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Gestures")
struct GestureTests {
    private let middle = CGPoint(x: 50, y: 50)

    private func press(_ screen: Screen, at point: CGPoint, clicks: Int = 1) {
        screen.send(.pointerMoved(to: point))
        screen.send(.pointerDown(.primary, at: point, clicks: clicks))
    }

    private func release(_ screen: Screen, at point: CGPoint) {
        screen.send(.pointerUp(.primary, at: point))
    }

    @Test("A tap is a press and a release at one point")
    func tap() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.frame(width: 60, height: 60).onTapGesture { diary.note("tap") }
        }
        screen.click(at: middle)
        #expect(diary.lines == ["tap"])
        screen.click(at: CGPoint(x: 5, y: 5))
        screen.drag(from: middle, to: CGPoint(x: 70, y: 50))
        screen.drag(from: CGPoint(x: 79, y: 50), to: CGPoint(x: 84, y: 50))
        #expect(diary.lines == ["tap"])
        screen.drag(from: middle, to: CGPoint(x: 54, y: 50))
        #expect(diary.lines == ["tap", "tap"])
    }

    @Test("A gesture of an unknown type is followed, and a disabled one is not")
    func anyGesture() {
        var taps = 0
        let gesture = AnyGesture(TapGesture().onEnded { taps += 1 })
        let screen = Screen(100, 100) { Color.red.gesture(gesture) }
        screen.click(at: middle)
        #expect(taps == 1)
        let disabled = Screen(100, 100) { Color.red.gesture(gesture, isEnabled: false) }
        disabled.click(at: middle)
        #expect(taps == 1)
    }

    @Test("Fast clicks are a tap each unless a double tap is expected")
    func fastTaps() {
        var taps = 0
        let screen = Screen(100, 100) { Color.red.onTapGesture { taps += 1 } }
        for clicks in 1...4 {
            press(screen, at: middle, clicks: clicks)
            release(screen, at: middle)
        }
        #expect(taps == 4)
    }

    @Test("Gesture state is reset only if it was set")
    func resets() {
        struct Kept: View {
            let diary: Diary
            @GestureState private var offset: CGFloat
            init(_ diary: Diary) {
                self.diary = diary
                _offset = GestureState(wrappedValue: 0) { last, _ in diary.note("from \(last)") }
            }
            var body: some View {
                Color.red.gesture(
                    DragGesture().updating($offset) {
                        $1 = $0.translation.width; _ = $2
                    })
            }
        }
        let diary = Diary()
        let screen = Screen(100, 100) { Kept(diary) }
        screen.click(at: middle)
        #expect(diary.lines == [])
        screen.drag(from: middle, to: CGPoint(x: 80, y: 50))
        #expect(diary.lines == ["from 30.0"])
    }

    @Test("A press that the window loses is cancelled, and an unfinished one ends with the button")
    func lostPress() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.onLongPressGesture(minimumDuration: .infinity) {
                diary.note("never")
            } onPressingChanged: {
                diary.note("\($0)")
            }
        }
        press(screen, at: middle)
        release(screen, at: middle)
        #expect(diary.lines == ["true", "false"])
        press(screen, at: middle)
        screen.send(.shown(false))
        screen.send(.shown(true))
        screen.send(.pointerMoved(to: CGPoint(x: 90, y: 90)))
        screen.advance(by: .seconds(2))
        #expect(diary.lines == ["true", "false", "true", "false"])
    }

    @Test("A tap has its location in the requested coordinate space")
    func spatial() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.frame(width: 60, height: 60)
                .onTapGesture { diary.note("\($0.x) \($0.y)") }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded {
                        diary.note("\($0.location.x) \($0.location.y)")
                    })
        }
        screen.click(at: CGPoint(x: 30, y: 40))
        #expect(diary.lines == ["10.0 20.0", "30.0 40.0"])
    }

    @Test("Two fast clicks are a double tap; a single one is a tap after a time limit")
    func doubleTap() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red
                .onTapGesture(count: 2) { diary.note("double") }
                .onTapGesture { diary.note("single") }
        }
        screen.click(at: middle)
        #expect(diary.lines == [])
        screen.advance(by: .milliseconds(300))
        #expect(diary.lines == [])
        screen.advance(by: .milliseconds(200))
        #expect(diary.lines == ["single"])
        screen.click(at: middle)
        screen.advance(by: .milliseconds(100))
        press(screen, at: middle, clicks: 2)
        release(screen, at: middle)
        screen.advance(by: .seconds(1))
        #expect(diary.lines == ["single", "double"])
        // The next click elsewhere proves that the one before was single.
        screen.click(at: middle)
        screen.click(at: CGPoint(x: 10, y: 10))
        #expect(diary.lines == ["single", "double", "single"])
    }

    @Test("The innermost view's gesture is recognized, unless one around has priority")
    func nesting() {
        let diary = Diary()
        func screen(_ change: (AnyView) -> some View) -> Screen {
            Screen(100, 100) {
                change(AnyView(Color.red.onTapGesture { diary.note("inner") }))
            }
        }
        func outer() -> some Gesture { TapGesture().onEnded { diary.note("outer") } }
        screen { $0.gesture(outer()) }.click(at: middle)
        #expect(diary.lines == ["inner"])
        diary.lines = []
        screen { $0.highPriorityGesture(outer()) }.click(at: middle)
        #expect(diary.lines == ["outer"])
        diary.lines = []
        screen { $0.simultaneousGesture(outer()) }.click(at: middle)
        #expect(diary.lines == ["inner", "outer"])
        diary.lines = []
        screen { $0.gesture(outer(), including: .subviews) }.click(at: middle)
        #expect(diary.lines == ["inner"])
        diary.lines = []
        screen { $0.gesture(outer(), including: .gesture) }.click(at: middle)
        #expect(diary.lines == ["outer"])
    }

    @Test("A button in a view with a tap is pressed; a simultaneous gesture is recognized, too")
    func buttons() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Button("Press") { diary.note("button") }
                    .simultaneousGesture(TapGesture().onEnded { diary.note("beside") })
                Color.red
            }.onTapGesture { diary.note("around") }
        }
        screen.click("Press")
        #expect(diary.lines == ["button", "beside"])
        diary.lines = []
        screen.click(at: CGPoint(x: 50, y: 95))
        #expect(diary.lines == ["around"])
    }

    @Test("A tap inside a button's label comes before the button")
    func tapInsideButton() {
        let diary = Diary()
        let screen = Screen(200, 100) {
            Button {
                diary.note("button")
            } label: {
                HStack {
                    Text("name")
                    Color.red.frame(width: 40, height: 40).tagged("mark")
                        .onTapGesture { diary.note("mark") }
                }
            }
        }
        screen.click("mark")
        #expect(diary.lines == ["mark"])
        screen.click("name")
        #expect(diary.lines == ["mark", "button"])
    }

    @Test("A gesture with priority over a button leaves other presses to the button")
    func priorityOverButton() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Button {
                diary.note("button")
            } label: {
                Color.red
            }
            .buttonStyle(.plain)
            .highPriorityGesture(DragGesture().onEnded { _ in diary.note("drag") })
        }
        screen.click(at: middle)
        #expect(diary.lines == ["button"])
        screen.drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(diary.lines == ["button", "drag"])
    }

    @Test("A press that becomes a drag of an outer view is not a tap")
    func tapInDrag() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.onTapGesture { diary.note("tap") }
                .gesture(DragGesture().onEnded { diary.note("\($0.translation.width)") })
        }
        screen.click(at: middle)
        screen.drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(diary.lines == ["tap", "40.0"])
    }

    @Test("A long press needs no further event; moving away or releasing ends it")
    func longPress() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.onLongPressGesture {
                diary.note("long")
            } onPressingChanged: {
                diary.note("\($0)")
            }
        }
        press(screen, at: middle)
        screen.advance(by: .milliseconds(400))
        #expect(diary.lines == ["true"])
        screen.advance(by: .milliseconds(200))
        #expect(diary.lines == ["true", "false", "long"])
        release(screen, at: middle)
        diary.lines = []
        screen.click(at: middle)
        screen.advance(by: .seconds(1))
        #expect(diary.lines == ["true", "false"])
        diary.lines = []
        press(screen, at: middle)
        screen.send(.pointerMoved(to: CGPoint(x: 65, y: 50)))
        screen.advance(by: .seconds(1))
        #expect(diary.lines == ["true", "false"])
    }

    private struct Dragged: View {
        let diary: Diary
        @GestureState private var offset = CGSize.zero
        var body: some View {
            Text(verbatim: "\(offset.width) \(offset.height)")
            Color.red.gesture(
                DragGesture(minimumDistance: 5)
                    .updating($offset) { value, state, _ in state = value.translation }
                    .onChanged { diary.note("\($0.location.x) from \($0.startLocation.x)") }
                    .onEnded { diary.note("ended \($0.velocity.width)") })
        }
    }

    @Test("A drag has location and velocity, and its state is reset afterwards")
    func drag() {
        let diary = Diary()
        let screen = Screen(100, 100) { Dragged(diary: diary) }
        press(screen, at: CGPoint(x: 20, y: 60))
        screen.send(.pointerMoved(to: CGPoint(x: 23, y: 60)))
        #expect(diary.lines == [] && screen.words == ["0.0 0.0"])
        screen.advance(by: .milliseconds(50))
        screen.send(.pointerMoved(to: CGPoint(x: 30, y: 64)))
        #expect(diary.lines == ["30.0 from 20.0"] && screen.words == ["10.0 4.0"])
        screen.advance(by: .milliseconds(50))
        screen.send(.pointerMoved(to: CGPoint(x: 40, y: 64)))
        release(screen, at: CGPoint(x: 40, y: 64))
        #expect(diary.lines.last == "ended 200.0")
        #expect(screen.words == ["0.0 0.0"])
    }

    @Test("A view that is removed while it is dragged leaves no state")
    func gone() {
        struct Going: View {
            let diary: Diary
            @State private var isShown = true
            var body: some View {
                if isShown { Dragged(diary: diary) }
                Text("rest").onReceive(goes) { isShown = false }
            }
            let goes: PassthroughSubject<Void, Never>
        }
        let (diary, goes) = (Diary(), PassthroughSubject<Void, Never>())
        let screen = Screen(100, 100) { Going(diary: diary, goes: goes) }
        press(screen, at: CGPoint(x: 20, y: 40))
        screen.send(.pointerMoved(to: CGPoint(x: 40, y: 40)))
        goes.send()
        #expect(screen.words == ["rest"])
        screen.send(.pointerMoved(to: CGPoint(x: 60, y: 40)))
        release(screen, at: CGPoint(x: 60, y: 40))
        #expect(diary.lines == ["40.0 from 20.0"])
    }

    @Test("A drag after a long press; without the press it fails")
    func sequence() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded {
                        if case .second(true, let drag?) = $0 {
                            diary.note("\(drag.translation.width)")
                        }
                    })
        }
        screen.drag(from: middle, to: CGPoint(x: 80, y: 50))
        screen.advance(by: .seconds(1))
        #expect(diary.lines == [])
        press(screen, at: middle)
        screen.advance(by: .milliseconds(350))
        screen.send(.pointerMoved(to: CGPoint(x: 80, y: 50)))
        release(screen, at: CGPoint(x: 80, y: 50))
        #expect(diary.lines == ["30.0"])
    }

    @Test("One gesture or, if it fails, the other; both at once")
    func combinations() {
        let diary = Diary()
        let either = Screen(100, 100) {
            Color.red.gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded {
                    switch $0 {
                    case .first: diary.note("double")
                    case .second: diary.note("single")
                    }
                })
        }
        either.click(at: middle)
        either.advance(by: .seconds(1))
        either.click(at: middle)
        press(either, at: middle, clicks: 2)
        release(either, at: middle)
        #expect(diary.lines == ["single", "double"])
        diary.lines = []
        let both = Screen(100, 100) {
            Color.red.gesture(
                TapGesture().onEnded { diary.note("tap") }
                    .simultaneously(
                        with: DragGesture(minimumDistance: 0).onEnded { _ in diary.note("drag") }))
        }
        both.click(at: middle)
        #expect(diary.lines.sorted() == ["drag", "tap"])
    }

    @Test("A custom gesture has custom values; it is not recognized if disabled")
    func ownGesture() {
        struct Swipe: Gesture {
            let action: (String) -> Void
            var body: some Gesture<String> {
                DragGesture().map { $0.translation.width > 0 ? "right" : "left" }.onEnded(action)
            }
            typealias Value = String
        }
        let diary = Diary()
        let screen = Screen(100, 100) { Color.red.gesture(Swipe { diary.note($0) }) }
        screen.drag(from: middle, to: CGPoint(x: 20, y: 50))
        #expect(diary.lines == ["left"])
        let disabled = Screen(100, 100) {
            Color.red.gesture(Swipe { diary.note($0) }).disabled(true)
        }
        disabled.drag(from: middle, to: CGPoint(x: 20, y: 50))
        #expect(diary.lines == ["left"])
    }

    @Test("A view that excludes gestures inside still scrolls")
    func scrolledWithoutInner() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            ScrollView { Color.red.frame(height: 300).onTapGesture { diary.note("inner") } }
                .gesture(TapGesture().onEnded { diary.note("outer") }, including: .gesture)
        }
        let before = screen.text
        screen.click(at: middle)
        screen.scroll(by: CGSize(width: 0, height: 40), at: middle)
        #expect(diary.lines == ["outer"])
        #expect(screen.text != before)
    }

    @Test("A drag calls the closures of the current view, not of the one at its beginning")
    func refreshed() {
        struct Following: View {
            let diary: Diary
            @State private var name = "first"
            let renames: PassthroughSubject<String, Never>
            var body: some View {
                let name = name
                Color.red
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { _ in diary.note(name) }
                            .onEnded { _ in diary.note("\(name) ended") }
                            .map { $0.translation }
                            .simultaneously(with: TapGesture())
                    )
                    .onReceive(renames) { self.name = $0 }
            }
        }
        let (diary, renames) = (Diary(), PassthroughSubject<String, Never>())
        let screen = Screen(100, 100) { Following(diary: diary, renames: renames) }
        press(screen, at: middle)
        renames.send("second")
        #expect(!screen.text.isEmpty)
        screen.send(.pointerMoved(to: CGPoint(x: 70, y: 50)))
        release(screen, at: CGPoint(x: 70, y: 50))
        #expect(diary.lines == ["first", "second", "second ended"])
    }

    @Test("A sequenced gesture after a click fails if nothing follows")
    func sequenceInTime() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red
                .gesture(
                    TapGesture().sequenced(before: DragGesture())
                        .onEnded { _ in diary.note("both") }
                )
                .simultaneousGesture(TapGesture().onEnded { diary.note("tap") })
        }
        screen.click(at: middle)
        screen.advance(by: .seconds(1))
        #expect(screen.timeToNextUpdate == nil)
        press(screen, at: middle, clicks: 1)
        release(screen, at: middle)
        press(screen, at: middle, clicks: 2)
        screen.send(.pointerMoved(to: CGPoint(x: 90, y: 50)))
        release(screen, at: CGPoint(x: 90, y: 50))
        #expect(diary.lines == ["tap", "tap", "both"])
    }

    @Test("A button is released when its press is lost")
    func lostButton() {
        struct Showing: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isPressed ? "pressed" : "free")
            }
        }
        let screen = Screen(100, 100) {
            Button("") {}.buttonStyle(Showing())
        }
        press(screen, at: middle)
        #expect(screen.words == ["pressed"])
        screen.send(.shown(false))
        screen.send(.shown(true))
        #expect(screen.words == ["free"])
    }

    @Test("From right to left gestures find their views, and count from the left")
    func rightToLeft() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            HStack(spacing: 0) {
                Color.red
                    .onTapGesture { diary.note("tap \($0.x)") }
                    .frame(width: 30)
                Color.blue
                    .gesture(DragGesture().onEnded { diary.note("drag \($0.translation.width)") })
                Color.green.onLongPressGesture { diary.note("long") }.frame(width: 30)
            }.environment(\.layoutDirection, .rightToLeft)
        }
        screen.click(at: CGPoint(x: 75, y: 50))
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 40, y: 50))
        press(screen, at: CGPoint(x: 10, y: 50))
        screen.advance(by: .seconds(1))
        #expect(diary.lines == ["tap 5.0", "drag -10.0", "long"])
    }

    @Test("Gestures convert their locations through transforms")
    func transformed() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.frame(width: 40, height: 40)
                .onTapGesture { diary.note("\($0.x) \($0.y)") }
                .scaleEffect(2)
        }
        screen.click(at: CGPoint(x: 88, y: 50))
        #expect(diary.lines == ["39.0 20.0"])
    }
}
