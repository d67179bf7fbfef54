import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("AppStorage and SceneStorage")
struct AppStorageTests {
    enum Order: String { case name, initiative }

    private struct Settings: View {
        @AppStorage("round") private var round = 1
        @AppStorage("order") private var order = Order.name
        @AppStorage("leader") private var leader: String?
        var body: some View {
            Text("\(round) \(order.rawValue) \(leader ?? "nobody")")
            Change("next", $round) { $0 += 1 }
            Change("sort", $order) { $0 = .initiative }
            Change("lead", $leader) { $0 = $0 == nil ? "Ana" : nil }
        }
    }

    private struct Reader: View {
        @AppStorage("round") private var round = 7
        var body: some View { Text("round \(round)") }
    }

    /// A value that can be stored itself, as dates can, and has a raw value, which programs give to dates.
    private nonisolated struct Moment: _Storable, RawRepresentable {
        let seconds: Double
        var rawValue: String { "raw" }
        var _stored: _StoredForm { seconds._stored }

        init(_ seconds: Double) { self.seconds = seconds }
        init?(rawValue: String) { return nil }
        init?(_stored: _StoredForm) {
            guard let seconds = Double(_stored: _stored) else { return nil }
            self.init(seconds)
        }
    }

    private struct Visit: View {
        @AppStorage("visit") private var visit = Moment(60)
        @AppStorage("end") private var end: Moment?
        @SceneStorage("arrival") private var arrival = Moment(60)
        @SceneStorage("departure") private var departure: Moment?
        var body: some View {
            Text(
                [visit, end, arrival, departure].map { "\($0?.seconds ?? 0)" }
                    .joined(separator: " "))
            Change("visit", $visit) { $0 = Moment(120.5) }
            Change("end", $end) { $0 = Moment(180.5) }
            Change("arrival", $arrival) { $0 = Moment(240.5) }
            Change("departure", $departure) { $0 = Moment(300.5) }
        }
    }

    @Test("A value that can be stored is stored as it is, even if it has a raw value besides")
    func rawValueBesides() {
        let (store, sceneStore) = (ValueStore(), ValueStore())
        func screen() -> Screen {
            Screen(300, 300) {
                Visit().environment(\.appStore, store).environment(\.sceneStore, sceneStore)
            }
        }
        let first = screen()
        #expect(first.words.first == "60.0 0.0 60.0 0.0")
        for name in ["visit", "end", "arrival", "departure"] { first.click(name) }
        #expect(first.words.first == "120.5 180.5 240.5 300.5")
        #expect(screen().words.first == "120.5 180.5 240.5 300.5")
    }

    @Test("All views that read a setting show it, also after a restart")
    func shared() {
        let store = ValueStore()
        func screen() -> Screen {
            Screen(300, 300) {
                Settings().environment(\.appStore, store)
                Reader().environment(\.appStore, store)
            }
        }
        let first = screen()
        #expect(first.words.first == "1 name nobody" && first.words.last == "round 7")
        first.click("next")
        first.click("sort")
        first.click("lead")
        #expect(first.words.first == "2 initiative Ana" && first.words.last == "round 2")
        let second = screen()
        #expect(second.words.first == "2 initiative Ana")
        second.click("lead")
        #expect(first.words.first == "2 initiative nobody")
    }

    @Test("Only bodies that read a setting are evaluated for it")
    func exact() {
        struct Outer: View {
            @AppStorage("other") private var other = 0
            var body: some View {
                Reader()
                Text("outer \(other)")
            }
        }
        let store = ValueStore()
        let screen = Screen(300, 100) { Outer().environment(\.appStore, store) }
        let editor = Screen(300, 300) { Settings().environment(\.appStore, store) }
        #expect(screen.evaluations { editor.click("next") } == 1)
        #expect(screen.evaluations { editor.click("sort") } == 0)
    }

    @Test("Each window has separate values")
    func scenes() {
        struct Tab: View {
            @SceneStorage("tab") private var tab = "a"
            var body: some View { Change(tab, $tab) { $0 += "b" } }
        }
        let store = ValueStore()
        func screen(_ name: String) -> Screen {
            Screen(300, 100) {
                Tab().environment(\.sceneStore, store).environment(\.sceneName, name)
            }
        }
        let first = screen("window 1")
        first.click("a")
        #expect(first.words == ["ab"])
        #expect(screen("window 2").words == ["a"])
        #expect(screen("window 1").words == ["ab"])
    }

    @Test("Every type of value is read from the file as it was written")
    func kinds() throws {
        struct Kinds: View {
            @AppStorage("bool") var bool = false
            @AppStorage("double") var double = 0.0
            @AppStorage("none") var none = 0.0
            @AppStorage("url") var url: URL?
            @AppStorage("data") var data = Data()
            @AppStorage("date") var date = Date(timeIntervalSinceReferenceDate: 0)
            @AppStorage("large") var large = 0
            var body: some View {
                Text(
                    "\(bool) \(double) \(none) \(url?.absoluteString ?? "-") \(data.count) "
                        + "\(date.timeIntervalSinceReferenceDate) \(large)")
                Button("set") {
                    (bool, double, none, large) = (true, 2, .infinity, .max)
                    url = URL(string: "https://example.org/?a=b")
                    data = Data([0, 255, 7])
                    date = Date(timeIntervalSinceReferenceDate: 0.25)
                }
            }
        }
        let folder = try TemporaryFolder()
        let file = ValueFile(folder.url.appendingPathComponent("a/settings.json").path)
        let store = ValueStore(file)
        let screen = Screen(900, 100) { Kinds().environment(\.appStore, store) }
        screen.click("set")
        let shown = "true 2.0 inf https://example.org/?a=b 3 0.25 \(Int.max)"
        #expect(screen.words.first == shown)
        file.flush()
        let again = ValueStore(
            ValueFile(folder.url.appendingPathComponent("a/settings.json").path))
        #expect(Screen(900, 100) { Kinds().environment(\.appStore, again) }.words.first == shown)
    }

    @Test("A damaged file is renamed, and the app starts without one")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("settings.json")
        try Data("{ \"round\": ".utf8).write(to: url)
        let store = ValueStore(ValueFile(url.path))
        #expect(
            Screen(300, 100) { Reader().environment(\.appStore, store) }.words == ["round 7"])
        #expect(FileManager.default.fileExists(atPath: url.path + ".damaged"))
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("A damaged file does not replace another one that was renamed")
    func damagedAgain() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("settings.json")
        for content in ["{ 1", "{ 2"] {
            try Data(content.utf8).write(to: url)
            #expect(ValueFile(url.path).read().isEmpty)
        }
        #expect(try String(contentsOfFile: url.path + ".damaged", encoding: .utf8) == "{ 1")
        #expect(try String(contentsOfFile: url.path + ".damaged-2", encoding: .utf8) == "{ 2")
    }

    @Test("The file keeps its permissions, and a link to it stays a link")
    func links() throws {
        let folder = try TemporaryFolder()
        let (url, link) = (
            folder.url.appendingPathComponent("target"),
            folder.url.appendingPathComponent("settings.json")
        )
        try Data("{}".utf8).write(to: url)
        #expect(chmod(url.path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
        let file = ValueFile(link.path)
        ValueStore(file)["round"] = .int(4)
        file.flush()
        #expect(ValueFile(url.path).read() == ["round": .int(4)])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A FIFO is neither waited for nor replaced")
    func fifo() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("settings.json").path
        #expect(mkfifo(path, 0o600) == 0)
        let file = ValueFile(path)
        let store = ValueStore(file)
        #expect(store["round"] == nil)
        store["round"] = .int(4)
        file.flush()
        #expect(
            saidReports.contains(
                "Cannot read \(path): it is not a regular file. Settings are not saved."))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.type] as? FileAttributeType != .typeRegular)
    }

    @Test(
        "Entries of other programs stay: an older version's lists, and changes of a second process")
    func others() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("settings.json")
        try Data(#"{"list": [1, {"a": null}], "round": 4}"#.utf8).write(to: url)
        let files = [ValueFile(url.path), ValueFile(url.path)]
        let stores = files.map(ValueStore.init)
        #expect(stores[0]["round"] == .int(4) && stores[1]["round"] == .int(4))
        stores[0]["leader"] = .string("Ana")
        files[0].flush()
        stores[1]["round"] = nil
        files[1].flush()
        let expected: [String: StoredValue] = [
            "leader": .string("Ana"), "list": .list([.int(1), .table(["a": .nothing])]),
        ]
        #expect(ValueFile(url.path).read() == expected)
    }

    @Test("An unreadable file is not overwritten")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("settings.json")
        // A folder in its place cannot be read as a file, even by the superuser.
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let file = ValueFile(url.path)
        let store = ValueStore(file)
        #expect(store["round"] == nil)
        store["round"] = .int(2)
        file.flush()
        #expect(store["round"] == .int(2))
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
    }

    @Test("Another key is another setting")
    func otherKey() {
        struct Keyed: View {
            @AppStorage var value: Int
            init(_ key: String) { _value = AppStorage(wrappedValue: 0, key) }
            var body: some View { Text("\(value)") }
        }
        struct Outer: View {
            @State private var key = "first"
            var body: some View {
                Keyed(key)
                Change("other", $key) { $0 = "second" }
            }
        }
        let store = ValueStore()
        (store["first"], store["second"]) = (.int(1), .int(2))
        let screen = Screen(300, 100) { Outer().environment(\.appStore, store) }
        #expect(screen.words.first == "1")
        screen.click("other")
        #expect(screen.words.first == "2")
    }

    @Test("A value of another type under the same key is ignored")
    func otherKind() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("settings.json")
        try Data(#"{"round": "many", "order": "weight"}"#.utf8).write(to: url)
        let store = ValueStore(ValueFile(url.path))
        let screen = Screen(300, 300) { Settings().environment(\.appStore, store) }
        #expect(screen.words.first == "1 name nobody")
        screen.click("next")
        #expect(screen.words.first == "2 name nobody")
    }
}

/// A folder that is removed after the test.
private final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
