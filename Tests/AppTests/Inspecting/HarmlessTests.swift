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
            // A clock on the page may go on between the two drawings.
            let isEqual = (0..<5).contains { _ in isSame(page, scheme, textSize) }
            #expect(isEqual, "\(page.title)")
        }
    }

    private func isSame(
        _ page: Page, _ scheme: ColorScheme, _ textSize: DynamicTypeSize
    ) -> Bool {
        func screen() -> Screen {
            Screen(700, 500) {
                PageView(page: page)
                    .environment(\.dynamicTypeSize, textSize)
                    .transformEnvironment(\.colorPalette) { $0.scheme = scheme }
            }
        }
        let (plain, inspected) = (screen(), screen())
        let inspection = Inspection(of: inspected.window) { _ in }
        _ = inspection.answer(.watch(isOn: true))
        guard case .tree(let windows)? = inspection.answer(.tree) else {
            Issue.record("\(page.title) has no tree.")
            return false
        }
        let record = windows.first
        let requests: [(Int) -> InspectionRequest] = [
            InspectionRequest.explain, InspectionRequest.properties,
            InspectionRequest.environment, InspectionRequest.parameters,
            InspectionRequest.accessibility, InspectionRequest.record, { _ in .audit },
        ]
        for request in requests { _ = record.map { inspection.answer(request($0.id)) } }
        return inspected.displayList == plain.displayList
    }
}
