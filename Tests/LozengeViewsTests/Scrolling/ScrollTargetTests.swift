import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Scroll targets")
struct ScrollTargetTests {
    private let place = CGPoint(x: 50, y: 50)

    private func pages(
        _ behavior: some ScrollTargetBehavior, isRightToLeft: Bool = false
    ) -> Screen {
        Screen(200, 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<9, id: \.self) { page in
                        Color.red.frame(width: 80, height: 100).tagged("page \(page)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private func x(_ page: Int, _ screen: Screen) -> CGFloat? {
        screen.frame(of: "page \(page)")?.minX
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) {
        screen.scroll(by: CGSize(width: distance, height: 0), at: place)
        screen.advance(by: .seconds(1))
    }

    @Test("A click of the wheel shows the next page or target")
    func wheel() {
        let paged = pages(.paging)
        scroll(paged, by: 48)
        #expect(x(0, paged) == -200)
        scroll(paged, by: 48)
        #expect(x(0, paged) == -400)
        scroll(paged, by: -48)
        #expect(x(0, paged) == -200)
        let aligned = pages(.viewAligned)
        scroll(aligned, by: 48)
        #expect(x(1, aligned) == 0)
        scroll(aligned, by: 48)
        #expect(x(2, aligned) == 0)
    }

    @Test("A touchpad scrolls freely, and then the nearest target is aligned")
    func touchpad() {
        let screen = pages(.viewAligned)
        for _ in 0..<5 {
            screen.scroll(by: CGSize(width: 10, height: 0), at: place)
            screen.advance(by: .milliseconds(10))
        }
        #expect(x(0, screen) == -50)
        screen.advance(by: .seconds(1))
        #expect(x(1, screen) == 0)
        scroll(screen, by: -10)
        #expect(x(1, screen) == 0)
    }

    @Test("A finger that is lifted leaves the content at a target, and at most one with a limit")
    func flick() {
        func flicked(_ behavior: some ScrollTargetBehavior) -> Screen {
            let screen = pages(behavior)
            screen.send(.pointerDown(.primary, at: CGPoint(x: 190, y: 50), isTouch: true))
            for step in 1...6 {
                screen.advance(by: .milliseconds(10))
                screen.send(.pointerMoved(to: CGPoint(x: 190 - step * 12, y: 50)))
            }
            screen.send(.pointerUp(.primary, at: CGPoint(x: 118, y: 50)))
            screen.advance(by: .seconds(3))
            return screen
        }
        let free = flicked(.viewAligned)
        #expect((3...7).contains { x($0, free) == 0 || x(8, free) == 120 })
        #expect(x(1, flicked(.viewAligned(limitBehavior: .always))) == 0)
        #expect(x(0, flicked(.paging)) == -200)
    }

    @Test("From right to left the first target is at the right")
    func rightToLeft() {
        let screen = pages(.viewAligned, isRightToLeft: true)
        #expect(x(0, screen) == 120)
        scroll(screen, by: 48)
        #expect(x(1, screen) == 120)
    }

    @Test("A rule of one's own chooses the place")
    func own() {
        struct Thirties: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.x = (target.rect.minX / 30).rounded() * 30
            }
        }
        let screen = pages(Thirties())
        scroll(screen, by: 40)
        #expect(x(0, screen) == -30)
    }

    @Test("A click of the wheel goes on to the next place if the rule sends the first one back")
    func sentBack() {
        struct Collapsing: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                if target.rect.minX < 60 { target.rect.origin.x = 0 }
            }
        }
        let screen = pages(Collapsing())
        scroll(screen, by: 48)
        #expect(x(0, screen) == -96)
        scroll(screen, by: -48)
        #expect(x(0, screen) == 0)
    }

    @Test("Margins are inside, are scrolled through, and count for targets")
    func margins() {
        let screen = Screen(100, 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Color.red.frame(width: 40, height: 50).tagged("row \(row)")
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.vertical, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
        }
        #expect(screen.frame(of: "row 0")?.minY == 20)
        screen.scroll(by: CGSize(width: 0, height: 48), at: place)
        screen.advance(by: .seconds(1))
        #expect(screen.frame(of: "row 1")?.minY == 20)
        screen.scroll(by: CGSize(width: 0, height: 900), at: place)
        screen.advance(by: .seconds(1))
        screen.scroll(by: CGSize(width: 0, height: 40), at: place)
        screen.advance(by: .milliseconds(1))
        #expect((screen.frame(of: "row 9")?.maxY ?? 0) <= 180)
    }

    @Test("Disabled scrolling leaves the wheel to views around; the app still scrolls")
    func disabled() {
        struct Page: View {
            @State private var position = ScrollPosition()

            var body: some View {
                VStack(spacing: 0) {
                    Button("End") { position.scrollTo(edge: .bottom) }.frame(height: 50)
                    ScrollView { Color.red.frame(width: 50, height: 500).tagged("content") }
                        .scrollPosition($position)
                        .scrollDisabled(true)
                }
            }
        }
        let screen = Screen(100, 150) { Page() }
        screen.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 50, y: 100))
        #expect(screen.frame(of: "content")?.minY == 50)
        screen.click("End")
        #expect(screen.frame(of: "content")?.maxY == 150)
    }

    @Test("Phases and geometry are reported")
    func phases() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            ScrollView { Color.red.frame(width: 50, height: 500) }
                .onScrollPhaseChange { old, new in diary.note("\(old) > \(new)") }
                .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
                    diary.note("\(Int(new))")
                }
        }
        #expect(diary.lines == ["0"])
        screen.scroll(by: CGSize(width: 0, height: 30), at: place)
        #expect(diary.lines == ["0", "idle > interacting", "30"])
        screen.advance(by: .seconds(1))
        #expect(diary.lines == ["0", "idle > interacting", "30", "interacting > idle"])
    }

    @Test("Views know whether they are seen")
    func visibility() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { row in
                        Color.red.frame(width: 50, height: 40)
                            .onScrollVisibilityChange { diary.note("\(row) \($0)") }
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { diary.note("\($0)") }
        }
        #expect(Set(diary.lines) == ["0 true", "1 true", "2 true", "[0, 1, 2]"])
        screen.scroll(by: CGSize(width: 0, height: 40), at: place)
        #expect(Set(diary.lines.dropFirst(4)) == ["0 false", "3 true", "[1, 2, 3]"])
    }

    private func transitions(_ configuration: ScrollTransitionConfiguration) -> Screen {
        Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { row in
                        Color.red.frame(width: CGFloat(row + 1), height: 40)
                            .scrollTransition(configuration) { effect, phase in
                                effect.offset(x: 100 * phase.value)
                            }
                    }
                }
                .frame(width: 100, alignment: .leading)
            }
        }
    }

    /// Returns the horizontal places of the rows, by their widths.
    private func places(_ screen: Screen) -> [CGFloat: CGFloat] {
        var places: [CGFloat: CGFloat] = [:]
        for shown in screen.displayList.shown {
            if case .fill(let shape, _) = shown.command {
                let frame = shape.bounds.applying(shown.transform)
                places[shape.bounds.width] = frame.midX - 3
            }
        }
        return places
    }

    @Test("A threshold between two others shows a view halfway between them")
    func between() {
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        func place(_ threshold: Threshold) -> CGFloat {
            places(transitions(.interactive.threshold(threshold)))[3] ?? .nan
        }
        let (visible, centered) = (place(.visible), place(.centered))
        #expect(visible != centered)
        for (amount, part) in [(0.5, 0.5), (.nan, 0), (7, 1)] {
            let found = place(.visible.interpolated(towards: .centered, amount: amount))
            #expect(abs(found - visible - (centered - visible) * part) < 0.01)
        }
    }

    @Test("In a row that scrolls on a page that scrolls, a view changes with its place in the row")
    func nested() {
        let screen = Screen(100, 100) {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { column in
                            Color.red.frame(width: 40, height: CGFloat(column + 1))
                                .scrollTransition { effect, phase in
                                    effect.offset(y: 10 * phase.value)
                                }
                        }
                    }
                }
            }
        }
        let moved = screen.displayList.shown.compactMap { shown -> CGFloat? in
            guard case .fill(let shape, _) = shown.command else { return nil }
            let frame = shape.bounds.applying(shown.transform)
            return frame.height == 3 ? frame.minY : nil
        }
        // The third of them is half in sight.
        #expect(moved == [5.5])
    }

    @Test("A view changes with the part of it that is seen")
    func interactive() {
        let screen = transitions(.interactive)
        #expect(places(screen)[3] == 50)
        screen.scroll(by: CGSize(width: 0, height: 30), at: place)
        #expect(places(screen)[1] == -75)
        #expect(places(screen)[3] == 0)
        // The whole motion may be left to the part that is seen first.
        #expect(places(transitions(.interactive.threshold(.visible(0.5))))[3] == 0)
    }

    @Test("A view moves when it has passed the threshold")
    func animated() {
        let screen = transitions(.animated(.linear(duration: 1)))
        #expect(places(screen)[3] == 100)
        screen.scroll(by: CGSize(width: 0, height: 20), at: place)
        #expect(places(screen)[3] == 100)
        screen.advance(by: .milliseconds(500))
        #expect((40...60).contains(places(screen)[3] ?? 0))
        screen.advance(by: .seconds(1))
        #expect(places(screen)[3] == 0)
    }
}
