import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeX11

/// Source: `Tests/Fixtures/accessibility/atspi-2.46.txt`.
@Suite("The interfaces as at-spi2-core 2.46 declares them")
struct OfficialInterfacesTests {
    private let official: Set<String>
    private let declared: [Declaration]

    init() throws {
        let text = try String(
            contentsOfFile: Fixtures.path("accessibility/atspi-2.46.txt"), encoding: .utf8)
        official = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
        let interfaces = AccessibleInterfaces.all.map(AccessibleInterfaces.description)
        declared = (interfaces + [AccessibleCache.description]).flatMap(Declaration.all(in:))
    }

    /// The members that version 2.46 does not declare, with the reason why the app has them.
    private let further = [
        "Accessible.HelpText : s read": "declared by newer versions",
        "Application.ToolkitVersion : s read": "declared by newer versions, asked for by 2.46",
        "Application.GetApplicationBusAddress () -> (s)":
            "called by libatspi 2.46, which does not declare it",
    ]

    /// The official interfaces that no object of the app has, with the reason.
    private let missingInterfaces = [
        "Collection": "a reader searches the tree itself",
        "Document": "no element is a document of pages",
        "Hypertext": "a link is an element, not a part of a text",
        "TableCell": "a table answers for its cells",
    ]

    @Test("Each member that the app declares has the official types")
    func types() {
        let lines = Set(declared.map(\.line))
        #expect(lines.subtracting(official) == Set(further.keys))
        #expect(official.contains("Accessible.GetState () -> (au)"))
    }

    @Test("The app declares all official members of its interfaces")
    func completeness() {
        let others = official.subtracting(declared.map(\.line)).filter { line in
            !line.hasPrefix("Event.")
                && !missingInterfaces.keys.contains { line.hasPrefix($0 + ".") }
        }
        #expect(others == [])
    }

    @Test("An interface that is known to be missing is official, and not declared")
    func wholeInterfaces() {
        for interface in missingInterfaces.keys {
            #expect(official.contains { $0.hasPrefix(interface + ".") }, "\(interface)")
            #expect(!declared.contains { $0.interface == interface }, "\(interface)")
        }
    }

    @Test("No member is declared twice, and each interface has members")
    func once() {
        #expect(Set(declared.map { "\($0.interface).\($0.name)" }).count == declared.count)
        let names = AccessibleInterfaces.all.map { $0.name } + ["Cache"]
        #expect(Set(declared.map(\.interface)) == Set(names))
        #expect(Set(names).count == names.count)
    }

    @Test("Each event that the app sends is an official signal, with the official types")
    func events() {
        let button = AccessibleID.element(1)
        let objects = [
            "Announcement", "ChildrenChanged", "PropertyChange", "SelectionChanged", "StateChanged",
            "TextCaretMoved", "TextChanged", "TextSelectionChanged",
        ].map { AccessibleEvent(source: button, member: $0) }
        let windows = [
            "Create", "Destroy", "Activate", "Deactivate", "Minimize", "Restore",
        ].map {
            AccessibleEvent.window($0, .window(1), "Notes")
        }
        for event in objects + windows {
            let line = "Event.\(event.interface).\(event.member) ! (s, i, i, v, a{sv})"
            #expect(official.contains(line), "\(line)")
        }
        for event in [
            AccessibleEvent.state("focused", true, of: button),
            .child(button, isNew: true, at: 0, of: .window(1)),
            .property("accessible-value", .number(1), of: button), windows[0], objects[0],
        ] { #expect(event.body(in: AccessibleTree()).type == "(siiva{sv})") }
    }

    @Test("An item of the cache has the type that the signals of the cache declare")
    func cacheItems() {
        #expect(AccessibleCache.description.contains("\"\(AccessibleCache.itemType)\""))
        #expect(AccessibleCache.description.contains("\"a\(AccessibleCache.itemType)\""))
    }
}
