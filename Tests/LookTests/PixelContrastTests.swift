import LozengeTesting
import Testing

/// The contrast that is seen: of the pixels of every text with the pixels around it.
@Suite("Contrast of pixels", .serialized)
struct PixelContrastTests {
    /// Strokes of letters are several pixels wide, so that some have the colour of the text.
    private static let display = Result { try PictureDisplay(scale: 4) }

    /// The accent colours of GNOME's settings, and none.
    private static let accents: [Color.Resolved?] = [
        nil, .init(hex: 0x3584e4), .init(hex: 0x2190a4), .init(hex: 0x3a944a),
        .init(hex: 0xc88800), .init(hex: 0xed5b00), .init(hex: 0xe62d42), .init(hex: 0xd56199),
        .init(hex: 0x9141ac), .init(hex: 0x6f8396),
    ]

    /// The looks of a desktop: every accent colour, and increased contrast.
    private static func desktops(
        accents: [Color.Resolved?]
    ) -> [(ColorScheme, ColorSchemeContrast, Color.Resolved?)] {
        ColorScheme.allCases.flatMap { scheme in
            accents.map { (scheme, .standard, $0) } + [(scheme, .increased, nil)]
        }
    }

    @Test(
        "Every text that can be operated is readable in every state", arguments: ControlSample.all)
    func texts(sample: ControlSample) throws {
        let display = try Self.display.get()
        // Other samples have the colours of these.
        let showsAccent = [
            "button-prominent", "link", "toggle-button-on", "date-graphical", "list",
        ]
        let desktops = Self.desktops(
            accents: showsAccent.contains(sample.name) ? Self.accents : [nil])
        for (scheme, contrast, accent) in desktops {
            for state in sample.states where state != .disabled {
                let screen = Screen(
                    0, 0, colorScheme: scheme, contrast: contrast, accent: accent, on: display
                ) { sample.view() }
                screen.resizeToFit()
                screen.enter(state)
                let picture = try screen.picture()
                for (text, frame) in screen.textFrames {
                    let seen = picture.contrast(in: frame)
                    #expect(seen >= 4.5, "\(text), \(scheme), \(contrast), \(state): \(seen)")
                }
            }
        }
    }

    /// Controls without a text, in the state in which least of them is seen.
    private nonisolated static let marks = [
        ControlSample("switch") { Toggle("", isOn: .constant(false)) },
        ControlSample("checkbox") { Toggle("", isOn: .constant(false)).toggleStyle(.checkbox) },
        ControlSample("field") { TextField("", text: .constant("")).frame(width: 80) },
        ControlSample("slider") { Slider(value: .constant(0)).frame(width: 80) },
        ControlSample("radio button") {
            Picker("", selection: .constant(2)) { Text("").tag(1) }.pickerStyle(.radioGroup)
        },
    ]

    @Test("A control is seen by its edge, and the focus by its ring", arguments: marks)
    func edges(sample: ControlSample) throws {
        let display = try Self.display.get()
        for (scheme, contrast, accent) in Self.desktops(accents: Self.accents) {
            for state in [InteractionState.normal, .focused] {
                let screen = Screen(
                    0, 0, colorScheme: scheme, contrast: contrast, accent: accent, on: display
                ) { sample.view().labelsHidden() }
                screen.resizeToFit()
                screen.enter(state)
                let seen = try screen.picture().contrast(
                    in: CGRect(origin: .zero, size: screen.size))
                #expect(seen >= 3, "\(scheme), \(contrast), \(state): \(seen)")
            }
        }
    }
}
