import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Progress views")
struct ProgressViewTests {
    private func value(_ view: some View) -> String? {
        Screen(300, 100) { view }.elements(.progressBar).first?.value
    }

    @Test("A value is shown and described as a part of the total, within its bounds")
    func values() {
        #expect(value(ProgressView(value: 0.25)) == "25%")
        #expect(value(ProgressView(value: 30, total: 40)) == "75%")
        #expect(value(ProgressView(value: -3)) == "0%")
        #expect(value(ProgressView(value: 9, total: 4)) == "100%")
    }

    @Test("A spinner in the first page of a window does not take the toolbar along")
    func stillBars() throws {
        let screen = Screen(400, 300) {
            NavigationStack {
                ProgressView().navigationTitle("News")
                    .toolbar { Button("Add") {} }
            }
        }
        let add = try #require(screen.frame(of: "Add"))
        for _ in 0..<20 {
            screen.advance(by: .milliseconds(90))
            #expect(screen.frame(of: "Add") == add)
            #expect(screen.elements(.progressBar).first?.frame.midX == 200)
        }
    }

    /// Source: `docs/animation.md`, GEOMETRY-6.
    @Test("An endless motion in a row that comes into sight stays in its row")
    func stillRows() throws {
        struct Turning: View {
            @State private var isAway = false

            var body: some View {
                Color.pureRed.frame(width: 10, height: 10)
                    .offset(x: isAway ? 20 : 0)
                    .animation(.linear(duration: 1).repeatForever(), value: isAway)
                    .onAppear { isAway = true }
            }
        }
        let screen = Screen(320, 400) {
            Form {
                Section { ForEach(0..<9) { Text("Row \($0)") } }
                Section {
                    ForEach(0..<3) { Text("High \($0)").frame(height: 70) }
                    LabeledContent("Sync") { Turning() }
                }
            }
        }
        screen.press(.pageDown)
        screen.press(.pageDown)
        for _ in 0..<9 {
            screen.advance(by: .milliseconds(90))
            let row = try #require(screen.frame(of: "Sync"))
            let red = try #require(screen.reds.first?.frame)
            #expect(abs(red.midY - row.midY) < 1)
        }
    }

    @Test("Without a value, or with an impossible total, the progress is unknown")
    func unknown() {
        #expect(value(ProgressView()) == "")
        #expect(value(ProgressView(value: Double?.none)) == "")
        for total in [0, -1, Double.nan, .infinity] {
            #expect(value(ProgressView(value: 0.5, total: total)) == "")
        }
        #expect(value(ProgressView(value: Double.nan)) == "")
    }

    @Test("A known progress is a bar with its labels, an unknown one a ring above its label")
    func looks() throws {
        let bar = Screen(300, 100) {
            ProgressView(value: 0.5) {
                Text("Copying")
            } currentValueLabel: {
                Text("half")
            }
        }
        #expect(bar.words == ["Copying", "half"])
        #expect(bar.elements(.progressBar).first?.label.contains("Copying") == true)
        #expect(bar.text.contains("150×8"))
        let ring = Screen(300, 100) { ProgressView("Waiting") }
        let label = try #require(ring.frame(of: "Waiting"))
        #expect(label.minY > 50 && label.midX == 150)
    }

    @Test("A ring turns, unless less motion is preferred")
    func motion() {
        let screen = Screen(100, 100) { ProgressView() }
        let before = screen.displayList
        screen.advance(by: .milliseconds(300))
        #expect(screen.displayList != before)
        let still = Screen(100, 100, reducesMotion: true) { ProgressView() }
        let shown = still.displayList
        still.advance(by: .milliseconds(300))
        #expect(still.displayList == shown && still.timeToNextUpdate == nil)
    }

    @Test("A style of the program gets the part and the labels")
    func style() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
            }
        }
        let screen = Screen(200, 100) {
            ProgressView("a", value: 0.5).progressViewStyle(Words())
        }
        #expect(screen.words == ["a", "0.5"])
    }

    @Test("A task of Foundation and a time go on by themselves")
    func ongoing() {
        let task = Progress(totalUnitCount: 4)
        let screen = Screen(200, 100) { ProgressView(task) }
        #expect(screen.elements(.progressBar).first?.value == "0%")
        task.completedUnitCount = 3
        screen.advance(by: .seconds(1))
        #expect(screen.elements(.progressBar).first?.value == "75%")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let past = Screen(200, 100) {
            ProgressView(timerInterval: now.addingTimeInterval(-9)...now.addingTimeInterval(-1))
        }
        #expect(past.elements(.progressBar).first?.value == "0%")
    }
}
