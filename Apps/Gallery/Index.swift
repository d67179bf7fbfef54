import Foundation
import SwiftUI

/// The names of all pages by section, or of those with certain words.
struct Index: View {
    @Binding var choice: Page.ID?
    let words: String

    var body: some View {
        let found = found
        List(selection: $choice) {
            ForEach(Page.Section.allCases) { section in
                let pages = found.filter { $0.section == section }
                if !pages.isEmpty {
                    Section(section.rawValue) {
                        ForEach(pages) { Text($0.title) }
                    }
                }
            }
        }
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: words) }
        }
    }

    private var found: [Page] {
        Page.all.filter { page in
            words.isEmpty || "\(page.title) \(page.note)".localizedCaseInsensitiveContains(words)
        }
    }
}
