import Foundation
import LozengeCore
import Testing

@Suite("Display list")
struct DisplayListTests {
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    let white = Paint.color(Color.white.resolve(in: .light))

    @Test("One command in a line, groups indented")
    func text() {
        var list = DisplayList()
        list.append(.fill(.rectangle(rect), white))
        list.group(.clip(.roundedRectangle(rect, radius: 1))) { list in
            list.append(.fill(.ellipse(rect), white))
            list.group(.opacity(0.5)) { $0.append(.border(rect, width: 2, white)) }
        }
        #expect(
            list.description == """
                fill rectangle 1 2 3.5×4 #ffffff
                clip rounded rectangle 1 2 3.5×4 radius 1 {
                  fill ellipse 1 2 3.5×4 #ffffff
                  opacity 0.5 {
                    border 1 2 3.5×4 width 2 #ffffff
                  }
                }
                """)
    }

    @Test("Empty groups are removed, and groups of empty groups")
    func emptyGroup() {
        var list = DisplayList()
        list.group(.opacity(0.5)) { $0.group(.clip(.rectangle(rect))) { _ in } }
        #expect(list.commands.isEmpty)
        #expect(list.description == "")
    }

    @Test("A fragment's coordinates are relative to its position, in groups and in other fragments")
    func fragments() {
        let inner = DisplayFragment(DisplayList([.fill(.rectangle(rect), white)]))
        let middle = DisplayFragment(
            DisplayList([.group(.clip(.ellipse(rect)), inner), .fragment(inner, at: .zero)]))
        var list = DisplayList()
        list.append(middle, at: CGPoint(x: 10, y: 20))
        #expect(
            list.description == """
                clip ellipse 11 22 3.5×4 {
                  fill rectangle 11 22 3.5×4 #ffffff
                }
                fill rectangle 11 22 3.5×4 #ffffff
                """)
        #expect(list.primitives.count == 2)
        #expect(list.effects == [.clip(.ellipse(rect.offsetBy(dx: 10, dy: 20)))])
        #expect(middle.reach == rect)
    }

    @Test("A group ends where it began, whatever comes before and after")
    func groupAmongOthers() {
        var list = DisplayList()
        list.append(.fill(.rectangle(rect), white))
        list.group(.opacity(0.5)) { _ in }
        list.append(.fill(.ellipse(rect), white))
        #expect(list.commands == [.fill(.rectangle(rect), white), .fill(.ellipse(rect), white)])
    }

    @Test("A shadow prints its colour, its blur and its offset")
    func shadow() {
        var list = DisplayList()
        let shadow = Shadow(
            color: Color(white: 0, opacity: 0.33).resolve(in: .light), radius: 4,
            offset: CGSize(width: 1, height: -2))
        list.group(.shadow(shadow)) { $0.append(.fill(.rectangle(rect), white)) }
        #expect(list.description.hasPrefix("shadow #000000 33% radius 4 offset 1 -2 {\n"))
    }

    @Test("A picture prints its position and its name")
    func picture() {
        var list = DisplayList()
        let picture = Picture(
            name: "rogue", pixelWidth: 2, pixelHeight: 1, scale: 2, pixels: [0, 0], isOpaque: false)
        list.append(.picture(picture, in: rect, PictureStyle()))
        #expect(list.description == "picture 1 2 3.5×4 rogue")
        #expect(picture.size == CGSize(width: 1, height: 0.5))
    }

    @Test("Special properties of a picture are printed after its name")
    func pictureStyle() {
        var style = PictureStyle()
        #expect(style.description == "")
        style.capInsets = EdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)
        style.resizing = .tile
        style.interpolation = .none
        style.isAntialiased = false
        style.tint = Color.black.opacity(0.5).resolve(in: .light)
        #expect(
            style.description
                == "caps 1 2.5 3 4 tiled none interpolation not antialiased in #000000 50%")
    }

    @Test("Text prints its box and its lines")
    func textCommand() {
        var list = DisplayList()
        list.append(
            .text(twoLines, at: CGPoint(x: 10, y: 20), .color(Color.white.resolve(in: .light))))
        #expect(list.description == "text 10 20 16×32 #ffffff \"ab⏎cd\"")
    }

    @Test("Lists with the same drawing are equal")
    func equality() {
        var list = DisplayList()
        var other = DisplayList()
        list.append(.fill(.rectangle(rect), white))
        #expect(list != other)
        other.append(.fill(.rectangle(rect), white))
        #expect(list == other)
    }

    private var twoLines: TextLayout {
        let lines = ["ab", "cd"].enumerated().map { index, string in
            TextLayout.Line(
                string: string, frame: CGRect(x: 0, y: index * 16, width: 16, height: 16),
                baseline: CGFloat(index * 16 + 12), runs: [])
        }
        return TextLayout(
            text: StyledText("ab cd", font: ResolvedFont(size: 17)),
            measurement: TextMeasurement(
                size: CGSize(width: 16, height: 32), firstBaseline: 12, lastBaseline: 28),
            lines: lines, isTruncated: false)
    }
}
