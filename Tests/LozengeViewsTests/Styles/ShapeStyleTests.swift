import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Styles")
struct ShapeStyleTests {
    /// Returns the fill of a rectangle of 40 × 20.
    private func paint(
        _ style: some ShapeStyle, colorScheme: ColorScheme = .light
    ) -> String {
        let text = Screen(40, 20, colorScheme: colorScheme) { Rectangle().fill(style) }.text
        return text.replacing("fill rectangle 0 0 40×20 ", with: "")
    }

    @Test("A custom style resolves in its environment, and again after a change")
    func ownStyle() {
        #expect(paint(Themed()) == "#ff3b30")
        #expect(paint(Themed(), colorScheme: .dark) == "#ffffff 50%")
        let screen = Screen(100, 100) { Switching() }
        #expect(screen.text.contains("#ff3b30"))
        screen.click("dark")
        #expect(screen.text.contains("#ffffff 50%"))
    }

    @Test("A style without an implementation shows nothing")
    func empty() { #expect(paint(Silent()) == "") }

    @Test("Levels are the system's label colours by default")
    func labels() {
        #expect(paint(.primary) == "#000000")
        #expect(paint(.secondary) == "#3c3c43 75%")
        #expect(paint(.tertiary) == "#3c3c43 30%")
        #expect(paint(.quaternary) == "#3c3c43 18%")
        #expect(paint(.primary, colorScheme: .dark) == "#ffffff")
    }

    @Test("Levels of a set style are fainter, unless they are set, too")
    func levels() {
        func text(_ content: some View) -> String { Screen(8, 8) { content }.text }
        #expect(text(Rectangle().fill(.secondary).foregroundStyle(.red)).hasSuffix("#ff3b30 50%"))
        #expect(text(Rectangle().fill(.quaternary).foregroundColor(.red)).hasSuffix("#ff3b30 18%"))
        #expect(
            text(Rectangle().fill(.secondary).foregroundStyle(.red, .blue)).hasSuffix("#007aff"))
        #expect(
            text(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue)).hasSuffix("#007aff 50%"))
        #expect(
            text(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, .green))
                .hasSuffix("#34c759"))
    }

    @Test("A level set as foreground is a level of the outer style")
    func nestedLevels() {
        let screen = Screen(8, 8) {
            Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
        }
        #expect(screen.text.hasSuffix("#ff3b30 50%"))
    }

    @Test(
        "A control's own style gives way to that of a control inside, and to the program's around")
    func ownStyles() {
        func text(_ content: some View) -> String { Screen(8, 8) { content }.text }
        let inner = Rectangle().defaultForegroundStyle(.red)
        #expect(text(inner.defaultForegroundStyle(.secondary)).hasSuffix("#ff3b30"))
        #expect(text(inner.foregroundStyle(.blue)).hasSuffix("#007aff"))
        #expect(
            text(inner.foregroundStyle(.blue).defaultForegroundStyle(.secondary))
                .hasSuffix("#007aff"))
    }

    @Test("Any style has levels, and an opacity")
    func faint() {
        #expect(paint(Color.red.secondary) == "#ff3b30 50%")
        #expect(paint(.red.opacity(0.25)) == "#ff3b30 25%")
        #expect(paint(Gradient(colors: [.black, .white]).opacity(0.5)).contains("#ffffff 50% 1"))
    }

    @Test("Tint and background are those of the outer views")
    func systemStyles() {
        func text(_ content: some View) -> String { Screen(8, 8) { content }.text }
        #expect(paint(.tint) == "#3584e4")
        #expect(paint(.background) == "#fafafb")
        #expect(paint(.separator) == "#3c3c43 29%")
        #expect(text(Rectangle().fill(.tint).tint(.red)).hasSuffix("#ff3b30"))
        #expect(text(Rectangle().fill(.tint).tint(nil).tint(.red)).hasSuffix("#3584e4"))
        #expect(text(Rectangle().fill(.background).backgroundStyle(.red)).hasSuffix("#ff3b30"))
        #expect(text(Rectangle().fill(.tint).tint(.tint)).hasSuffix("#3584e4"))
    }

    @Test("A shadow of a style applies to drawings in it")
    func shadows() {
        #expect(
            paint(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))) == """
                shadow #000000 radius 3 offset 1 2 {
                  #ff3b30
                }
                """)
        let inner = Screen(40, 20) { Rectangle().fill(.red.shadow(.inner(radius: 3))) }
        #expect(inner.displayList.primitives.first.map { "\($0)" }?.hasSuffix("#ff3b30") == true)
        #expect(inner.text.contains("blend destinationOut"))
    }

    @Test("A style can be blended with its background, and anchored elsewhere")
    func blendedAndAnchored() {
        #expect(paint(.red.blendMode(.multiply)).hasPrefix("blend multiply {"))
        let gradient = Gradient(colors: [.black, .white]).in(CGRect(5, 5, 10, 10))
        #expect(paint(gradient) == "linear 10 5 to 10 15 (#000000 0, #ffffff 1)")
    }

    @Test("A picture is repeated from the corner of the filled area")
    func pictures() {
        let screen = Screen(40, 20, pictures: ["tile": CGSize(4, 4)]) {
            Rectangle().fill(ImagePaint(image: Image("tile"), scale: 2))
        }
        #expect(screen.text == "fill rectangle 0 0 40×20 tile × 2")
        #expect(paint(ImagePaint(image: Image("tile"), scale: 0)) == "")
    }
}

private struct Themed: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.red : Color.white.opacity(0.5)
    }
}

private struct Silent: ShapeStyle {}

private struct Switching: View {
    @State private var scheme = ColorScheme.light

    var body: some View {
        VStack {
            Button("dark") { scheme = .dark }
            Rectangle().fill(Themed()).environment(\.colorScheme, scheme)
        }
    }
}
