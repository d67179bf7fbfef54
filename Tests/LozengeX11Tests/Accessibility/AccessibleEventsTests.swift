import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Events of changed elements")
struct AccessibleEventsTests {
    private typealias Element = ReadableApp.Element

    /// Changes an element of the app.
    ///
    /// - Returns: The events that tell of it.
    private func events(
        of element: Element, _ change: (inout SemanticRecord) -> Void
    ) -> [AccessibleEvent] {
        var tree = ReadableApp.tree
        var record = ReadableApp.record(element)
        change(&record)
        return tree.events(
            applying: ReadableApp.update(changed: [record]), to: ReadableApp.window)
    }

    // MARK: The focus

    private func moveFocus(
        to element: Element?, in tree: AccessibleTree = ReadableApp.tree
    ) -> [AccessibleEvent] {
        var tree = tree
        let update = ReadableApp.update(changed: [], focus: element)
        return tree.events(applying: update, to: ReadableApp.window)
    }

    @Test("A focus that moves is lost by the old element first")
    func focus() {
        let button = Element.button.id
        #expect(
            moveFocus(to: .field) == [
                .state("focused", false, of: button), .state("focused", true, of: Element.field.id),
            ])
        #expect(moveFocus(to: nil) == [.state("focused", false, of: button)])
        #expect(moveFocus(to: .button) == [])
    }

    @Test("In a window without the keyboard, the focus moves in silence")
    func inactive() throws {
        var tree = ReadableApp.tree
        var window = try #require(tree.windows[ReadableApp.window])
        window.isActive = false
        tree.update(window)
        #expect(tree.focus == nil)
        #expect(moveFocus(to: .field, in: tree) == [])
    }

    @Test("A focused element that goes away is not told about; the next one is")
    func focusOfGone() {
        var tree = ReadableApp.tree
        var update = ReadableApp.update(changed: [], focus: .field)
        update.removed = [Element.button.rawValue]
        update.roots.removeAll { $0 == Element.button.rawValue }
        let events = tree.events(applying: update, to: ReadableApp.window)
        #expect(
            events == [
                .child(Element.button.id, isNew: false, at: 2, of: ReadableApp.window),
                .state("focused", true, of: Element.field.id),
            ])
    }

    @Test("The focus of a menu is that of the window behind, which stays the active one")
    func menu() {
        var tree = ReadableApp.tree
        let menu = AccessibleID.window(2)
        tree.update(
            AccessibleWindow(id: menu, kind: .menu, owner: ReadableApp.window, title: ""))
        var update = SemanticUpdate()
        update.changed = [SemanticRecord(50, SemanticProperties(.menuItem, "Open"))]
        (update.roots, update.focus) = ([50], 50)
        let events = tree.events(applying: update, to: menu)
        #expect(
            events == [
                .child(.element(50), isNew: true, at: 0, of: menu),
                .state("focused", false, of: Element.button.id),
                .state("focused", true, of: .element(50)),
            ])
    }

    @Test("A window that is minimized is not showing, until it comes back; a new one shows at once")
    func minimized() {
        var tree = AccessibleTree()
        var window = AccessibleWindow(id: .window(5), kind: .frame, owner: nil, title: "Notes")
        #expect(
            tree.events(updating: window) == [
                .child(window.id, isNew: true, at: 0, of: .application),
                .window("Create", window.id, "Notes"), .state("showing", true, of: window.id),
            ])
        #expect(tree.events(updating: window).isEmpty)
        for (isShown, member) in [(false, "Minimize"), (true, "Restore")] {
            window.isShown = isShown
            #expect(
                tree.events(updating: window) == [
                    .window(member, window.id, "Notes"),
                    .state("showing", isShown, of: window.id),
                ])
            #expect(tree.windows[window.id]?.states.contains(.showing) == isShown)
        }
    }

    // MARK: States and values

    @Test("A toggle is off, on and mixed")
    func toggle() {
        let toggle = Element.toggle.id
        #expect(
            events(of: .toggle) { $0.properties.states = [] }
                == [.state("checked", false, of: toggle)])
        #expect(
            events(of: .toggle) { $0.properties.states = .mixed } == [
                .state("checked", false, of: toggle), .state("indeterminate", true, of: toggle),
            ])
    }

    @Test("A control that is disabled is not enabled, not sensitive and not focusable")
    func disabled() {
        let link = Element.link.id
        #expect(
            events(of: .link) { $0.properties.states = .disabled } == [
                .state("enabled", false, of: link), .state("sensitive", false, of: link),
                .state("focusable", false, of: link),
            ])
    }

    @Test("An element that is scrolled out of sight is not told: scrolling would flood readers")
    func showing() {
        #expect(events(of: .text) { $0.isShowing = false }.isEmpty)
    }

    @Test("A button gets another name, hint and role")
    func names() {
        let button = Element.button.id
        #expect(
            events(of: .button) { $0.properties.label = "Post" }
                == [.property("accessible-name", .text("Post"), of: button)])
        #expect(
            events(of: .button) { $0.properties.hint = "To Ada" }
                == [.property("accessible-description", .text("To Ada"), of: button)])
        #expect(
            events(of: .button) { $0.properties.role = .link }.map(\.detail) == ["accessible-role"])
    }

    @Test("The number of a slider changes, and the chosen option in words")
    func values() {
        #expect(
            events(of: .slider) {
                $0.properties.range?.value = 4
                $0.properties.value = "40 %"
            } == [.property("accessible-value", .number(4), of: Element.slider.id)])
        #expect(
            events(of: .button) { $0.properties.value = "Large" }
                == [
                    .property("accessible-value", .text("Large"), of: Element.button.id),
                    .property(
                        "accessible-description", .text("Large"), of: Element.button.id),
                ])
    }

    @Test("A text has another value, which is the end of its name")
    func nameWithValue() {
        let text = ReadableApp.record(.text).properties.label
        #expect(
            events(of: .text) { $0.properties.value = "4 new" }
                == [
                    .property("accessible-name", .text("\(text), 4 new"), of: Element.text.id),
                    .property("accessible-value", .text("4 new"), of: Element.text.id),
                ])
    }

    @Test("A move in the window tells nothing")
    func frames() {
        #expect(events(of: .button) { $0.frame.origin.x += 10 } == [])
        #expect(events(of: .button) { _ in } == [])
    }

    @Test("The selection of a list moves: two rows change, and the list hears of it once")
    func selection() {
        var tree = ReadableApp.tree
        var (old, new) = (ReadableApp.record(.secondRow), ReadableApp.record(.thirdRow))
        (old.properties.states, new.properties.states) = ([], .selected)
        let events = tree.events(
            applying: ReadableApp.update(changed: [old, new]), to: ReadableApp.window)
        #expect(
            events == [
                .state("selected", false, of: Element.secondRow.id),
                .state("selected", true, of: Element.thirdRow.id),
                AccessibleEvent(source: Element.list.id, member: "SelectionChanged"),
            ])
    }

    // MARK: The cache of a reader

    @Test("The name of a row that is called by its words changes with them")
    func rowName() {
        let events = events(of: .adaAge) { $0.properties.label = "37" }
        #expect(
            events.contains(.property("accessible-name", .text("Ada 37"), of: Element.adaRow.id)))
    }

    @Test("A changed description is told as a whole")
    func description() {
        let detail = SemanticDetail(label: "Stamps", value: "3")
        let hinted = events(of: .list) { $0.properties.hint = "All of them" }
        let text = "All of them, 9 items"
        #expect(
            hinted == [.property("accessible-description", .text(text), of: Element.list.id)])
        let detailed = events(of: .button) { $0.properties.details = [detail] }
        #expect(
            detailed
                == [.property("accessible-description", .text("Stamps: 3"), of: Element.button.id)])
    }

    @Test("Changes of a window that is gone are not told")
    func goneWindow() {
        var tree = ReadableApp.tree
        tree.remove(ReadableApp.window)
        #expect(tree.events(applying: ReadableApp.update(), to: ReadableApp.window) == [])
        #expect(tree.records.isEmpty)
    }
}
