import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Touch scrolling")
struct ScrollPanTests {
    private let diary = Diary()

    private func list(_ screen: (width: CGFloat, height: CGFloat) = (100, 100)) -> Screen {
        let diary = diary
        return Screen(screen.width, screen.height) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50) { row in
                        Button("row \(row)") { diary.note("\(row)") }.frame(height: 40)
                    }
                }
            }
        }
    }

    private func y(_ screen: Screen, _ row: Int = 0) -> CGFloat {
        screen.frame(of: "row \(row)")?.minY ?? .nan
    }

    private func down(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) {
        screen.send(.pointerDown(.primary, at: CGPoint(x: x, y: y), isTouch: true))
    }

    private func up(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) {
        screen.send(.pointerUp(.primary, at: CGPoint(x: x, y: y)))
        screen.send(.pointerExited)
    }

    @Test("The content follows the finger, and no button is pressed by it")
    func pan() {
        let screen = list()
        let start = y(screen)
        down(screen, 50, 80)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 75)))
        #expect(y(screen) == start)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 50)))
        #expect(y(screen) == start - 30)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 60)))
        #expect(y(screen) == start - 20)
        screen.advance(by: .seconds(1))
        up(screen, 50, 60)
        #expect(y(screen) == start - 20)
        #expect(diary.lines == [])
    }

    @Test("A finger that does not move presses the view under it")
    func tap() {
        let screen = list()
        down(screen, 50, 60)
        up(screen, 50, 62)
        #expect(diary.lines == ["1"])
    }

    @Test("A finger that moves across the axis of scrolling drags the content's views")
    func across() {
        let diary = diary
        let screen = Screen(100, 100) {
            ScrollView {
                Color.red.frame(height: 500)
                    .gesture(DragGesture().onEnded { diary.note("\($0.translation.width)") })
            }
        }
        down(screen, 20, 50)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 52)))
        up(screen, 60, 52)
        #expect(diary.lines == ["40.0"])
    }

    @Test("The mouse button does not scroll the content")
    func mouse() {
        let screen = list()
        let start = y(screen)
        screen.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20))
        #expect(y(screen) == start)
    }

    @Test("Momentum slows down and stops; a touch stops it at once")
    func momentum() {
        let screen = list()
        func throwIt() {
            down(screen, 50, 90)
            for step in 1...4 {
                screen.advance(by: .milliseconds(16))
                screen.send(.pointerMoved(to: CGPoint(x: 50, y: 90 - 16 * CGFloat(step))))
            }
            up(screen, 50, 26)
        }
        throwIt()
        var places = [y(screen)]
        for _ in 0..<10 {
            screen.advance(by: .milliseconds(100))
            places.append(y(screen))
        }
        let steps = zip(places, places.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
        // A velocity of a thousand points a second covers the distance of half a second.
        screen.advance(by: .seconds(5))
        #expect(abs(places[0] - y(screen) - 500) < 25)
        #expect(screen.timeToNextUpdate == nil)
        throwIt()
        screen.advance(by: .milliseconds(100))
        down(screen, 50, 50)
        let stopped = y(screen)
        screen.advance(by: .seconds(1))
        #expect(y(screen) == stopped)
        up(screen, 50, 50)
    }

    @Test("With reduced motion there is no momentum")
    func reducedMotion() {
        let screen = Screen(100, 100, reducesMotion: true) {
            ScrollView { Text("row 0").frame(height: 500, alignment: .top) }
        }
        down(screen, 50, 90)
        for step in 1...4 {
            screen.advance(by: .milliseconds(16))
            screen.send(.pointerMoved(to: CGPoint(x: 50, y: 90 - 16 * CGFloat(step))))
        }
        up(screen, 50, 26)
        let released = y(screen)
        screen.advance(by: .seconds(1))
        #expect(released < 0 && y(screen) == released)
    }

    @Test("A scroll view at its end leaves the finger to the outer one")
    func nested() {
        let screen = Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 300, height: 40) }
                    Text("below").frame(height: 300)
                }
            }
        }
        let start = screen.frame(of: "below")?.minY ?? .nan
        down(screen, 50, 35)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 5)))
        up(screen, 50, 5)
        #expect((screen.frame(of: "below")?.minY ?? .nan) == start - 30)
    }
}
