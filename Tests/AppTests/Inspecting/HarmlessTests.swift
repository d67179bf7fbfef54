import LozengeCore
import LozengeTesting
import LozengeViews
import SwiftUI
import Testing

@testable import Gallery

@Suite("Looking at the gallery")
struct HarmlessTests {
    @Test(
        "A page is drawn the same with an inspector as without one",
        arguments: [ColorScheme.light, .dark], [DynamicTypeSize.large, .xSmall, .accessibility3])
    func same(scheme: ColorScheme, textSize: DynamicTypeSize) {
        for page in Page.all {
            let (plain, inspected) = drawings(of: page, scheme, textSize)
            #expect(inspected == plain, "\(page.title)")
        }
    }

    /// Returns the drawings of a page without and with an inspector.
    ///
    /// They are made again if they differ, and so do two without an inspector: a clock on the page has gone on.
    private func drawings(
        of page: Page, _ scheme: ColorScheme, _ textSize: DynamicTypeSize
    ) -> (plain: DisplayList, inspected: DisplayList) {
        func screen() -> Screen {
            Screen(700, 500) {
                PageView(page: page)
                    .environment(\.dynamicTypeSize, textSize)
                    .transformEnvironment(\.colorPalette) { $0.scheme = scheme }
            }
        }
        var (plain, inspected) = (screen().displayList, drawing(of: screen(), page))
        for _ in 0..<10 where inspected != plain && screen().displayList != plain {
            (plain, inspected) = (screen().displayList, drawing(of: screen(), page))
        }
        return (plain, inspected)
    }

    /// Returns the drawing of a page that an inspector has looked at.
    private func drawing(of screen: Screen, _ page: Page) -> DisplayList {
        let inspection = Inspection(of: screen.window) { _ in }
        _ = inspection.answer(.watch(isOn: true))
        guard case .tree(let windows)? = inspection.answer(.tree) else {
            Issue.record("\(page.title) has no tree.")
            return screen.displayList
        }
        let record = windows.first
        let requests: [(Int) -> InspectionRequest] = [
            InspectionRequest.explain, InspectionRequest.properties,
            InspectionRequest.environment, InspectionRequest.parameters,
            InspectionRequest.accessibility, InspectionRequest.record, { _ in .audit },
        ]
        for request in requests { _ = record.map { inspection.answer(request($0.id)) } }
        return screen.displayList
    }
}
