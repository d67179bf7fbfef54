import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeControls
@testable import LozengeViews

/// The titles of a program, as Xcode generates them from a string catalog.
extension LocalizedStringResource {
    fileprivate static var save: Self { "Save" }
    fileprivate static var name: Self { "Name" }
    fileprivate static var more: Self { "More" }
}

@Suite("Titles from resources")
struct ResourceTitleTests {
    @Test("Buttons, menus and links take their titles from resources")
    func actions() throws {
        let url = try #require(URL(string: "https://example.org"))
        let screen = Screen(400, 600) {
            NavigationStack {
                VStack {
                    Button(.save) {}
                    Button(.save, role: .cancel) {}
                    Button(.save, systemImage: "plus") {}
                    Button(.save, systemImage: "plus", role: .destructive) {}
                    Menu(.more) { Text("Item") }
                    Menu(.more, systemImage: "ellipsis") { Text("Item") }
                    Link(.name, destination: url)
                    ShareLink(.name, item: url)
                    NavigationLink(.name) { Text("Page") }
                    NavigationLink(.name, value: 1)
                }
                .navigationTitle(.name)
                .navigationSubtitle(.more)
            }
        }
        #expect(screen.elements(.button).filter { $0.label == "Save" }.count == 4)
        #expect(screen.elements().filter { $0.label == "More" }.count >= 2)
        #expect(screen.elements().filter { $0.label == "Name" }.count >= 4)
    }

    @Test("Fields and other values take their titles from resources")
    func values() {
        let screen = Screen(500, 900) {
            Form {
                Section(.more) {
                    Toggle(.save, systemImage: "plus", isOn: .constant(true))
                    Picker(.name, selection: .constant(1)) { Text("One").tag(1) }
                    TextField(.name, text: .constant(""))
                    SecureField(.name, text: .constant(""))
                    Stepper(.name, value: .constant(1), in: 0...3)
                    Stepper(.name, value: .constant(1))
                    DatePicker(.name, selection: .constant(.now))
                    ColorPicker(.name, selection: .constant(.red))
                    LabeledContent(.name, value: "12")
                    LabeledContent(.name) { Text("12") }
                    ProgressView(.name, value: 0.5)
                    DisclosureGroup(.more) { Text("Content") }
                    GroupBox(.more) { Text("Content") }
                    Text("Row").badge(.more)
                }
            }
            .searchable(text: .constant(""), prompt: .name)
        }
        #expect(screen.elements().filter { $0.label == "Name" }.count >= 8)
        #expect(screen.words.filter { $0 == "More" }.count >= 3)
    }

    @Test("Alerts, dialogs, tabs and columns take their titles from resources")
    func containers() {
        struct Person: Identifiable { let id: Int }
        let alert = Screen(600, 400) {
            Text("Behind").help(.more)
                .alert(.save, isPresented: .constant(true)) { Button("OK") {} }
        }
        #expect(alert.popups.first?.words.contains("Save") == true)

        let dialog = Screen(600, 400) {
            Text("Behind")
                .confirmationDialog(
                    .save, isPresented: .constant(true), titleVisibility: .visible
                ) { Button("OK") {} }
        }
        #expect(dialog.popups.first?.words.contains("Save") == true)

        let tabs = Screen(600, 400) {
            TabView {
                Tab(.save, systemImage: "plus") {
                    Table([Person(id: 1)]) { TableColumn(.name) { Text("\($0.id)") } }
                }
                Tab(.more, systemImage: "ellipsis") {
                    ContentUnavailableView(.name, systemImage: "plus")
                }
            }
        }
        #expect(tabs.words.contains("Save") && tabs.words.contains("More"))
        #expect(tabs.words.contains("Name"))
    }

    @Test("A resource inside of a title is its text")
    func interpolated() {
        let resource: LocalizedStringResource = "Old Notes"
        let screen = Screen(400, 300) {
            Text("Delete \(resource)")
            Button("Keep \(resource)") {}
        }
        #expect(screen.words == ["Delete Old Notes", "Keep Old Notes"])
    }

    @Test("Menus, toggles and others take their titles from a string")
    func strings() {
        let name = "Fri" + "day"
        let screen = Screen(500, 900) {
            VStack {
                Menu(name, systemImage: "plus") { Text("Item") }
                Menu(name, systemImage: "plus") {
                    Text("Item")
                } primaryAction: {
                }
                Toggle(name, systemImage: "plus", isOn: .constant(true))
                ContentUnavailableView(name, image: "none", description: nil)
                TextField(name, value: .constant(Int?.none), format: .number)
            }
            .accessibilityInputLabels([name])
        }
        #expect(screen.elements().filter { $0.label == "Friday" }.count >= 4)
        #expect(screen.words.filter { $0 == "Friday" }.count >= 4)
    }
}
