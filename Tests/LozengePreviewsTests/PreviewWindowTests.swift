import LozengeReload
import LozengeTesting
import LozengeViews
import SwiftUI
import Testing

@testable import LozengePreviews

/// A view that says what surrounds it.
private struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale

    var body: some View {
        Text("\(scheme) \(contrast) \(textSize) \(direction) \(locale.identifier)")
    }
}

private struct NoData: Error, CustomStringConvertible {
    var description: String { "The sample is missing." }
}

private struct Failing: PreviewModifier {
    static func makeSharedContext() async throws -> Int { throw NoData() }
    func body(content: Content, context: Int) -> some View { content }
}

@Suite("The window of previews")
struct PreviewWindowTests {
    private let shelf = PreviewShelf()

    private func screen() -> Screen { Screen(1100, 700) { PreviewWindow(shelf: shelf) } }

    /// Shows previews of two files.
    private func fill() async {
        shelf.show(
            await ShownPreview.all([
                FoundPreviews("Shop/Card.swift", 3) { [Preview("Plain") { Text("plain card") }] },
                FoundPreviews("Shop/Card.swift", 9) { [Preview { Surroundings() }] },
                FoundPreviews("Shop/List.swift", 1) {
                    [
                        Preview("Short", traits: .fixedLayout(width: 90, height: 40)) {
                            Color.red.accessibilityLabel("short list")
                        },
                        Preview("Long", traits: .sizeThatFitsLayout) { Text("long list") },
                    ]
                },
            ]))
    }

    @Test("A target without previews says how to make one")
    func empty() {
        #expect(screen().text("No Previews").exists)
    }

    @Test("Previews are listed by their files, and the chosen one is shown")
    func chosen() async {
        await fill()
        let screen = screen()
        #expect(shelf.files == ["Card.swift", "List.swift"])
        #expect(screen.text("plain card").exists)
        #expect(screen.title == "Card.swift")
        screen.click("Long")
        #expect(screen.text("long list").exists)
        #expect(!screen.text("plain card").exists)
        #expect(screen.title == "List.swift")
    }

    @Test("A preview is as large as its traits say")
    func sizes() async throws {
        await fill()
        let conditions = PreviewConditions()
        #expect(shelf.previews[0].size(under: conditions) == CGSize(width: 480, height: 360))
        #expect(shelf.previews[2].size(under: conditions) == CGSize(width: 90, height: 40))
        #expect(shelf.previews[3].size(under: conditions) == nil)
        var narrow = conditions
        narrow.size = CGSize(width: 50, height: 60)
        #expect(shelf.previews[3].size(under: narrow) == CGSize(width: 50, height: 60))
    }

    @Test("All previews of a file stand below their names")
    func all() async {
        await fill()
        let screen = screen()
        screen.click("All")
        #expect(screen.text("plain card").exists)
        #expect(screen.text().containing("standard").exists)
        #expect(!screen.text("long list").exists)
    }

    @Test("A preview is shown in both schemes, and in all text sizes")
    func variants() async {
        await fill()
        shelf.selection = shelf.previews[1].id
        let screen = screen()
        screen.click("Schemes")
        #expect(screen.text().containing("light").exists)
        #expect(screen.text().containing("dark").exists)
        screen.click("Text Sizes")
        for size in ["xSmall", "accessibility5"] {
            #expect(screen.text().containing(size).exists)
        }
    }

    @Test("Conditions reach the preview, and not the tool")
    func conditions() async {
        await fill()
        shelf.selection = shelf.previews[1].id
        shelf.conditions = PreviewConditions(
            textSize: .xxLarge, scheme: .dark, hasHighContrast: true, isRightToLeft: true,
            locale: "ar")
        let screen = screen()
        #expect(screen.text("dark increased xxLarge rightToLeft ar").exists)
        #expect(screen.background == Screen(10, 10) { Color.clear }.background)
    }

    @Test("The bars, the sheets and the scheme of a preview are its own, and not those of the tool")
    func frame() async throws {
        shelf.show(
            await ShownPreview.all([
                FoundPreviews("Shop/Card.swift", 3) {
                    [
                        Preview("Page") {
                            NavigationStack {
                                Surroundings()
                                    .navigationTitle("Two cards")
                                    .toolbar { Button("Remove All") {} }
                            }
                            .preferredColorScheme(.dark)
                        },
                        Preview("Sheet") {
                            Text("behind").sheet(isPresented: .constant(true)) { Text("in front") }
                        },
                        Preview("Other") { Text("other") },
                    ]
                }
            ]))
        let screen = screen()
        #expect(screen.title == "Card.swift")
        #expect(screen.text().containing("dark standard").exists)
        #expect(screen.background == Screen(10, 10) { Color.clear }.background)
        let stage = try #require(screen.frame(of: "Two cards"))
        #expect(stage.minY > 60)
        #expect(screen.button("Remove All").exists)
        screen.click("Sheet")
        #expect(screen.text("in front").exists)
        screen.click("Other")
        #expect(screen.text("other").exists && !screen.text("in front").exists)
    }

    @Test("A preview without its data says why")
    func failing() async {
        shelf.show(
            await ShownPreview.all([
                FoundPreviews("Shop/Card.swift", 3) {
                    [Preview(traits: .modifier(Failing())) { Text("never") }]
                }
            ]))
        #expect(screen().text("The sample is missing.").exists)
    }

    @Test("Errors stand below the last good picture, and go with the next build")
    func problems() async {
        await fill()
        let screen = screen()
        shelf.status.take(ReloadError("Cannot read Card.swift."))
        #expect(screen.text("Cannot read Card.swift.").exists)
        #expect(screen.text("1 error.").exists)
        #expect(screen.text("plain card").exists)
        shelf.status.take(ReloadedLibrary(path: "", compiled: ["Card.swift"], saved: .now))
        shelf.status.shown()
        #expect(!screen.text("Cannot read Card.swift.").exists)
        #expect(screen.text().containing("Card.swift shown").exists)
    }

    @Test("The window can be heard and read")
    func accessible() async {
        await fill()
        #expect(screen().accessibilityAudit() == [])
    }
}
