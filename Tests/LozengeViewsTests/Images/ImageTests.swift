import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Image")
struct ImageTests {
    let pictures = ["rogue": CGSize(40, 20)]

    @Test("An image has the size of its picture, whatever the proposal")
    func rigid() {
        for side in [10, 100] as [CGFloat] {
            let screen = Screen(side, side, pictures: pictures) { Image("rogue") }
            #expect(
                screen.text == "picture \(Int(side) / 2 - 20) \(Int(side) / 2 - 10) 40×20 rogue")
        }
    }

    @Test("A resizable image takes the proposal, and its own size if unspecified")
    func resizable() {
        let screen = Screen(100, 90, pictures: pictures) { Image("rogue").resizable() }
        #expect(screen.text == "picture 0 0 100×90 rogue")
        let fixed = Screen(100, 90, pictures: pictures) { Image("rogue").resizable().fixedSize() }
        #expect(fixed.text == "picture 30 35 40×20 rogue")
    }

    @Test("A resizable image with cap insets is never smaller than those")
    func capInsets() {
        let edges = EdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 10)
        func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            let picture = FixtureImage(width: 40, height: 20).resizable(capInsets: edges)
            return layoutReport(of: picture, in: ProposedViewSize(width, height)).size
        }
        #expect(size(100, 90) == CGSize(100, 90))
        #expect(size(nil, nil) == CGSize(40, 20))
        #expect(size(12, 0) == CGSize(20, 11))
    }

    @Test("Cap insets, tiles and interpolation are passed to the painter")
    func style() {
        let screen = Screen(100, 90, pictures: pictures) {
            Image("rogue")
                .resizable(
                    capInsets: EdgeInsets(top: 1, leading: 2, bottom: -3, trailing: .nan),
                    resizingMode: .tile
                )
                .interpolation(.none).antialiased(false)
        }
        #expect(
            screen.text
                == "picture 0 0 100×90 rogue caps 1 2 0 0 tiled none interpolation not antialiased")
        let plain = Screen(100, 90, pictures: pictures) {
            Image("rogue").interpolation(.medium).antialiased(true)
        }
        #expect(plain.text == "picture 30 35 40×20 rogue")
    }

    @Test("A template has the foreground colour, and follows it")
    func template() {
        func text(_ image: Image) -> String {
            Screen(40, 20, pictures: ["rogue": CGSize(40, 20), "aTemplate": CGSize(40, 20)]) {
                image.foregroundColor(.red)
            }.text
        }
        #expect(text(Image("rogue")) == "picture 0 0 40×20 rogue")
        #expect(text(Image("rogue").renderingMode(.template)).hasSuffix("rogue in #ff3b30"))
        #expect(text(Image("aTemplate")).hasSuffix("aTemplate in #ff3b30"))
        #expect(text(Image("aTemplate").renderingMode(.original)).hasSuffix("aTemplate"))
        #expect(text(Image("aTemplate").renderingMode(nil)).hasSuffix("aTemplate in #ff3b30"))

        struct Light: View {
            @State private var color = Color.red
            var body: some View {
                VStack(spacing: 0) {
                    Image("rogue").renderingMode(.template).foregroundColor(color)
                    Change("next", $color) { $0 = .black }
                }
            }
        }
        let screen = Screen(100, 100, pictures: pictures) { Light() }
        screen.click("next")
        #expect(screen.text.contains("rogue in #000000"))
    }

    @Test("Equal descriptions are equal pictures, and an explanation contains them")
    func sameness() {
        #expect(Image("rogue") != Image(decorative: "rogue"))
        #expect(Image("rogue") != Image("rogue", label: Text("A thief")))
        #expect(Image("rogue") != Image(contentsOfFile: "rogue"))
        #expect(
            Image(contentsOf: URL(fileURLWithPath: "/a/b.png")) == Image(contentsOfFile: "/a/b.png")
        )
        #expect(Image("rogue", bundle: .main) == Image("rogue"))
        let screen = Screen(40, 20, pictures: pictures) {
            Image("rogue", label: Text("A thief")).tagged("thief")
        }
        #expect(screen.explain("thief").contains("A thief"))
        #expect(screen.text == "picture 0 0 40×20 rogue")
    }

    @Test("Files are shown, and invalid data in memory has a placeholder")
    func files() {
        let screen = Screen(40, 20, pictures: ["/rogue.png": CGSize(40, 20)]) {
            Image(contentsOfFile: "/rogue.png")
        }
        #expect(screen.text == "picture 0 0 40×20 /rogue.png")
        let memory = Screen(40, 40) { Image(data: Data([1, 2, 3])) }
        #expect(memory.text.contains("ellipse"))
    }

    @Test("A missing picture has a placeholder")
    func missing() {
        let screen = Screen(100, 100, pictures: pictures) { Image("nobody") }
        #expect(!screen.text.isEmpty)
        #expect(!screen.text.contains("picture"))
        #expect(screen.minimumSize.width > 0 && screen.minimumSize.height > 0)
    }

    @Test("Another name shows another picture")
    func otherName() {
        struct Gallery: View {
            @State private var name = "rogue"
            var body: some View {
                VStack(spacing: 0) {
                    Image(name)
                    Change("next", $name) { $0 = "brawler" }
                }
            }
        }
        let pictures = ["rogue": CGSize(40, 20), "brawler": CGSize(60, 60)]
        let screen = Screen(100, 100, pictures: pictures) { Gallery() }
        screen.click("next")
        #expect(screen.text.hasPrefix("picture 20 12 60×60 brawler"))
    }
}
