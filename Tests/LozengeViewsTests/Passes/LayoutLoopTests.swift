import Foundation
import LozengeTesting
import Observation
import Testing

@testable import LozengeViews

@Suite("Layouts that never come to an end")
struct LayoutLoopTests {
    @Observable
    final class Width {
        var value: CGFloat = 10
        /// What is put off until the frame is done.
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

    /// Grows with each size that it was told of.
    private struct Growing: View {
        @State private var width: CGFloat = 10
        var body: some View {
            GeometryReader { proxy in
                Color.red.frame(width: width)
                    .onChange(of: proxy.size.width + width, initial: true) { width += 1 }
            }
        }
    }

    @Test("A change that asks for another change is reported with the view's place")
    func changes() {
        let screen = Screen(200, 100) { Growing() }
        _ = screen.text
        #expect(reports(about: "Growing").contains { $0.contains("asks for another layout") })
    }

    /// Puts off until after the frame what it makes of its size.
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

    @Test("A size that grows by what is put off until after the frame is reported after a while")
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
        #expect(reports(about: "Feedback").contains { $0.contains("another size in each") })
        #expect(width.value > 300)
    }

    /// What an app moves by itself.
    private struct Moving: View {
        let width: Width
        var body: some View {
            GeometryReader { _ in Color.red }.frame(width: width.value)
        }
    }

    @Test("What a timer moves is no feedback, and neither is what comes to an end")
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
