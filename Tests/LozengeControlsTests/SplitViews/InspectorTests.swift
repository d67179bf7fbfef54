import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Inspectors")
struct InspectorTests {
    private struct Case: View {
        @State private var isShown = false

        var body: some View {
            Button("Details") { isShown.toggle() }
                .tagged("content")
                .inspector(isPresented: $isShown) {
                    Text("Inside").tagged("inside").inspectorColumnWidth(
                        min: 200, ideal: 300, max: 400)
                }
        }
    }

    @Test("An inspector is a column at the trailing edge, which is dragged within its limits")
    func column() throws {
        let screen = Screen(800, 300) { Case() }
        screen.click("Details")
        #expect(try #require(screen.frame(of: "inside")).midX == 650)
        screen.drag(from: CGPoint(x: 500, y: 150), to: CGPoint(x: 450, y: 150))
        #expect(try #require(screen.frame(of: "inside")).midX == 625)
        screen.drag(from: CGPoint(x: 450, y: 150), to: CGPoint(x: 100, y: 150))
        #expect(try #require(screen.frame(of: "inside")).midX == 600)
        screen.click("Details")
        #expect(screen.frame(of: "inside") == nil)
    }

    @Test("In a narrow window it is a sheet, which Escape closes")
    func narrow() {
        let screen = Screen(500, 400) { Case() }
        screen.click("Details")
        screen.rest()
        #expect(screen.frame(of: "inside") != nil)
        #expect(screen.element(.button, "Details") == nil)
        screen.press(.escape)
        screen.rest()
        #expect(screen.frame(of: "inside") == nil)
        #expect(screen.element(.button, "Details") != nil)
    }
}
