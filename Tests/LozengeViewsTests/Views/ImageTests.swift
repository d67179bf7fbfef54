import Foundation
import LozengeTesting
import Testing

@Suite("Image")
struct ImageTests {
    let pictures = ["rogue": CGSize(40, 20)]

    @Test("It is as large as the picture, whatever it is offered")
    func rigid() {
        for side in [10, 100] as [CGFloat] {
            let screen = Screen(side, side, pictures: pictures) { Image("rogue") }
            #expect(
                screen.text == "picture \(Int(side) / 2 - 20) \(Int(side) / 2 - 10) 40×20 rogue")
        }
    }

    @Test("Resizable, it takes what it is offered, and its own size where nothing is")
    func resizable() {
        let screen = Screen(100, 90, pictures: pictures) { Image("rogue").resizable() }
        #expect(screen.text == "picture 0 0 100×90 rogue")
        let fixed = Screen(100, 90, pictures: pictures) { Image("rogue").resizable().fixedSize() }
        #expect(fixed.text == "picture 30 35 40×20 rogue")
    }

    @Test("Resizable with edges that are not stretched, it is never smaller than those")
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

    @Test("A picture that is not there leaves a mark in its place")
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
