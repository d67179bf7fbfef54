import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Rows of a list in motion")
struct ListMotionTests {
    @Observable
    final class Model {
        var rows = [2]
        var hasBadges = false
        var isHeaderLong = false
    }

    struct Program: View {
        let model: Model

        var body: some View {
            List {
                Section {
                    ForEach(model.rows, id: \.self) { row in
                        Text(verbatim: "row \(row)").badge(model.hasBadges ? row : 0)
                    }
                } header: {
                    Text(verbatim: model.isHeaderLong ? "All the rows of this section" : "Rows")
                }
            }
        }
    }

    @Test("A row that gets a badge while it fades in goes on, and is seen at the end")
    func badgeInMotion() {
        let model = Model()
        let screen = Screen(200, 420) { Program(model: model) }
        _ = screen.text
        withAnimation(.linear(duration: 1)) { model.rows = [2, 4] }
        _ = screen.text
        screen.advance(by: .milliseconds(200))
        #expect(screen.text.contains("opacity 0.2 "))
        withAnimation(.linear(duration: 0.1)) { model.hasBadges = true }
        _ = screen.text
        screen.advance(by: .milliseconds(400))
        #expect(screen.text.contains("opacity 0.6 "))
        screen.advance(by: .seconds(1))
        #expect(!screen.text.contains("opacity"))
        #expect(screen.words.contains("row 4"))
    }

    @Test("At the start of a list, a header that grows stays in sight")
    func growingHeader() {
        let model = Model()
        model.rows = Array(0..<40)
        let screen = Screen(160, 200) { Program(model: model) }
        _ = screen.text
        model.isHeaderLong = true
        #expect(screen.frame(of: "All the rows of this section")?.minY ?? -1 >= 0)
        screen.textSize = .accessibility3
        #expect(screen.frame(of: "All the rows of this section")?.minY ?? -1 >= 0)
    }
}
