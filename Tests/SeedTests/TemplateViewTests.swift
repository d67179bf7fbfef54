import Foundation
import LozengeTesting
import SwiftUI
import Testing

/// A body character is 8 × 16 points.
@MainActor
@Suite("The template view")
struct TemplateViewTests {
    @Test("Without a template every cell is as wide as its number")
    func unequalCells() {
        let screen = Screen(200, 100) { UnequalCells.WeekView(heartRates: [65, 120, 7]) }
        // 24 + 8 + 32 + 8 + 16 = 88 points, in the middle.
        #expect(
            screen.roundedClips.map(\.frame) == [
                CGRect(x: 56, y: 38, width: 24, height: 24),
                CGRect(x: 88, y: 38, width: 32, height: 24),
                CGRect(x: 128, y: 38, width: 16, height: 24),
            ])
        #expect(screen.roundedClips.allSatisfy { $0.radius == 4 })
        #expect(screen.fills(.purple) == screen.roundedClips.map(\.frame))
    }

    @Test("In a fixed frame every cell is 40 × 40 at any text size", arguments: textSizes)
    func fixedCells(size: DynamicTypeSize) {
        let screen = Screen(400, 100) { FixedCells.WeekView(heartRates: [65, 120, 7]) }
        screen.textSize = size
        #expect(
            screen.fills(.purple)
                == [132, 180, 228].map {
                    CGRect(x: $0, y: 30, width: 40, height: 40)
                })
    }

    @Test("A fixed frame is too small for three digits of large text")
    func fixedCellsOverflow() {
        let screen = Screen(400, 100) { FixedCells.WeekView(heartRates: [120]) }
        screen.textSize = .accessibility5
        #expect(screen.texts.first?.string != "120")
    }

    @Test("Every cell has the size of the template, whatever the number", arguments: textSizes)
    func templateCells(size: DynamicTypeSize) {
        let screen = Screen(1000, 200) { TemplateCells.WeekView(heartRates: [65, 120, 7, 99]) }
        screen.textSize = size
        let digit = size.characterWidth(.body)
        let cells = screen.fills(.purple)
        #expect(cells.count == 4)
        for cell in cells {
            #expect(cell.size == CGSize(width: digit * 3 + 8, height: digit * 2 + 8))
        }
        for (left, right) in zip(cells, cells.dropFirst()) { #expect(right.minX - left.maxX == 8) }
    }

    @Test("The number is centred in its cell, and the template is hidden")
    func numbersAreCentred() {
        let rates = [65, 120, 7]
        let screen = Screen(200, 100) { TemplateCells.WeekView(heartRates: rates) }
        #expect(screen.texts.map(\.string) == rates.map(String.init))
        for (text, cell) in zip(screen.texts, screen.fills(.purple)) {
            #expect(text.frame.midX == cell.midX && text.frame.midY == cell.midY)
        }
    }

    @Test("A number never leaves its cell", arguments: [190, 1000, 10_000, 123_456_789])
    func numbersStayInside(number: Int) throws {
        let screen = Screen(200, 100) { TemplateCells.WeekView(heartRates: [number]) }
        let cell = try #require(screen.fills(.purple).first)
        #expect(cell.size == CGSize(width: 32, height: 24))
        #expect(cell.contains(try #require(screen.texts.first).frame))
    }

    @Test("A week of any length is a row of equal cells", arguments: [0, 1, 2, 7, 12])
    func anyWeek(days: Int) {
        let screen = Screen(800, 100) { TemplateCells.WeekView(heartRates: Array(60..<60 + days)) }
        #expect(screen.fills(.purple).count == days)
        #expect(screen.fills(.purple).allSatisfy { $0.size == CGSize(width: 32, height: 24) })
    }
}

private let textSizes = DynamicTypeSize.allCases
