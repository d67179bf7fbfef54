import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Icons of the desktop")
struct IconThemesTests {
    private let themes = IconThemes(folders: [Fixture.icons], loose: [Fixture.icons + "/loose"])

    private func icon(_ names: String..., size: CGFloat = 16, scale: CGFloat = 1) -> String? {
        themes.icon(names, size: size, scale: scale, theme: "Own")
            .map { String($0.dropFirst(Fixture.icons.count + 1)) }
    }

    @Test("The icon for the size and scale is chosen, or the nearest")
    func sizes() {
        #expect(icon("go-next", size: 16) == "Own/16x16/actions/go-next.png")
        #expect(icon("go-next", size: 16, scale: 2) == "Own/16x16@2x/actions/go-next.png")
        #expect(icon("go-next", size: 29) == "Own/32x32/actions/go-next.png")
        #expect(icon("go-next", size: 20) == "Own/16x16/actions/go-next.png")
        #expect(icon("go-next", size: 500) == "Own/32x32/actions/go-next.png")
        #expect(icon("only-small", size: 500) == "Own/16x16/actions/only-small.png")
    }

    @Test(
        "A missing icon comes from the parent themes, then from any; a theme that is its own parent is harmless"
    )
    func parents() {
        #expect(icon("edit-copy") == "Base/24x24/actions/edit-copy.png")
        #expect(icon("an-app") == "hicolor/48x48/apps/an-app.png")
        #expect(icon("stray") == "loose/stray.png")
        #expect(icon("nothing") == nil)
        #expect(themes.names(from: "Own") == ["Own", "Base", "Nobody", "Adwaita", "hicolor"])
        #expect(themes.names(from: nil) == ["Adwaita", "hicolor"])
    }

    @Test("The first of several names counts in each theme, and a theme counts before its parents")
    func preferences() {
        #expect(
            icon("edit-copy-symbolic", "edit-copy")?.hasSuffix("edit-copy-symbolic.png") == true)
        #expect(icon("edit-copy", "go-next") == "Own/16x16/actions/go-next.png")
    }

    @Test("Without a decoder for drawings, the bitmap icons are shown")
    func withoutDrawings() {
        let poor = IconThemes(folders: [Fixture.icons], readsDrawings: false)
        let names = ["edit-find-symbolic"]
        #expect(
            icon("edit-find-symbolic")?.hasSuffix("scalable/actions/edit-find-symbolic.svg") == true
        )
        #expect(
            poor.icon(names, size: 16, scale: 1, theme: "Own")?
                .hasSuffix("16x16/actions/edit-find-symbolic.symbolic.png") == true)
    }

    @Test("Names that lead elsewhere find nothing")
    func strangeNames() {
        for name in ["", "../../16x16/actions/go-next", "/etc/passwd", "a\0"] {
            #expect(icon(name) == nil)
            #expect(IconTheme(name, in: [Fixture.icons]) == nil)
        }
        #expect(icon("go-next", size: .nan, scale: .infinity) != nil)
    }

    /// The rules of the specification, word by word, for all kinds of folders.
    @Test("Folders are near or far as the Icon Theme Specification says", arguments: 1...64)
    func distances(size: Int) {
        for kind in [IconTheme.Folder.Kind.fixed, .scalable, .threshold] {
            for (own, scale) in [(16, 1), (16, 2), (22, 1), (32, 1), (32, 2)] {
                for wanted in 1...2 {
                    let folder = IconTheme.Folder(
                        paths: [], size: own, scale: scale, least: own - 6, greatest: own + 20,
                        threshold: 3, kind: kind)
                    let (low, high) =
                        switch kind {
                        case .fixed: (own, own)
                        case .scalable: (own - 6, own + 20)
                        case .threshold: (own - 3, own + 3)
                        }
                    let matches = scale == wanted && low <= size && size <= high
                    let pixels = size * wanted
                    let gap =
                        pixels < low * scale
                        ? low * scale - pixels : pixels > high * scale ? pixels - high * scale : 0
                    let distance = folder.distance(to: size, scale: wanted)
                    #expect((distance == 0) == matches)
                    #expect(matches || distance == gap + 1)
                }
            }
        }
    }
}

@Suite("Symbols")
struct SymbolIconsTests {
    private func symbol(
        _ names: [String], inColor: Bool = false, size: CGFloat = 16, scale: CGFloat = 1
    ) -> FoundPicture? {
        Search(.symbol(names, inColor: inColor), scale: scale) {
            $0.symbolSize = size
            $0.iconTheme = "Own"
        }.find()
    }

    @Test("A symbol is an outline of the requested size, drawn in the pixels of the view")
    func drawn() throws {
        let found = try #require(symbol(["magnifyingglass"], size: 20, scale: 2))
        #expect(found.size == CGSize(width: 20, height: 20))
        #expect(found.pixelSize == [40, 40])
        #expect(found.isTemplate && found.isScalable)
        #expect(found.pixel(0, 0) == 0 && (found.pixel(20, 20) ?? 0) >> 24 == 255)
    }

    @Test("In colours, a symbol is the coloured icon")
    func colored() {
        let plain = symbol(["doc.on.doc"])
        let colored = symbol(["doc.on.doc"], inColor: true)
        #expect(plain?.isTemplate == true && plain?.pixel(0, 0) == 0xffff_0000)
        #expect(colored?.isTemplate == false && colored?.pixel(0, 0) == 0xff00_00ff)
        #expect(plain?.size == CGSize(width: 16, height: 16))
    }

    @Test("An unlisted variant is the plain symbol; a listed one has a separate icon")
    func forms() {
        #expect(SymbolIcons(["trash.circle.fill"], inColor: false).name == "trash")
        func enclosure(_ name: String) -> SymbolEnclosure? {
            SymbolIcons([name], inColor: false).enclosure
        }
        #expect(enclosure("trash.circle.fill") == SymbolEnclosure(.circle, isFilled: true))
        #expect(enclosure("trash.square") == SymbolEnclosure(.square, isFilled: false))
        #expect(enclosure("trash.fill") == nil && enclosure("trash") == nil)
        // An icon of its own has the shape.
        #expect(enclosure("arrow.down.circle") == nil)
        #expect(SymbolIcons(["star.fill"], inColor: false).icons.first == "starred-symbolic")
        // A slash has another meaning.
        #expect(SymbolIcons(["star.slash", "star"], inColor: false).name == "star")
        #expect(SymbolIcons(["mic.slash.fill"], inColor: false).name == "mic.slash")
    }

    @Test("Symbols that follow the text direction are mirrored from right to left")
    func mirrored() {
        func icons(_ name: String, _ direction: LayoutDirection) -> [String] {
            SymbolIcons([name], inColor: false, layoutDirection: direction).icons
        }
        #expect(icons("arrow.uturn.forward", .leftToRight).first == "edit-redo-symbolic")
        #expect(
            icons("arrow.uturn.forward", .rightToLeft)
                == [
                    "edit-redo-symbolic-rtl", "edit-redo-rtl", "edit-undo-symbolic", "edit-undo",
                ])
        #expect(icons("arrow.uturn.backward", .rightToLeft).contains("edit-redo-symbolic"))
        #expect(
            icons("chevron.right", .rightToLeft) == icons("chevron.right", .leftToRight))
        #expect(icons("list.bullet", .rightToLeft).contains("view-list-symbolic-rtl"))
        func drawing(_ name: String, _ direction: LayoutDirection) -> String {
            SymbolIcons([name], inColor: false, layoutDirection: direction).name
        }
        #expect(drawing("chevron.forward", .leftToRight) == "chevron.forward")
        #expect(drawing("chevron.forward", .rightToLeft) == "chevron.backward")
        #expect(drawing("chevron.right", .rightToLeft) == "chevron.right")
    }

    @Test("The name of an icon is also that of a symbol")
    func ownNames() {
        #expect(symbol(["edit-find"]) != nil && symbol(["edit-find-symbolic"]) != nil)
        #expect(symbol(["only-small"])?.isTemplate == false)
    }

    @Test("A missing symbol is reported with the searched names and a remedy")
    func missing() {
        #expect(
            symbol(["no.such.symbol"]) == nil && symbol([]) == nil && symbol(["airplane"]) == nil)
        let known = SymbolIcons(["airplane"], inColor: false).missing(in: ["Own", "hicolor"])
        for part in ["airplane", "airplane-mode-symbolic", "Own, hicolor", "adwaita-icon-theme"] {
            #expect(known.description.contains(part))
        }
        let unknown = SymbolIcons(["no.such"], inColor: false).missing(in: [])
        #expect(unknown.description.contains("docs/icons.md"))
    }

    @Test("The table's names are those on the documentation page")
    func page() throws {
        let page = try String(
            contentsOfFile: Fixture.folder + "/../../docs/icons.md", encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
                .map { String($0.element) }
        }
        #expect(rows.count == symbolTable.count)
        for row in rows { #expect(symbolTable[row[0]] == Array(row.dropFirst())) }
        #expect(symbolTable.values.allSatisfy { !$0.isEmpty })
    }

    /// The icons with an outline in Adwaita 43 of Debian 12, and without one in 48 of Debian 13.
    private static let gone: Set<String> = [
        "emblem-default", "emblem-documents", "emblem-favorite", "emblem-important", "emblem-music",
        "emblem-ok", "emblem-photos", "emblem-shared", "emblem-synchronizing", "emblem-system",
        "emblem-videos", "network-wired-offline", "process-working",
    ]

    @Test("Every symbol has an icon that Adwaita 43 and 48 both have")
    func versions() {
        for (symbol, icons) in symbolTable {
            #expect(!Self.gone.isSuperset(of: icons), "\(symbol)")
        }
    }

    private nonisolated static let hasAdwaita =
        FileManager.default.fileExists(atPath: "/usr/share/icons/Adwaita/index.theme")

    @Test(
        "Every symbol has an outline in the installed version of GNOME's icons",
        .enabled(if: hasAdwaita, "adwaita-icon-theme is not installed"))
    func adwaita() {
        let themes = IconThemes(folders: ["/usr/share/icons"])
        for name in symbolTable.keys.sorted() {
            let symbol = SymbolIcons([name], inColor: false)
            let path = themes.icon(symbol.icons, size: 20, scale: 1, theme: nil)
            #expect(path?.contains("-symbolic.") == true, "\(name)")
        }
    }
}
