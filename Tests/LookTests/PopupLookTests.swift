import LozengeTesting
import Testing

/// Menus, dialogs and popovers, compared with pictures that were looked at by eye.
@Suite("The look of popups", .serialized)
struct PopupLookTests {
    private static let display = Result { try PictureDisplay() }
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/pictures/popups").standardizedFileURL

    /// A popup, the view that has it, and what opens it.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let view: @MainActor @Sendable () -> AnyView
        let open: @MainActor @Sendable (Screen) -> Void
        nonisolated var testDescription: String { name }

        nonisolated init(
            _ name: String, open: @escaping @MainActor @Sendable (Screen) -> Void = { _ in },
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
        ) {
            self.name = name
            self.open = open
            self.view = { AnyView(view()) }
        }
    }

    private nonisolated static let samples = [
        Sample("menu", open: { $0.click("Edit") }) {
            Menu("Edit") {
                Button("Copy", systemImage: "doc.on.doc") {}.keyboardShortcut("c")
                Toggle("Bold", isOn: .constant(true))
                Divider()
                Button("Paste") {}.disabled(true)
                Menu("Share") { Button("Copy Link") {} }
                Button("Delete", role: .destructive) {}
            }
        },
        Sample("picker", open: { $0.click("Medium") }) {
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Medium").tag(2)
                Text("Large").tag(3)
            }
        },
        Sample("alert") {
            Text("page").alert("Delete the card?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            }
        },
        Sample("confirmation") {
            Text("page").confirmationDialog(
                "Leave the fight?", isPresented: .constant(true), titleVisibility: .visible
            ) {
                Button("Save and Leave") {}
                Button("Leave", role: .destructive) {}
            }
        },
        Sample("popover") {
            Text("page").popover(isPresented: .constant(true)) {
                VStack(alignment: .leading) {
                    Text("Zoom").font(.headline)
                    Slider(value: .constant(0.5)).frame(width: 160)
                    Button("Reset") {}
                }
                .padding()
            }
        },
        Sample(
            "tooltip",
            open: {
                $0.send(.pointerMoved(to: CGPoint(x: 150, y: 100)))
                $0.advance(by: .seconds(2))
            }
        ) {
            Text("page").help("The page that is shown now")
        },
    ]

    @Test(
        "Each popup looks as in the reference, in each text size, scheme and direction",
        arguments: samples)
    func look(sample: Sample) throws {
        let display = try Self.display.get()
        let references = ReferencePictures(in: Self.folder, drawnOn: display)
        for textSize in [DynamicTypeSize.large, .accessibility1] {
            for scheme in ColorScheme.allCases {
                for direction in LayoutDirection.allCases {
                    let screen = Screen(300, 200, colorScheme: scheme, on: display) {
                        sample.view().environment(\.layoutDirection, direction)
                    }
                    screen.textSize = textSize
                    sample.open(screen)
                    let popup = try #require(screen.popups.first)
                    popup.advance(by: .milliseconds(300))
                    let name = "\(sample.name)-\(textSize)-\(scheme)-\(direction)"
                    #expect(
                        try references.difference(of: popup.picture(), from: name) == nil)
                }
            }
        }
    }

    @Test("Every text of a popup that is not disabled is readable", arguments: samples)
    func contrast(sample: Sample) throws {
        let display = try PictureDisplay(scale: 4)
        for scheme in ColorScheme.allCases {
            for contrast in ColorSchemeContrast.allCases {
                let screen = Screen(
                    300, 200, colorScheme: scheme, contrast: contrast, on: display
                ) {
                    sample.view()
                }
                sample.open(screen)
                let popup = try #require(screen.popups.first)
                popup.advance(by: .milliseconds(300))
                let picture = try popup.picture()
                for (text, frame) in popup.textFrames where text != "Paste" {
                    let seen = picture.contrast(in: frame)
                    #expect(seen >= 4.5, "\(text), \(scheme), \(contrast): \(seen)")
                }
            }
        }
    }
}
