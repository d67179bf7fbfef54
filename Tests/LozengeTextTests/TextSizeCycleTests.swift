import Foundation
import LozengeCore
import LozengeViews
import Testing
import TextFixtures

@testable import LozengeText

@Suite("Changing the reader's text size")
struct TextSizeCycleTests {
    @Test("A page that was shown at every size is shown at all of them again without shaping")
    func cycle() {
        let engine = PinnedFonts.engine()
        let setting = TextSizeSetting()
        let window = WindowRuntime(
            Page(), textEngine: engine, pictures: NoPictures(), textSize: setting)
        func shapedInCycle() -> (shaped: Int, heights: [CGFloat]) {
            let before = engine.shapedCount
            var heights: [CGFloat] = []
            for size in DynamicTypeSize.allCases + DynamicTypeSize.allCases.reversed() {
                setting.set(size)
                let list = window.makeDisplayList(in: CGSize(width: 700, height: 900), at: .zero)
                var height: CGFloat = 0
                for case .text(let layout, _, _) in list.primitives {
                    height += layout.measurement.size.height
                }
                heights.append(height)
            }
            return (engine.shapedCount - before, heights)
        }
        let first = shapedInCycle()
        // Fewer than twelve times all, since the least sizes of small styles are the same.
        #expect(first.shaped > 10 * TextCorpus.paragraphs.count)
        #expect(Set(first.heights).count == 12)
        let second = shapedInCycle()
        #expect(second.shaped == 0)
        #expect(second.heights == first.heights)
    }
}

/// All styles, all scripts, and a text of several fonts.
private struct Page: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Title").font(.largeTitle)
            Text("Chapter").font(.title2)
            Text("plain, ") + Text("strong").fontWeight(.bold) + Text(" and small").font(.caption)
            ForEach(Array(TextCorpus.paragraphs.enumerated()), id: \.offset) { place, sample in
                Text(verbatim: sample.text)
                    .font(Self.styles[place % Self.styles.count])
                    .lineLimit(place % 3 == 0 ? 1 : nil)
            }
        }
    }

    private static let styles: [Font] = [
        .body, .headline, .subheadline, .callout, .footnote, .caption, .caption2, .title3,
    ]
}

private final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
