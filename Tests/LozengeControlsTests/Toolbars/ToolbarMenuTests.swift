import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

@Suite("Menus and directions of toolbars")
struct ToolbarMenuTests {
    private struct Options: View {
        @State private var isBold = true
        @State private var size = "Small"

        var body: some View {
            Text("bold \(isBold) \(size)")
                .toolbar {
                    ToolbarItem(placement: .secondaryAction) { Toggle("Bold", isOn: $isBold) }
                    ToolbarItem(placement: .secondaryAction) {
                        Picker("Size", selection: $size) {
                            ForEach(["Small", "Large"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.inline)
                    }
                }
        }
    }

    @Test("Controls in the menu of a bar show their state as in other menus")
    func marks() throws {
        let screen = Screen(600, 300) { Options() }
        screen.click(.menuButton, "More")
        let menu = try #require(screen.popups.last)
        let other = Screen(600, 300) {
            Menu("Options") {
                Toggle("Bold", isOn: .constant(true))
                Picker("Size", selection: .constant("Small")) {
                    ForEach(["Small", "Large"], id: \.self) { Text($0) }
                }
                .pickerStyle(.inline)
            }
        }
        other.click(.menuButton, "Options")
        #expect(menu.text == (try #require(other.popups.last)).text)
        menu.click("Large")
        #expect(screen.frame(of: "bold true Large") != nil)
    }

    @Test("A bar is mirrored with the content that declares it")
    func direction() throws {
        let screen = Screen(600, 300) {
            NavigationStack {
                Text("Page")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Lead") {} }
                        ToolbarItem(placement: .primaryAction) { Button("End") {} }
                        ToolbarItem(placement: .bottomBar) { Button("First") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Second") {} }
                    }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let places = try ["Lead", "End", "First", "Second"].map {
            try #require(screen.frame(of: $0)).midX
        }
        #expect(places[0] > 500 && places[1] < 100)
        #expect(places[2] > places[3])
    }
}
