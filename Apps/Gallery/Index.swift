import Foundation
import SwiftUI

/// The names of all pages by section, or of those with certain words.
struct Index: View {
    @Binding var choice: Page.ID?
    let words: String

    var body: some View {
        List(selection: $choice) {
            ForEach(Page.Section.allCases) { section in
                let pages = pages(of: section)
                if !pages.isEmpty {
                    Section(section.rawValue) {
                        ForEach(pages) { Text($0.title) }
                    }
                }
            }
        }
    }

    private func pages(of section: Page.Section) -> [Page] {
        Page.all.filter { page in
            page.section == section
                && (words.isEmpty
                    || "\(page.title) \(page.note)".localizedCaseInsensitiveContains(words))
        }
    }
}
