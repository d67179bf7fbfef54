import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The presentation of a view")
struct PresentationModeTests {
    private struct Done: View {
        @Environment(\.presentationMode) private var mode
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text("\(mode.wrappedValue.isPresented), \(isPresented)")
            Button("Done") { mode.wrappedValue.dismiss() }
        }
    }

    @Test("A view of a window is not presented, and dismissing it closes the window")
    func window() {
        let place = AppWindow()
        var closings = 0
        place.close = { _ in closings += 1 }
        let screen = Screen(200, 100) { Done().environment(\.windowPlace, place) }
        #expect(screen.words == ["false, false", "Done"])
        screen.click("Done")
        #expect(closings == 1)
    }
}
