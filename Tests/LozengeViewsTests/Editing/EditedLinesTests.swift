import Foundation
import LozengeCore
import LozengeTesting
import Testing
import TextFixtures

@testable import LozengeText
@testable import LozengeViews

/// Source: `docs/editing.md`, EDIT-28.
@Suite("The distances of edited lines")
struct EditedLinesTests {
    private let engine = PangoTextEngine(
        scale: 1, cacheCapacity: 16 << 20, fontConfigurationFile: Fixtures.fonts)

    enum Lines: CaseIterable {
        case usual, spaced, exact, multiple, large

        @MainActor
        func applied(to view: some View) -> AnyView {
            switch self {
            case .usual: AnyView(view)
            case .spaced: AnyView(view.lineSpacing(7))
            case .exact: AnyView(view.lineHeight(.exact(points: 30)))
            case .multiple: AnyView(view.lineHeight(.multiple(factor: 2)))
            case .large: AnyView(view.font(.largeTitle))
            }
        }
    }

    @Test(
        "Paragraphs are as far from each other as the lines of a text",
        arguments: Lines.allCases)
    func paragraphs(lines: Lines) throws {
        func height(_ count: Int, isEdited: Bool) throws -> CGFloat {
            let string = Array(repeating: "Hxg", count: count).joined(separator: "\n")
            let screen = Screen(200, 1000, textEngine: engine) {
                lines.applied(
                    to: VStack {
                        if isEdited {
                            TextField("", text: .constant(string), axis: .vertical)
                                .textFieldStyle(.plain)
                                .tagged("text")
                        } else {
                            Text(verbatim: string).tagged("text")
                        }
                    })
            }
            return try #require(screen.frame(of: "text")).height
        }
        for count in [2, 10] {
            let expected = try height(count, isEdited: false) - height(1, isEdited: false)
            let found = try height(count, isEdited: true) - height(1, isEdited: true)
            #expect(abs(found - expected) <= 1, "\(count) lines: \(found), not \(expected)")
        }
    }
}
