import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Light and dark")
struct ColorSchemeTests {
    /// Reports its colour scheme.
    private struct Told: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(verbatim: "\(scheme)") }
    }

    private func background(_ screen: Screen) -> String { screen.background.description }

    @Test("A part of a window can be dark, by either modifier, while the window stays light")
    func part() {
        let screen = Screen(200, 100) {
            VStack {
                Told()
                Told().colorScheme(.dark)
                Told().environment(\.colorScheme, .dark)
                VStack { Told() }.colorScheme(.light).colorScheme(.dark)
            }
        }
        #expect(screen.words == ["light", "dark", "dark", "light"])
        #expect(background(screen) == "#fafafb")
    }

    @Test("A dark part has the contrast and the accent of the desktop")
    func partOfPalette() {
        let accent = Color.Resolved(red: 1, green: 0, blue: 1)
        let screen = Screen(20, 20, contrast: .increased, accent: accent) {
            HStack(spacing: 0) {
                Color.red
                Color.accentColor
            }
            .colorScheme(.dark)
        }
        #expect(
            screen.text == "fill rectangle 0 0 10×20 #ff6961\nfill rectangle 10 0 10×20 #ff00ff")
    }

    @Test("A preferred scheme applies to the whole window, including its background")
    func whole() {
        let screen = Screen(200, 100) {
            HStack {
                Told()
                VStack { Told().preferredColorScheme(.dark) }
            }
        }
        #expect(screen.words == ["dark", "dark"])
        #expect(background(screen) == "#222226")
    }

    @Test("A preference does not affect layout")
    func layout() {
        let plain = Screen(200, 100, colorScheme: .dark) {
            HStack {
                Told(); Color.red
            }
        }
        let preferring = Screen(200, 100) {
            HStack {
                Told(); Color.red.preferredColorScheme(.dark)
            }
        }
        #expect(preferring.text == plain.text)
    }

    @Test("The view nearest to the root counts, among siblings the first with a preference")
    func nearest() {
        func shown(@ViewBuilder _ content: () -> some View) -> String? {
            Screen(200, 100, colorScheme: .dark, content: content).words.first
        }
        #expect(
            shown { Told().preferredColorScheme(.dark).preferredColorScheme(.light) } == "light")
        #expect(shown { Told().preferredColorScheme(.light).preferredColorScheme(nil) } == "dark")
        #expect(
            shown {
                HStack {
                    Told().preferredColorScheme(nil)
                    Told().preferredColorScheme(.light)
                    Told().preferredColorScheme(.dark)
                }
            } == "light")
    }

    @Test("The preference of a removed view ends, with its effect")
    func gone() {
        struct Sheet: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    Told()
                    Button("toggle") { isShown.toggle() }.buttonStyle(.plain)
                    if isShown { Text("sheet").preferredColorScheme(.dark) }
                }
            }
        }
        let screen = Screen(200, 100) { Sheet() }
        for expected in ["dark", "light", "dark"] {
            #expect(screen.words.first == expected)
            #expect(background(screen) == (expected == "dark" ? "#222226" : "#fafafb"))
            screen.click("toggle")
        }
    }

    @Test("A preference that inverts itself does not loop")
    func contradiction() {
        struct Contrary: View {
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                Told().preferredColorScheme(scheme == .light ? .dark : .light)
            }
        }
        #expect(Screen(200, 100) { Contrary() }.words.count == 1)
    }

    @Test("A colour resolved in an environment is the displayed one")
    func resolved() {
        var environment = EnvironmentValues()
        #expect(Color.red.resolve(in: environment).description == "#ff3b30")
        environment.colorScheme = .dark
        #expect(Color.red.resolve(in: environment).description == "#ff453a")
        #expect(environment.colorSchemeContrast == .standard)
        #expect(!environment.accessibilityReduceMotion)
    }
}
