import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// Body text is 17 points large, its capitals 8 points high, its baseline 12 points down.
///
/// A symbol beside it has a side of 20.4 points: 20 pixels.
@Suite("Symbols")
struct SymbolTests {
    private func text(@ViewBuilder _ content: () -> some View) -> String {
        Screen(100, 100, content: content).text
    }

    @Test("A symbol has the size of the font, scaled by the text size")
    func size() {
        #expect(text { Image(systemName: "star") } == "picture 40 40 20×20 star in #000000")
        #expect(text { Image(systemName: "star").font(.title) }.contains("34×34"))
        #expect(text { Image(systemName: "star").font(.system(size: 10)) }.contains("12×12"))
        let screen = Screen(100, 100) { Image(systemName: "star") }
        screen.textSize = .accessibility5
        #expect(screen.text.contains("64×64"))
    }

    @Test("A symbol may have another scale beside the same text")
    func scale() {
        let sides = [Image.Scale.small, .medium, .large].map { scale in
            let screen = Screen(100, 100) {
                Image(systemName: "star").imageScale(scale).tagged("a")
            }
            return screen.frame(of: "a")?.width
        }
        #expect(sides == [16, 20, 26])
    }

    @Test("A symbol is centred on the capital letters of its line")
    func baseline() {
        let screen = Screen(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star").tagged("star")
                Text("ab")
            }
        }
        let star = screen.frame(of: "star") ?? .zero
        let letters = screen.frame(of: "ab") ?? .zero
        #expect(star.midY == letters.minY + 12 - 8 / 2)
        // Other pictures stand on the baseline.
        let pictures = ["rogue": CGSize(10, 10)]
        let other = Screen(100, 100, pictures: pictures) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Image("rogue").tagged("rogue")
                Text("ab")
            }
        }
        #expect(other.frame(of: "rogue")?.maxY == (other.frame(of: "ab")?.minY ?? 0) + 12)
    }

    @Test("A resizable symbol takes the proposal, and its own size if unspecified")
    func resizable() {
        #expect(text { Image(systemName: "star").resizable() }.contains("0 0 100×100"))
        #expect(text { Image(systemName: "star").resizable().fixedSize() }.contains("20×20"))
        #expect(
            text { Image(systemName: "star").resizable().scaledToFit().frame(width: 30) }
                .contains("30×30"))
    }

    @Test("A symbol has the foreground colour, or its own")
    func colors() {
        #expect(text { Image(systemName: "star").foregroundColor(.red) }.contains("in #ff3b30"))
        let dark = Screen(100, 100, colorScheme: .dark) { Image(systemName: "star") }
        #expect(dark.text.contains("in #ffffff"))
        #expect(!text { Image(systemName: "star").symbolRenderingMode(.multicolor) }.contains("in"))
        let place = text {
            VStack {
                Image(systemName: "star")
                Image(systemName: "heart").symbolRenderingMode(.monochrome)
            }
            .symbolRenderingMode(.multicolor)
        }
        #expect(place.contains("heart in #000000") && !place.contains("star in"))
    }

    @Test("Hierarchical and palette symbols are outlines in the primary style")
    func layers() {
        let hierarchical = text {
            Image(systemName: "star").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
        }
        #expect(hierarchical.contains("star in #ff3b30"))
        let palette = text {
            Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
        }
        #expect(palette.contains("star in #ff3b30"))
    }

    @Test("Variants are requested by Apple's names, combined with those around")
    func variants() {
        func name(_ image: Image, _ variants: SymbolVariants...) -> String? {
            let screen = Screen(100, 100) {
                image.symbolVariant(variants.first ?? .none)
                    .symbolVariant(variants.dropFirst().first ?? .none)
            }
            return screen.text.split(separator: " ").first { $0.hasPrefix("mic") }.map(String.init)
        }
        let mic = Image(systemName: "mic")
        #expect(name(mic) == "mic")
        #expect(name(mic, .fill) == "mic.fill")
        #expect(name(mic, .circle.fill) == "mic.circle.fill")
        #expect(name(mic, .slash.fill) == "mic.slash.fill")
        #expect(name(mic, .slash, .circle) == "mic.slash.circle")
        #expect(name(mic, .circle, .square) == "mic.circle")
        #expect(name(Image(systemName: "mic.fill"), .fill) == "mic.fill")
    }

    @Test("A variant consists of its parts")
    func contains() {
        let forms: [SymbolVariants] = [.none, .fill, .circle, .square, .rectangle, .slash]
        for form in forms {
            #expect(form.contains(.none) && form.contains(form))
            #expect(
                SymbolVariants.circle.fill.contains(form) == [.none, .fill, .circle].contains(form))
        }
    }
}
