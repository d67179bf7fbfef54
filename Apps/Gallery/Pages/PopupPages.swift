import Foundation
import SwiftUI

@MainActor
extension Page {
    static let popups = [contextMenu, menu, alert, popover, help]

    private static let contextMenu = Page(
        "contextMenu", .controls, "Actions on a view, by the secondary button.",
        cell: 240
    ) {
        Example("contextMenu") { Painted() }
        Example("Menu, Toggle, Divider inside") { Arranged() }
    }

    private static let menu = Page(
        "Menu", .controls, "A button that opens a menu.", cell: 240
    ) {
        Example("Menu(_:content:)") { Chosen() }
        Example("Menu(_:systemImage:content:)") {
            Menu("Share", systemImage: "square.and.arrow.up") { Button("By Mail") {} }
        }
        Example("disabled") { Menu("More") { Button("Nothing") {} }.disabled(true) }
    }

    private static let alert = Page(
        "alert", .controls, "A message that has to be answered first.", cell: 240
    ) {
        Example("alert(_:isPresented:actions:)") { Warned() }
        Example("message") { Deleting() }
        Example("presenting") { Reported() }
        Example("error") { Failing() }
        Example("confirmationDialog, titleVisibility: .visible") { Saving() }
    }

    private static let popover = Page(
        "popover", .controls, "Content in a bubble beside a view.", cell: 240
    ) {
        Example("popover(isPresented:)") { Hinting() }
        Example("arrowEdge: .trailing") { Hinting(edge: .trailing) }
        Example("popover(item:)") { Naming() }
    }

    private static let help = Page(
        "help", .controls, "A description when the pointer rests on a view.", cell: 240
    ) {
        Example("help(_:)") { Button("Roll") {}.help("Rolls one die with twenty sides.") }
    }
}

private struct Painted: View {
    @State private var color = Color.orange

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(color)
            .frame(height: 80)
            .contextMenu {
                Button("Orange") { color = .orange }
                Button("Teal") { color = .teal }
                Divider()
                Button("Black", role: .destructive) { color = .black }
            }
    }
}

private struct Arranged: View {
    @State private var isBold = false
    @State private var alignment = TextAlignment.leading

    var body: some View {
        Text("This text has\na context menu.")
            .fontWeight(isBold ? .bold : .regular)
            .multilineTextAlignment(alignment)
            .padding()
            .background(.fill.tertiary, in: .rect(cornerRadius: 8))
            .contextMenu {
                Toggle("Bold", isOn: $isBold)
                Divider()
                Menu("Alignment") {
                    Button("Leading") { alignment = .leading }
                    Button("Center") { alignment = .center }
                    Button("Trailing") { alignment = .trailing }
                }
            }
    }
}

private struct Chosen: View {
    @State private var choice = "nothing"

    var body: some View {
        VStack(alignment: .leading) {
            Menu("Drinks") {
                Button("Tea") { choice = "tea" }
                Button("Coffee") { choice = "coffee" }
                Button("Wine") { choice = "wine" }.disabled(true)
            }
            Text("It will be \(choice).")
        }
    }
}

private struct Warned: View {
    @State private var isShown = false

    var body: some View {
        Button("Knock") { isShown = true }
            .alert("Nobody is at home.", isPresented: $isShown) {}
    }
}

private struct Deleting: View {
    @State private var isShown = false
    @State private var count = 3

    var body: some View {
        Button("Delete one of \(count)") { isShown = true }
            .disabled(count == 0)
            .alert("Delete this permanently?", isPresented: $isShown) {
                Button("Delete", role: .destructive) { count -= 1 }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
    }
}

private struct Reported: View {
    @State private var name: String?
    @State private var isShown = false

    var body: some View {
        Button("Find") {
            name = "Mira"
            isShown = true
        }
        .alert("Found", isPresented: $isShown, presenting: name) { _ in
            Button("Good") {}
        } message: { name in
            Text("\(name) was in the garden.")
        }
    }
}

private struct Failing: View {
    struct Failure: LocalizedError {
        var errorDescription: String? { "The door is locked." }
        var recoverySuggestion: String? { "Find the key first." }
    }

    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .alert(isPresented: $isShown, error: Failure()) { _ in
                Button("OK") {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
    }
}

private struct Saving: View {
    @State private var isShown = false
    @State private var state = "Not saved"

    var body: some View {
        VStack(alignment: .leading) {
            Button("Leave") { isShown = true }
            Text(state)
        }
        .confirmationDialog(
            "Save your changes?", isPresented: $isShown, titleVisibility: .visible
        ) {
            Button("Save") { state = "Saved" }
            Button("Discard", role: .destructive) { state = "Discarded" }
        }
    }
}

private struct Hinting: View {
    var edge = Edge.bottom
    @State private var isShown = false

    var body: some View {
        Button("Hint") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: edge) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("Look behind the clock.")
                    Button("Got It") { isShown = false }
                }
                .padding()
            }
    }
}

private struct Naming: View {
    private struct Note: Identifiable { let id: String }
    @State private var note: Note?

    var body: some View {
        HStack {
            Button("Sun") { note = Note(id: "The sun is a star.") }
            Button("Moon") { note = Note(id: "The moon is not.") }
        }
        .popover(item: $note) { Text($0.id).padding() }
    }
}
