import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Opened addresses")
struct OpenedURLsTests {
    @Test("Views are told of addresses that the app opens, while they are there")
    func handlers() throws {
        struct Page: View {
            let diary: Diary
            @State private var isOpen = true

            init(diary: Diary) { self.diary = diary }

            var body: some View {
                if isOpen {
                    Text("Open").onOpenURL { diary.note($0.absoluteString) }
                }
                Button("Close") { isOpen = false }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 200) { Page(diary: diary) }
        let url = try #require(URL(string: "recipes://soup"))
        #expect(screen.open(url))
        #expect(diary.lines == ["recipes://soup"])
        screen.click("Close")
        #expect(!screen.open(url))
        #expect(diary.lines == ["recipes://soup"])
    }
}
