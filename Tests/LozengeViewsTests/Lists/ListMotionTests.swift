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
    }

    struct Program: View {
        let model: Model

        var body: some View {
            List {
                Section {
                    ForEach(model.rows, id: \.self) { row in
                        Text(verbatim: "row \(row)").badge(model.hasBadges ? row : 0)
                            .frame(height: row == largeRow ? 90 : nil)
                    }
                } header: {
                    Text(verbatim: "Rows")
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

    @Test(
        "At the start of a list, a new first row that is larger than the others is seen as a whole")
    func largeFirstRow() {
        let model = Model()
        model.rows = Array(0..<40)
        let screen = Screen(200, 300) { Program(model: model) }
        let header = screen.frame(of: "Rows")
        model.rows.insert(largeRow, at: 0)
        #expect(screen.frame(of: "Rows") == header)
        #expect(screen.frame(of: "row \(largeRow)").map { $0.minY > 0 } == true)
    }
}

/// The number of a row that is larger than others.
private let largeRow = 100
