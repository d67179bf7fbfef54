import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A body character is 8 × 16 points.
@Suite("Label")
struct LabelTests {
    private func label(_ title: String) -> some View {
        Label {
            Text(title)
        } icon: {
            Color.red.frame(width: 20, height: 20)
        }
    }

    @Test("The icon is before the title, eight points away, centred")
    func places() {
        let screen = Screen(100, 40) {
            Label {
                Text("ab")
            } icon: {
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(
            screen.text == """
                fill rectangle 28 10 20×20 #ff3b30
                text 56 12 16×16 #000000 "ab"
                """)
    }

    @Test(
        "Icons have a room and a distance from their titles; numbers that are none change nothing")
    func metrics() {
        let usual = frames(nil, nil) { label("ab").tagged("label") }["label"]
        let spaced = frames(nil, nil) {
            label("ab").tagged("label").labelIconToTitleSpacing(30).labelReservedIconWidth(50)
        }
        #expect(spaced["label"]?.width == 96)
        let unchanged = frames(nil, nil) {
            label("ab").tagged("label").labelIconToTitleSpacing(.nan)
                .labelReservedIconWidth(.infinity)
        }
        #expect(unchanged["label"] == usual)
    }

    @Test("In a list, the room of an icon grows with the font: the title is beside it")
    func fontInList() throws {
        func title(_ font: Font) throws -> CGRect {
            let screen = Screen(300, 100) { List { label("ab").font(font) } }
            return try #require(screen.frame(of: "ab"))
        }
        let (body, large) = (try title(.body), try title(.system(size: 34)))
        #expect(large.minX - body.minX > 15)
    }

    @Test("With a title of several lines, the icon is centred on the first line")
    func severalLines() {
        let broken = Screen(70, 60) { label("ab cd ef") }
        #expect(
            broken.text == """
                fill rectangle 1 13 20×20 #ff3b30
                text 29 15 40×32 #000000 "ab cd⏎ef"
                """)
        let column = frames(nil, nil) {
            Label {
                VStack(alignment: .leading, spacing: 0) {
                    Text("ab").tagged("title")
                    Text("cd").tagged("subtitle")
                }
            } icon: {
                Color.red.frame(width: 20, height: 20).tagged("icon")
            }
        }
        #expect(column["icon"]?.minY == 0)
        #expect(column["title"]?.minY == 2)
        #expect(column["subtitle"]?.minY == 18)
    }

    @Test("A symbol is centred on the title, also in a frame; a text as well")
    func framedIcons() {
        let symbol = frames(nil, nil) {
            Label {
                Text("ab").tagged("title")
            } icon: {
                Image(systemName: "star").tagged("icon").frame(height: 40, alignment: .top)
            }
        }
        #expect(symbol["icon"].map { $0.midY } == symbol["title"].map { $0.midY })
        let text = frames(nil, nil) {
            Label {
                Text("ab").tagged("title")
            } icon: {
                Text("1.").tagged("icon").padding(.bottom, 30)
            }
        }
        #expect(text["icon"]?.minY == text["title"]?.minY)
    }

    @Test("Beside a title without text the icon is centred")
    func titleWithoutText() {
        let frames = frames(nil, nil) {
            Label {
                Color.blue.frame(width: 30, height: 40)
            } icon: {
                Color.red.frame(width: 20, height: 20).tagged("icon")
            }
        }
        #expect(frames["icon"]?.minY == 10)
    }

    @Test("Title and picture by name; Markdown is parsed in literals only")
    func names() {
        let title = "*a*"
        let pictures = ["star": CGSize(10, 10)]
        let words = Screen(100, 40, pictures: pictures) { Label("*a*", image: "star") }
        #expect(words.words == ["a"])
        #expect(words.text.hasPrefix("picture"))
        #expect(
            Screen(100, 40, pictures: pictures) { Label(title, image: "star") }.words == ["*a*"])
    }

    @Test("Title and symbol, in their size and colour")
    func symbols() {
        let title = "*a*"
        let screen = Screen(100, 40) {
            VStack(spacing: 0) {
                Label("*a*", systemImage: "star").foregroundColor(.red)
                Label(title, systemImage: "star")
            }
        }
        #expect(
            screen.text == """
                picture 32 0 20×20 star in #ff3b30
                text 60 2 8×16 #ff3b30 "a"
                picture 24 20 20×20 star in #000000
                text 52 22 24×16 #000000 "*a*"
                """)
    }

    @Test("A label of which only the icon is shown is read by its title, also in an own style")
    func spokenTitle() {
        struct Bare: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).labelStyle(.iconOnly)
            }
        }
        let screen = Screen(200, 200) {
            VStack {
                Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
                Button("Remove", systemImage: "minus") {}.labelStyle(Bare())
            }
        }
        #expect(screen.element(.image, "Rain") != nil)
        #expect(screen.elements(.button).map(\.label) == ["Add", "Remove"])
    }

    @Test("A style shows the icon, the title or both, for all labels in a view")
    func styles() {
        func shown(_ style: some LabelStyle) -> CGSize {
            size(nil, nil) { VStack { label("ab") }.labelStyle(style) }
        }
        #expect(shown(.automatic) == CGSize(44, 20))
        #expect(shown(.titleAndIcon) == CGSize(44, 20))
        #expect(shown(.titleOnly) == CGSize(16, 16))
        #expect(shown(.iconOnly) == CGSize(20, 20))
    }

    @Test("The nearest style counts")
    func nearest() {
        let screen = Screen(100, 40) {
            HStack {
                label("a").labelStyle(.titleOnly)
                label("b")
            }
            .labelStyle(.iconOnly)
        }
        #expect(screen.words == ["a"])
    }

    @Test("A custom style arranges title and icon")
    func ownStyle() {
        let screen = Screen(100, 60) { label("ab").labelStyle(Stacked()) }
        #expect(
            screen.text == """
                text 42 12 16×16 #000000 "ab"
                fill rectangle 40 28 20×20 #ff3b30
                """)
    }

    @Test("A style may contain the label: it gets the outer style, or one that it sets")
    func again() {
        #expect(size(nil, nil) { label("ab").labelStyle(Padded()) } == CGSize(54, 30))
        let inner = size(nil, nil) {
            label("ab").labelStyle(Padded()).labelStyle(.titleOnly)
        }
        #expect(inner == CGSize(26, 26))
        #expect(size(nil, nil) { label("ab").labelStyle(IconInside()) } == CGSize(20, 20))
    }

    @Test("A label in the title of another has the other's style")
    func nested() {
        let screen = Screen(200, 40) {
            Label {
                label("ab")
            } icon: {
                Text("i")
            }
            .labelStyle(.titleOnly)
        }
        #expect(screen.words == ["ab"])
    }

    @Test("A style may change; labels are not updated for an equal one")
    func changes() {
        struct Switching: View {
            @State private var isPadded = false
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    VStack {
                        Label {
                            Text("ab")
                        } icon: {
                            Text("i")
                        }
                    }
                    .labelStyle(Padding(length: isPadded ? 5 : 0))
                    Change("pad", $isPadded) { $0 = true }
                    Change("count", $count) { $0 += 1 }
                    Text("\(count)")
                }
            }
        }
        let screen = Screen(200, 200) { Switching() }
        let before = screen.bodyEvaluations
        screen.click("count")
        // The button when it is pressed and when it is released, and the view itself.
        #expect(screen.bodyEvaluations == before + 3)
        let left = screen.frame(of: "i")?.minX
        screen.click("pad")
        #expect(screen.frame(of: "i")?.minX == left)
        #expect(screen.frame(of: "ab")?.minY == 68)
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.title
            configuration.icon
        }
    }
}

private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
}

private struct Padding: LabelStyle {
    let length: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(length)
    }
}

private struct IconInside: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.iconOnly)
    }

    @Test("A control takes a picture of an asset catalog beside its title")
    func pictures() {
        let picture = ImageResource(name: "none", bundle: .main)
        let screen = Screen(400, 300) {
            VStack {
                Button("Save", image: picture) {}
                Button("Delete", image: picture, role: .destructive) {}
                Menu("More", image: picture) { Button("Item") {} }
                Toggle("On", image: picture, isOn: .constant(true))
            }
        }
        #expect(screen.element(.button, "Save") != nil && screen.element(.button, "Delete") != nil)
        #expect(screen.element(.menuButton, "More") != nil)
        #expect(screen.texts.contains("On"))
    }
}
