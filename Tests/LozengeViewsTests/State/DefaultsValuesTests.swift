import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Settings in UserDefaults")
struct DefaultsValuesTests {
    private let name = "lozenge.test.\(UUID().uuidString)"

    private struct Volume: View {
        @AppStorage private var volume: Int

        init(_ defaults: UserDefaults?) {
            _volume = AppStorage(wrappedValue: 5, "volume", store: defaults)
        }

        var body: some View {
            Text("volume \(volume)")
            Change("louder", $volume) { $0 += 1 }
        }
    }

    @Test("A property with a store of its own reads and writes that one, in all views")
    func ownStore() throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let screen = Screen(300, 300) {
            VStack {
                Volume(defaults)
                // Another object for the same settings.
                Volume(UserDefaults(suiteName: name))
                Volume(nil)
            }
        }
        #expect(screen.words.filter { $0 != "louder" } == ["volume 5", "volume 5", "volume 5"])
        screen.click("louder")
        #expect(defaults.integer(forKey: "volume") == 6)
        #expect(screen.words.filter { $0 != "louder" } == ["volume 6", "volume 6", "volume 5"])
    }

    @Test("defaultAppStorage sets the store of the properties that name none")
    func defaultStore() throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(9, forKey: "volume")
        let screen = Screen(300, 300) { VStack { Volume(nil) }.defaultAppStorage(defaults) }
        #expect(screen.words.first == "volume 9")
        screen.click("louder")
        #expect(defaults.integer(forKey: "volume") == 10 && screen.words.first == "volume 10")
    }

    private struct Loud: App {
        let defaults: UserDefaults

        init() { defaults = .standard }
        init(_ defaults: UserDefaults) { self.defaults = defaults }

        var body: some Scene {
            WindowGroup { VStack { Volume(nil) } }.defaultAppStorage(defaults)
        }
    }

    @Test("A scene sets the store of the properties in its windows")
    func storeOfScene() throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(7, forKey: "volume")
        #expect(TestedApp(Loud(defaults)).open(300, 300).words.first == "volume 7")
    }

    @Test("Every type of a setting comes back as it was stored; another type counts as none")
    func types() throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let store = DefaultsValues.store(of: defaults)
        let values: [StoredValue] = [
            .bool(true), .int(3), .double(2.5), .string("x"), .data(Data([1, 2])),
        ]
        for (index, value) in values.enumerated() {
            store["\(index)"] = value
            #expect(store["\(index)"] == value)
        }
        defaults.set(Date(), forKey: "date")
        #expect(store["date"] == nil)
        store["0"] = nil
        #expect(defaults.object(forKey: "0") == nil)
    }
}
