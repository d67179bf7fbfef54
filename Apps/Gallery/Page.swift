import SwiftUI

/// A few examples of one view or modifier.
struct Page: Identifiable {
    /// The section of a page in the index.
    enum Section: String, CaseIterable, Identifiable {
        case text = "Text"
        case layout = "Layout"
        case stacks = "Stacks & grids"
        case lists = "Lists, forms & tables"
        case navigation = "Navigation & sheets"
        case shapes = "Shapes"
        case styles = "Styles"
        case effects = "Effects"
        case images = "Images & symbols"
        case controls = "Controls"
        case accessibility = "Accessibility"
        case keyboard = "Keyboard"
        case gestures = "Gestures"
        case state = "State"
        case motion = "Motion"
        case time = "Time & drawing"

        var id: Self { self }
    }

    let title: String
    let section: Section
    /// A summary in one sentence.
    let note: String
    let content: @MainActor () -> AnyView

    var id: String { title }

    /// Creates a page whose examples are at least `cell` points wide at the default text size.
    init(
        _ title: String, _ section: Section, _ note: String, cell: CGFloat = 150,
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.title = title
        self.section = section
        self.note = note
        self.content = { AnyView(Examples(cell: cell, content: content)) }
    }
}

@MainActor
extension Page {
    static let all: [Page] =
        fonts + paragraphs + words + renderers
        + spaces + alignments + surroundings + measures
        + stacks + grids + scrolls + [cards]
        + lists + trees + rowActions + rowLooks + forms + tables + tableColumns + subviews
        + navigation + windows + files
        + figures + outlines
        + colors + gradients + surfaces
        + clips + filters + turns
        + images + symbols + redactions
        + controls + pickers + dates + buttons + sharing + popups + values
        + accessibility
        + keyboards + editors + writing + focusedValues
        + gestures + drags
        + lives + settings
        + motions + courses + transitions + contents
        + times + canvases
}
