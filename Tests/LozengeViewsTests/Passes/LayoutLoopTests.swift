import Foundation
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Endless layouts")
struct LayoutLoopTests {
    @Observable
    final class Width {
        var value: CGFloat = 10
        /// The work deferred until after the frame.
        @ObservationIgnored var later: [() -> Void] = []

        func runLater() {
            let asked = later
            later = []
            for action in asked { action() }
        }
    }

    private func reports(about name: String) -> [String] {
        saidReports.filter { $0.contains(name) }
    }

    /// Grows with each reported size.
    private struct Growing: View {
        @State private var width: CGFloat = 10
        var body: some View {
            GeometryReader { proxy in
                Color.red.frame(width: width)
                    .onChange(of: proxy.size.width + width, initial: true) { width += 1 }
            }
        }
    }

    @Test("A change that causes another change is reported with the view's path")
    func changes() {
        let screen = Screen(200, 100) { Growing() }
        _ = screen.text
        #expect(reports(about: "Growing").contains { $0.contains("Layout did not settle") })
    }

    /// Defers changes after its size until after the frame.
    private struct Feedback: View {
        let width: Width
        var body: some View {
            GeometryReader { proxy in
                let size = proxy.size.width
                let _ = width.later.append { width.value = size + 1 }
                Color.red
            }
            .frame(width: width.value)
        }
    }

    @Test("A size that grows by deferred changes is reported after a while")
    func putOff() {
        let width = Width()
        let screen = Screen(200, 100) { Feedback(width: width) }
        func frames(_ count: Int) {
            for _ in 0..<count {
                width.runLater()
                _ = screen.text
            }
        }
        frames(200)
        #expect(reports(about: "Feedback").isEmpty)
        frames(100)
        #expect(reports(about: "Feedback").contains { $0.contains("changed its size in each") })
        #expect(width.value > 300)
    }

    /// A change by the app itself.
    private struct Moving: View {
        let width: Width
        var body: some View {
            GeometryReader { _ in Color.red }.frame(width: width.value)
        }
    }

    @Test("Changes by a timer are no feedback, and neither are finite ones")
    func timers() {
        let width = Width()
        let screen = Screen(200, 100) { Moving(width: width) }
        for step in 0..<1000 {
            screen.advance(by: .milliseconds(16))
            width.value = CGFloat(step % 100)
            _ = screen.text
        }
        #expect(reports(about: "Moving").isEmpty)
    }
}
