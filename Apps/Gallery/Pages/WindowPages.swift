import SwiftUI

@MainActor
extension Page {
    static let windows = [openingWindows, closingWindows]

    private static let openingWindows = Page(
        "openWindow", .navigation, "Windows of their own, one for each value.", cell: 260
    ) {
        Example("openWindow(value:)") { PageOpener() }
        Example("WindowVisibilityToggle") { WindowVisibilityToggle(windowID: "ruler") }
        Example("windowStyle(.hiddenTitleBar)") { WindowOpener(id: "note") }
    }

    private static let closingWindows = Page(
        "dismissalConfirmationDialog", .navigation,
        "A question before a window is closed, and actions that a window forbids.", cell: 260
    ) {
        Example("dismissalConfirmationDialog(_:shouldPresent:)") { Guarded() }
        Example("windowMinimizeBehavior(.disabled)") { Lasting() }
        Example("WindowDragGesture()") {
            Text("Drag the window by this text").padding()
                .background(.quaternary, in: .rect(cornerRadius: 8))
                .gesture(WindowDragGesture())
        }
    }
}

private struct PageOpener: View {
    @Environment(\.openWindow) private var openWindow
    @State private var title = "Spring animations"

    var body: some View {
        Picker("Page", selection: $title) {
            ForEach(["Spring animations", "Table", "Gauge"], id: \.self) { Text(verbatim: $0) }
        }
        .fixedSize()
        Button("Open in a Window") { openWindow(value: title) }
    }
}

private struct WindowOpener: View {
    let id: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        HStack {
            Button("Open") { openWindow(id: id) }
            Button("Close") { dismissWindow(id: id) }
        }
    }
}

private struct Guarded: View {
    @State private var isUnsaved = false

    var body: some View {
        Toggle("Unsaved changes", isOn: $isUnsaved)
            .fixedSize()
            .dismissalConfirmationDialog("Close the gallery?", shouldPresent: isUnsaved) {
                Button("Discard", role: .destructive) {}
            } message: {
                Text("The changes are lost.")
            }
    }
}

private struct Lasting: View {
    @State private var isLasting = false

    var body: some View {
        Toggle("Stay on the screen", isOn: $isLasting)
            .fixedSize()
            .windowMinimizeBehavior(isLasting ? .disabled : .automatic)
    }
}

/// A window with one page of the gallery.
struct PageWindow: View {
    let title: String?

    var body: some View {
        if let page = Page.all.first(where: { $0.title == title }) {
            PageView(page: page).navigationTitle(Text(verbatim: page.title))
        } else {
            Text("No page is selected.").foregroundStyle(.secondary)
        }
    }
}

/// A scale in points, to be held beside other windows.
struct Ruler: View {
    var body: some View {
        Canvas { context, size in
            for position in stride(from: 0, through: size.width, by: 10) {
                let isLong = position.truncatingRemainder(dividingBy: 50) == 0
                let mark = CGRect(x: position, y: 0, width: 1, height: isLong ? 16 : 8)
                context.fill(Path(mark), with: .foreground)
                if isLong, position < size.width - 20 {
                    let number = Text(verbatim: "\(Int(position))").font(.caption2)
                    context.draw(number, at: CGPoint(x: position + 3, y: 18), anchor: .topLeading)
                }
            }
        }
        .frame(minWidth: 240, minHeight: 40)
    }
}
