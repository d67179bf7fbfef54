import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Styles of letters")
struct TextLettersTests {
    @Test("A style with a shadow is drawn separately, at the position of its letters")
    func shadows() {
        let screen = Screen(40, 20) {
            Text("a").foregroundStyle(.red)
                + Text("b").foregroundStyle(.blue.shadow(.drop(radius: 2)))
        }
        #expect(
            screen.text == """
                text 12 2 16×16 #ff3b30 #000000 0% "ab"
                shadow #000000 33% radius 2 offset 0 0 {
                  text 12 2 16×16 #000000 0% #007aff "ab"
                }
                """)
    }

    @Test("Of two styles the inner one counts, whether colours or not")
    func nearest() {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        #expect(
            Screen(8, 16) { Text("a").foregroundColor(.red).foregroundStyle(gradient) }.text
                .contains("#ff3b30"))
        #expect(
            Screen(8, 16) { Text("a").foregroundStyle(gradient).foregroundColor(.red) }.text
                .contains("linear"))
        #expect(
            Screen(8, 16) { Text("a").foregroundStyle(.red).foregroundStyle(gradient) }.text
                .contains("#ff3b30"))
    }

    @Test("Letters follow the style of their environment, and change with it")
    func surroundings() {
        let screen = Screen(100, 100) { Painted() }
        #expect(screen.text.contains("linear"))
        screen.click("red")
        #expect(!screen.text.contains("linear"))
        #expect(screen.text.contains("#ff3b30"))
    }

    @Test("A template picture is filled with the style of its environment")
    func outlines() {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        let screen = Screen(40, 20, pictures: ["mark": CGSize(10, 10)]) {
            Image("mark").renderingMode(.template).foregroundStyle(gradient)
        }
        #expect(screen.text.hasPrefix("mask (picture 15 5 10×10 mark in #000000)"))
        #expect(screen.text.contains("fill rectangle 15 5 10×10 linear 20 5 to 20 15"))
    }
}

private struct Painted: View {
    @State private var isRed = false

    var body: some View {
        VStack {
            Button("red") { isRed = true }.buttonStyle(.plain)
            Text("letters")
        }.foregroundStyle(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(Color.blue.gradient))
    }
}
