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
                continue
            }
            let record = windows.first
            let requests: [(Int) -> InspectionRequest] = [
                InspectionRequest.explain, InspectionRequest.properties,
                InspectionRequest.environment, InspectionRequest.parameters,
                InspectionRequest.accessibility, InspectionRequest.record, { _ in .audit },
            ]
            for request in requests { _ = record.map { inspection.answer(request($0.id)) } }
            #expect(inspected.displayList == plain.displayList, "\(page.title)")
        }
    }
}
