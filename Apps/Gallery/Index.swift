import Foundation
import SwiftUI

/// The names of all pages by section, or of those with the words of a search; Return opens the first of them.
struct Index: View {
    @Binding var choice: Page.ID?
    @State private var words = ""

    var body: some View {
        List(selection: $choice) {
            ForEach(found, id: \.section) { part in
                Section(part.section.rawValue) {
                    ForEach(part.pages) { Text($0.title) }
                }
            }
        }
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: words) }
        }
        .searchable(text: $words, placement: .sidebar, prompt: "Find a page")
        .onSubmit(of: .search) {
            if let first = found.first?.pages.first { choice = first.id }
        }
    }

    /// The sections that have pages with the words.
    private var found: [(section: Page.Section, pages: [Page])] {
        Page.Section.allCases.map { section in
            (section, Page.all.filter { $0.section == section && $0.has(words) })
        }
        .filter { !$0.pages.isEmpty }
    }
}

extension Page {
    /// True if the title or the note has `words`, or there are none.
    fileprivate func has(_ words: String) -> Bool {
        words.isEmpty || "\(title) \(note)".localizedCaseInsensitiveContains(words)
    }
}
