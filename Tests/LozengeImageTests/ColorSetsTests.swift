import Foundation
import LozengeCore
import Testing

@testable import LozengeImage

@Suite("Colours of asset catalogs")
struct ColorSetsTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "lozenge-colors-\(UUID().uuidString)")
        try write(
            "Brand",
            #"""
            {"colors": [
              {"color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}, "idiom": "universal"},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components":
                {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "0.500"}}, "idiom": "universal"},
              {"appearances": [{"appearance": "luminosity", "value": "dark"},
                {"appearance": "contrast", "value": "high"}],
               "color": {"color-space": "gray-gamma-22", "components":
                {"white": "1.000", "alpha": "1"}}, "idiom": "universal"}
            ], "info": {"author": "xcode", "version": 1}}
            """#)
        try write("Empty", #"{"colors": [{"idiom": "universal"}]}"#)
        try write("Damaged", #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#)
    }

    private func write(_ name: String, _ contents: String) throws {
        let set = folder.appending(path: "Assets.xcassets/Colors/\(name).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    }

    private func color(
        _ name: String, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
    ) -> String {
        var palette = ColorPalette(scheme: scheme, contrast: contrast)
        palette.named = AssetPictures(folder: folder.path).namedColors
        return Color(name).resolve(in: palette).description
    }

    @Test("A colour has the variant of the scheme and the contrast, or the nearest")
    func variants() {
        #expect(color("Brand") == "#ff8000")
        #expect(color("Brand", .light, .increased) == "#ff8000")
        #expect(color("Brand", .dark) == "#0000ff 50%")
        #expect(color("Brand", .dark, .increased) == "#ffffff")
    }

    @Test("A colour that is missing, empty or damaged is clear, and reported")
    func missing() {
        for name in ["Nothing", "Empty", "Damaged", "../Brand"] {
            #expect(color(name) == Color.Resolved.clear.description)
        }
        #expect(color("Brand") == "#ff8000")
    }

    @Test("Colours of one name are equal, whatever they look like")
    func equality() {
        #expect(Color("Brand") == Color("Brand") && Color("Brand") != Color("Other"))
        #expect(Color("Brand").description == "Brand")
    }
}
