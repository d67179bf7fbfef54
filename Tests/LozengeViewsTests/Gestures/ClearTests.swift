import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Clear colors")
struct ClearTests {
    private let diary = Diary()

    private func presses(@ViewBuilder _ cover: @escaping () -> some View) -> [String] {
        let diary = diary
        let screen = Screen(100, 100) {
            ZStack {
                Color.blue.onTapGesture { diary.note("below") }
                cover()
            }
        }
        screen.click(at: CGPoint(x: 50, y: 50))
        return diary.lines
    }

    @Test("Events go through a clear color, a clear shape and a clear background")
    func through() {
        let diary = diary
        #expect(presses { Color.clear.onTapGesture { diary.note("above") } } == ["below"])
        #expect(presses { Color.red.opacity(0) }.count == 2)
        #expect(presses { Rectangle().fill(.clear) }.count == 3)
        #expect(presses { GeometryReader { _ in Color.clear } }.count == 4)
        #expect(presses { Spacer().background(.clear) }.count == 5)
        #expect(diary.lines.allSatisfy { $0 == "below" })
    }

    @Test("A content shape, and a color that is hardly seen, take events")
    func taken() {
        let diary = diary
        #expect(
            presses { Color.clear.contentShape(Rectangle()).onTapGesture { diary.note("above") } }
                == ["above"])
        #expect(
            presses { Color.red.opacity(0.01).onTapGesture { diary.note("above") } }
                == ["above", "above"])
    }
}
