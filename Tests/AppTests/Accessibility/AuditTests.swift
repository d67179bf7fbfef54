import Lozenge
import LozengeTesting
import Testing

@testable import BattleTracker
@testable import CharacterCard
@testable import Gallery

@Suite("People who hear a window, or use the keyboard alone")
struct AuditTests {
    nonisolated private static let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5]

    private func expectNoProblems(_ screen: Screen, _ name: String) {
        let problems = screen.accessibilityAudit()
        #expect(problems.isEmpty, "\(name): \(problems)")
    }

    @Test("Each page of the Gallery passes the audit", arguments: sizes, ColorScheme.allCases)
    func pages(size: DynamicTypeSize, scheme: ColorScheme) {
        for page in Page.all {
            // So high that all of the page is in sight.
            let screen = Screen(640, 30_000, colorScheme: scheme) { PageView(page: page) }
            screen.textSize = size
            expectNoProblems(screen, page.title)
        }
    }

    @Test("The apps pass the audit", arguments: sizes, ColorScheme.allCases)
    func apps(size: DynamicTypeSize, scheme: ColorScheme) {
        let portraits = ["rogue", "brawler", "barbarian"].map {
            ($0, CGSize(width: 128, height: 160))
        }
        let pictures = Dictionary(uniqueKeysWithValues: portraits)
        for width in [480.0, 900] {
            let battle = Screen(width, 700, pictures: pictures, colorScheme: scheme) {
                BattleView(battle: Battle(.sample))
            }
            battle.textSize = size
            expectNoProblems(battle, "Battle Tracker")
        }
        let card = Screen(480, 560, pictures: pictures, colorScheme: scheme) { PartyView() }
        card.textSize = size
        expectNoProblems(card, "Character Card")
        let gallery = Screen(900, 700, colorScheme: scheme) { GalleryView() }
        gallery.textSize = size
        expectNoProblems(gallery, "Gallery")
    }
}
